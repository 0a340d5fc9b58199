import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Rows of an outline follow the changes of its items, also of many at once.
@Suite struct OutlineChangeTests {
    @Test func `Children that have changed while their parent was collapsed are requested again`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem("c")
        try stage.harness.settle()
        stage.outline.collapseItem("c")
        stage.children["c"] = ["c.1"]
        stage.children[""]?.append("c.2")
        stage.outline.insertItems(at: [3], inParent: nil)
        stage.outline.expandItem("c")
        try stage.harness.settle()
        #expect(stage.shown == ["a", "b", "c", " c.1", "c.2"])
        #expect(stage.outline.row(forItem: "c.0") == nil && stage.outline.row(forItem: "c.2") == 4)
    }

    @Test func `Several changes in one batch leave the rows of the tree`() throws {
        let stage = try OutlineStage()
        stage.outline.performBatchUpdates {
            stage.outline.expandItem("a")
            stage.outline.expandItem("c")
            stage.outline.collapseItem("a")
            stage.children["c"] = ["c.1", "c.2"]
            stage.outline.removeItems(at: [0], inParent: "c")
            stage.children[""] = ["b", "c"]
            stage.outline.removeItems(at: [0], inParent: nil)
        }
        try stage.harness.settle()
        #expect(stage.shown == ["b", "c", " c.1", " c.2"])
    }

    @Test func `A reload keeps expanded items that are still there`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem(nil, expandChildren: true)
        stage.children[""] = ["c", "x", "a"]
        stage.children["a"] = ["a.1"]
        stage.outline.reloadData()
        try stage.harness.settle()
        #expect(stage.shown == ["c", " c.0", " c.1", " c.2", "x", "a", " a.1"])
    }

    @Test func `The second of equal items is addressed when the first one is removed`() throws {
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        let stage = try OutlineStage()
        stage.children = ["": ["a", "b", "c"], "a": ["x"], "b": ["x", "y"], "c": ["x"], "x": ["x.0"]]
        stage.outline.reloadData()
        for item in ["a", "b", "c"] { stage.outline.expandItem(item) }
        try stage.harness.settle()
        #expect(stage.shown == ["a", " x", "b", " x", " y", "c", " x"])
        #expect(stage.outline.row(forItem: "x") == 1)
        stage.children["a"] = []
        stage.outline.removeItems(at: [0], inParent: "a")
        try stage.harness.settle()
        #expect(
            stage.outline.row(forItem: "x") == 2 && stage.outline.parent(forItem: "x") == AnyHashable("b"))
        #expect(stage.harness.picture == stage.harness.renderFresh(), "its row has a triangle now")
        stage.outline.expandItem("x")
        try stage.harness.settle()
        #expect(stage.shown == ["a", "b", " x", "  x.0", " y", "c", " x"])
        // The subtree of the second one is removed, and then the third one.
        stage.children[""] = ["a", "c"]
        stage.outline.removeItems(at: [1], inParent: nil)
        #expect(stage.outline.row(forItem: "x") == 2 && !stage.outline.isItemExpanded("x"))
        stage.children["c"] = []
        stage.outline.removeItems(at: [0], inParent: "c")
        #expect(stage.outline.row(forItem: "x") == nil)
    }

    @Test func `All siblings are expanded and collapsed by one change of the rows`() throws {
        let stage = try OutlineStage()
        let names = (0..<2_000).map { "s\($0)" }
        stage.children = ["": names]
        for name in names { stage.children[name] = [name + ".0"] }
        stage.outline.reloadData()
        try stage.harness.settle()
        stage.outline.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        stage.outline.selectRows([0, 1_999])
        stage.outline.resetCount()
        for name in names.prefix(40) { stage.outline.expandItem(name) }
        #expect(stage.outline.rowChanges >= 40, "single items change the rows one by one")
        stage.outline.collapseItem(nil, collapseChildren: true)
        for isByKey in [true, false] {
            stage.outline.resetCount()
            if isByKey {
                try stage.harness.type("*")
            } else {
                stage.outline.expandItem(nil, expandChildren: true)
            }
            #expect(stage.outline.numberOfRows == 4_000 && stage.outline.rowChanges < 20)
            #expect(stage.selected == ["s0", "s1999"] && stage.outline.selectedRowIndexes == [0, 3_998])
            #expect(stage.outline.item(atRow: 2_001) == AnyHashable("s1000.0"))
            try stage.harness.settle()
            #expect(stage.shown.prefix(4) == ["s0", " s0.0", "s1", " s1.0"])
            stage.outline.selectRows([1, 3_998])
            stage.outline.resetCount()
            stage.outline.collapseItem(nil, collapseChildren: true)
            #expect(stage.outline.numberOfRows == 2_000 && stage.outline.rowChanges < 20)
            #expect(stage.outline.selectedRowIndexes == [0, 1_999])
            try stage.harness.settle()
            #expect(stage.shown.prefix(2) == ["s0", "s1"])
        }
        #expect(stage.harness.picture == stage.harness.renderFresh())
        #expect(stage.events.count == 8_080)
    }

    @Test(arguments: 0..<30)
    func `Rows get the numbers that a list of rows has after a change`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        var rows = Array(0..<40)
        var removed = RowIndexSet()
        var inserted = RowIndexSet()
        var moved: (rows: Range<Int>, to: Int)?
        if seed % 2 == 0 {
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                removed.insert(Int.random(in: 0..<40, using: &random))
            }
            rows.removeAll { removed.contains($0) }
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                inserted.insert(Int.random(in: 0...rows.count, using: &random))
            }
            for row in inserted { rows.insert(-1, at: row) }
        } else {
            let start = Int.random(in: 0..<40, using: &random)
            let end = Int.random(in: start + 1...40, using: &random)
            let to = Int.random(in: 0...40 - (end - start), using: &random)
            let block = Array(rows[start..<end])
            rows.removeSubrange(start..<end)
            rows.insert(contentsOf: block, at: to)
            moved = (start..<end, to)
        }
        let change = OutlineRowChange(removed: removed, inserted: inserted, moved: moved)
        for row in 0..<40 { #expect(change.newRow(of: row) == rows.firstIndex(of: row)) }
        let chosen = RowIndexSet((0..<40).filter { _ in Bool.random(using: &random) })
        let expected = RowIndexSet(rows.indices.filter { chosen.contains(rows[$0]) })
        #expect(change.newRows(of: chosen) == expected)
    }

    @Test(arguments: 0..<30)
    func `Random changes show the rows of a plain tree`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = try OutlineStage()
        var nextName = 0
        func rows(of item: String, _ level: Int) -> [String] {
            (stage.children[item] ?? []).flatMap { child -> [String] in
                let line = String(repeating: " ", count: level) + child
                return [line] + (stage.outline.isItemExpanded(child) ? rows(of: child, level + 1) : [])
            }
        }
        for _ in 0..<60 {
            let visible = rows(of: "", 0).map { $0.filter { $0 != " " } }
            let item = visible.randomElement(using: &random) ?? ""
            let before = stage.selected
            switch Int.random(in: 0..<8, using: &random) {
            case 6:
                stage.outline.expandItem(nil, expandChildren: true)
                #expect(stage.selected == before, "expanding keeps the selection")
            case 7:
                let row = stage.outline.row(forItem: item) ?? 0
                stage.outline.selectRows([row])
                stage.outline.becomeFirstResponder()
                try stage.harness.type("*")
                #expect(stage.selected == [item])
            case 0: stage.outline.collapseItem(item, collapseChildren: Bool.random(using: &random))
            case 1, 2: stage.outline.expandItem(item, expandChildren: Bool.random(using: &random))
            case 3, 4:
                let parent = Bool.random(using: &random) ? item : ""
                guard let count = stage.children[parent]?.count else { continue }
                let place = Int.random(in: 0...count, using: &random)
                nextName += 1
                stage.children[parent]?.insert("n\(nextName)", at: place)
                if nextName % 2 == 0 { stage.children["n\(nextName)"] = ["n\(nextName).0"] }
                stage.outline.insertItems(
                    at: [place], inParent: parent.isEmpty ? nil : parent, withAnimation: .fade)
            default:
                let parent = Bool.random(using: &random) ? item : ""
                guard let count = stage.children[parent]?.count, count > 0 else { continue }
                let place = Int.random(in: 0..<count, using: &random)
                stage.children[parent]?.remove(at: place)
                stage.outline.removeItems(at: [place], inParent: parent.isEmpty ? nil : parent)
            }
            try stage.harness.settle()
            let expected = rows(of: "", 0)
            #expect(stage.outline.numberOfRows == expected.count)
            #expect(stage.shown == Array(expected.prefix(stage.shown.count)))
            for (row, line) in expected.enumerated() {
                #expect(stage.outline.item(atRow: row) == AnyHashable(line.filter { $0 != " " }))
                #expect(stage.outline.row(forItem: line.filter { $0 != " " }) == row)
            }
        }
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }
}
