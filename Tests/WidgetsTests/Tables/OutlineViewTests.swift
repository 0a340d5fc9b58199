import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Rows are the items of a tree, which are expanded and collapsed by mouse, keyboard and program.
@Suite struct OutlineViewTests {
    /// A tree of texts: the children of "a" are "a.0", "a.1" and so on.
    @MainActor private final class Stage: OutlineViewDataSource, OutlineViewDelegate {
        let outline = OutlineView(frame: Rect(x: 0, y: 0, width: 300, height: 228))
        let harness: Harness
        var children: [String: [String]] = [
            "": ["a", "b", "c"], "a": ["a.0", "a.1"], "a.0": ["a.0.0"], "c": ["c.0", "c.1", "c.2"],
        ]
        var refused: Set<String> = []
        private(set) var events: [String] = []
        private(set) var requests = 0

        init(columns: Int = 1) throws {
            let root = View(frame: outline.frame)
            root.addSubview(outline)
            harness = Harness(root, size: outline.frame.size)
            outline.rowHeight = 20
            outline.allowsMultipleSelection = true
            for index in 0..<columns {
                let column = TableColumn(identifier: "\(index)")
                column.title = "C\(index)"
                outline.addTableColumn(column)
            }
            outline.dataSource = self
            outline.delegate = self
            try harness.settle()
        }

        /// The texts in the rows, from the top, indented by their level.
        var shown: [String] {
            outline.indexesForVisibleRows.map { row in
                let text = (outline.cellForRow(at: row) as? TableRowView)?.stringValue(atColumn: 0)
                return String(repeating: " ", count: outline.level(forRow: row)) + (text ?? "-")
            }
        }
        var selected: [String] { outline.selectedRows.compactMap { outline.item(atRow: $0) as? String } }

        func triangle(_ item: String) throws -> Point {
            let row = try #require(outline.row(forItem: item))
            return Point(x: outline.indentation(ofRow: row) - 4, y: 28 + 20 * Double(row) + 10)
        }

        func name(_ item: AnyHashable?) -> String { item as? String ?? "" }
        func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
            children[name(item)]?.count ?? 0
        }
        func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?)
            -> AnyHashable
        {
            requests += 1
            return children[name(item)]?[index] ?? ""
        }
        func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
            children[name(item)] != nil
        }
        func outlineView(
            _ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable
        ) -> String { name(item) }
        func outlineView(_ outlineView: OutlineView, shouldExpandItem item: AnyHashable) -> Bool {
            !refused.contains(name(item))
        }
        func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable) {
            events.append("+\(item)")
        }
        func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable) {
            events.append("-\(item)")
        }
    }

    @Test func `A click on a triangle expands and collapses, with Alt all descendants`() throws {
        let stage = try Stage()
        #expect(stage.shown == ["a", "b", "c"])
        try stage.harness.click(stage.triangle("c"))
        #expect(stage.shown == ["a", "b", "c", " c.0", " c.1", " c.2"] && stage.selected.isEmpty)
        try stage.harness.click(stage.triangle("a"), modifiers: .alternate)
        #expect(stage.shown.prefix(5) == ["a", " a.0", "  a.0.0", " a.1", "b"])
        try stage.harness.click(stage.triangle("a"))
        #expect(stage.shown == ["a", "b", "c", " c.0", " c.1", " c.2"])
        try stage.harness.click(stage.triangle("a"))
        #expect(stage.shown.prefix(4) == ["a", " a.0", "  a.0.0", " a.1"], "descendants stay expanded")
        #expect(stage.events == ["+c", "+a", "+a.0", "-a", "+a"])
    }

    @Test func `Right expands and then selects the first child, Left collapses or selects the parent`() throws
    {
        let stage = try Stage()
        stage.outline.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"] && stage.selected == ["a.0"])
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.selected == ["a.0.0"])
        try stage.harness.key(.keyboardLeftArrow)
        try stage.harness.key(.keyboardLeftArrow)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.selected == ["a"] && stage.shown == ["a", " a.0", " a.1", "b", "c"])
        try stage.harness.type("*")
        #expect(stage.shown.count == 8)
    }

    @Test func `In a tree grid, Right expands and then enters the cells, and Left returns`() throws {
        let stage = try Stage(columns: 2)
        try stage.harness.click(Point(x: 150, y: 38))
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.outline.focusedColumn == 0)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.outline.focusedColumn == nil && stage.outline.isItemExpanded("a"))
        try stage.harness.key(.keyboardLeftArrow)
        #expect(!stage.outline.isItemExpanded("a"))
    }

    @Test func `A selection that a collapse hides moves to the item`() throws {
        let stage = try Stage()
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        stage.outline.selectRows([2, 4])
        #expect(stage.selected == ["a.0.0", "b"])
        stage.outline.collapseItem("a")
        try stage.harness.settle()
        #expect(stage.selected == ["a", "b"] && stage.shown.prefix(3) == ["a", "b", "c"])
        stage.outline.collapseItem(nil, collapseChildren: true)
        try stage.harness.settle()
        #expect(stage.shown == ["a", "b", "c"] && stage.selected == ["a", "b"])
        stage.outline.expandItem("a")
        try stage.harness.settle()
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"], "the hidden descendants were collapsed, too")
    }

    @Test func `Children are requested when their rows become visible`() throws {
        let stage = try Stage()
        stage.children["b"] = (0..<100_000).map { "b.\($0)" }
        stage.outline.selectRows([0, 2])
        stage.outline.expandItem("b")
        try stage.harness.settle()
        #expect(stage.outline.numberOfRows == 100_003 && stage.requests < 30)
        #expect(stage.selected == ["a", "c"])
        #expect(stage.outline.item(atRow: 100_002) == AnyHashable("c"))
        stage.outline.scrollToRow(at: 50_000, at: .top, animated: false)
        try stage.harness.settle()
        #expect(stage.shown.contains(" b.49998") && stage.requests < 60)
        #expect(stage.outline.row(forItem: "b.49998") == 50_000)
        stage.outline.selectRows([0, 70, 100_002])
        stage.outline.collapseItem("b")
        try stage.harness.settle()
        #expect(stage.shown == ["a", "b", "c"] && stage.selected == ["a", "b", "c"])
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A delegate refuses, and a repeated item is reported and not expanded`() throws {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let stage = try Stage()
        stage.refused = ["c"]
        stage.outline.expandItem("c")
        #expect(!stage.outline.isItemExpanded("c"))
        stage.children["a.1"] = ["a"]
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        #expect(reports.map(\.message) == ["the item a occurs twice"])
        #expect(stage.shown == ["a", " a.0", "  a.0.0", " a.1", "  a", "b", "c"])
        stage.outline.insertItems(at: [9], inParent: "a")
        #expect(reports.last?.message == "children up to 9 of item a, which has 2, were to be inserted")
    }

    @Test func `Children that have changed while their parent was collapsed are requested again`() throws {
        let stage = try Stage()
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
        let stage = try Stage()
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
        let stage = try Stage()
        stage.outline.expandItem(nil, expandChildren: true)
        stage.children[""] = ["c", "x", "a"]
        stage.children["a"] = ["a.1"]
        stage.outline.reloadData()
        try stage.harness.settle()
        #expect(stage.shown == ["c", " c.0", " c.1", " c.2", "x", "a", " a.1"])
    }

    @Test func `Rows state their level, position and state`() throws {
        let stage = try Stage()
        stage.outline.expandItem("a")
        try stage.harness.settle()
        let rows = (0..<3).compactMap { stage.outline.cellForRow(at: $0)?.accessibilityAttributes }
        #expect(rows.map(\.level) == [1, 2, 2])
        #expect(rows.map(\.positionInSet) == [0, 0, 1] && rows.map(\.setSize) == [3, 2, 2])
        #expect(rows[0].states.isSuperset(of: [.expandable, .expanded]))
        #expect(!rows[2].states.contains(.expandable))
    }

    @Test func `An outline contains rows with levels, which contain cells`() throws {
        let stage = try Stage(columns: 2)
        stage.outline.accessibilityLabel = "Folders"
        stage.outline.expandItem("a")
        try Golden.text(stage.harness.accessibilityDump(), matches: "elements-outline")
    }

    @Test func `Expand and Collapse are actions of rows, with and without a view`() throws {
        let stage = try Stage()
        try stage.harness.row("C0: a").perform(.custom("Expand"))
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"])
        #expect(try stage.harness.row("C0: a").attributes.actions.contains(.custom("Collapse")))
        try stage.harness.row("C0: a").perform(.custom("Collapse"))
        #expect(stage.shown == ["a", "b", "c"])
        #expect(try stage.harness.row("C0: b").attributes.actions == [.activate])
        stage.refused = ["a"]
        #expect(try !stage.harness.row("C0: a").object.accessibilityPerform(.custom("Expand")))

        stage.children["b"] = (0..<90).map { "b.\($0)" }
        stage.outline.reloadData()
        stage.outline.expandItem("b")
        try stage.harness.settle()
        let row = try #require(stage.outline.accessibilityElement(at: 92))
        #expect(!(row is View) && row.accessibilityLabel == "C0: c")
        #expect(row.accessibilityAttributes.level == 1 && row.accessibilityAttributes.setSize == 3)
        #expect(row.accessibilityPerform(.custom("Expand")) && stage.outline.isItemExpanded("c"))
    }

    @Test(arguments: 0..<30)
    func `Random changes show the rows of a plain tree`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = try Stage()
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
            switch Int.random(in: 0..<6, using: &random) {
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
