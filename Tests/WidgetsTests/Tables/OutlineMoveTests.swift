import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Items are moved within their parent, to another parent, and into collapsed ones.
@Suite struct OutlineMoveTests {
    @Test func `A moved item takes its rows and its selection along`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        stage.outline.selectRows([1, 2])
        stage.move(0, of: "a", to: 1, of: "c")
        try stage.harness.settle()
        #expect(stage.shown == ["a", " a.1", "b", "c", " c.0", " a.0", "  a.0.0", " c.1", " c.2"])
        #expect(
            stage.selected == ["a.0", "a.0.0"] && stage.outline.parent(forItem: "a.0") == AnyHashable("c"))
        #expect(stage.harness.picture == stage.harness.renderFresh())
        stage.move(2, of: "", to: 0, of: "")
        try stage.harness.settle()
        #expect(stage.shown.prefix(6) == ["c", " c.0", " a.0", "  a.0.0", " c.1", " c.2"])
        stage.outline.collapseItem("c")
        try stage.harness.settle()
        #expect(stage.selected == ["c"])
    }

    @Test func `An item that gets another level in the same row is indented anew`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem("a")
        try stage.harness.settle()
        stage.move(1, of: "", to: 2, of: "a")
        try stage.harness.settle()
        #expect(stage.shown == ["a", " a.0", " a.1", " b", "c"])
        #expect(stage.outline.level(forItem: "b") == 1 && stage.outline.level(forItem: "a.0.0") == -1)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `An item moved into a collapsed one loses its row, and gets it back by expanding`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem("a")
        stage.outline.expandItem("c")
        stage.outline.collapseItem("c")
        stage.move(0, of: "a", to: 3, of: "c")
        try stage.harness.settle()
        #expect(stage.shown == ["a", " a.1", "b", "c"])
        stage.outline.expandItem("c")
        try stage.harness.settle()
        #expect(stage.shown == ["a", " a.1", "b", "c", " c.0", " c.1", " c.2", " a.0"])
        stage.outline.collapseItem("c")
        stage.move(0, of: "c", to: 0, of: "")
        try stage.harness.settle()
        #expect(stage.shown == ["c.0", "a", " a.1", "b", "c"])
    }

    @Test func `Wrong positions, and a move into a descendant, are reported and change nothing`() throws {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let stage = try OutlineStage()
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        let before = stage.shown
        stage.outline.moveItem(at: 0, inParent: nil, to: 0, inParent: "a.0")
        stage.outline.moveItem(at: 3, inParent: nil, to: 0, inParent: "a")
        stage.outline.moveItem(at: 0, inParent: nil, to: 3, inParent: nil)
        try stage.harness.settle()
        #expect(reports.count == 3 && stage.shown == before)
    }

    @Test(arguments: 0..<30)
    func `Random moves show the rows of a plain tree`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = try OutlineStage()
        func isWithin(_ item: String, _ ancestor: String) -> Bool {
            item == ancestor || (stage.children[ancestor] ?? []).contains { isWithin(item, $0) }
        }
        for _ in 0..<60 {
            let parents = stage.children.keys.sorted()
            let old = parents.randomElement(using: &random) ?? ""
            let new = parents.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<4, using: &random) {
            case 0: stage.outline.collapseItem(new)
            case 1: stage.outline.expandItem(new.isEmpty ? nil : new)
            default:
                guard let index = stage.children[old]?.indices.randomElement(using: &random),
                    let item = stage.children[old]?[index], !isWithin(new, item)
                else { continue }
                let count = (stage.children[new]?.count ?? 0) - (old == new ? 1 : 0)
                let chosen = stage.selected
                stage.move(index, of: old, to: Int.random(in: 0...count, using: &random), of: new)
                let kept = chosen.filter { stage.outline.row(forItem: $0) != nil }
                #expect(Set(stage.selected).isSuperset(of: kept))
            }
            if Bool.random(using: &random) { try stage.harness.settle() }
            let expected = stage.rows
            #expect(stage.outline.numberOfRows == expected.count)
            for (row, item) in expected.enumerated() {
                #expect(stage.outline.item(atRow: row) == AnyHashable(item))
                #expect(stage.outline.row(forItem: item) == row)
            }
            stage.outline.selectRows(
                RowIndexSet(expected.indices.filter { _ in Bool.random(using: &random) }))
        }
        try stage.harness.settle()
        #expect(stage.shown.map { $0.filter { $0 != " " } } == Array(stage.rows.prefix(stage.shown.count)))
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    // MARK: - Heights and type-ahead

    @Test func `The delegate gives rows heights by their items`() throws {
        let stage = try OutlineStage()
        stage.heights = ["b": 50, "c.1": 30]
        stage.outline.expandItem("c")
        try stage.harness.settle()
        let heights = (0..<6).map { stage.outline.rectForRow(at: $0).height }
        #expect(heights == [20, 50, 20, 20, 30, 20])
        stage.move(1, of: "", to: 0, of: "")
        try stage.harness.settle()
        #expect(stage.shown.first == "b" && stage.outline.rectForRow(at: 0).height == 50)
        #expect(stage.outline.rectForRow(at: 1).height == 20)
    }

    @Test(arguments: [true, false])
    func `Typed characters select a row by the text of its item`(_ hasDelegate: Bool) throws {
        let stage = try OutlineStage(columns: 2)
        if !hasDelegate { stage.outline.delegate = nil }
        stage.children[""] = ["apple", "cherry", "citron"]
        stage.outline.reloadData()
        stage.outline.becomeFirstResponder()
        try stage.harness.type("c")
        #expect(stage.selected == ["cherry"])
        try stage.harness.type("i")
        #expect(stage.selected == ["citron"])
    }

    @Test func `Characters typed while cells are selected do not select rows`() throws {
        let stage = try OutlineStage(columns: 2)
        stage.outline.delegate = nil
        stage.outline.allowsCellSelection = true
        stage.outline.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.type("c")
        #expect(stage.outline.focusedRow == 0)
    }
}

extension OutlineStage {
    /// The items in the rows, according to the tree and the expanded items.
    fileprivate var rows: [String] { rows(of: "") }

    private func rows(of item: String) -> [String] {
        (children[item] ?? []).flatMap { [$0] + (outline.isItemExpanded($0) ? rows(of: $0) : []) }
    }

    /// Moves a child in the tree and in the outline; "" is the root.
    fileprivate func move(_ index: Int, of old: String, to newIndex: Int, of new: String) {
        guard let item = children[old]?.remove(at: index) else { return }
        children[new]?.insert(item, at: newIndex)
        outline.moveItem(
            at: index, inParent: old.isEmpty ? nil : old, to: newIndex, inParent: new.isEmpty ? nil : new)
    }
}
