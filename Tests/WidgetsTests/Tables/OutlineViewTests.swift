import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Rows are the items of a tree, which are expanded and collapsed by mouse, keyboard and program.
@Suite struct OutlineViewTests {
    @Test func `A click on a triangle expands and collapses, with Alt all descendants`() throws {
        let stage = try OutlineStage()
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
        let stage = try OutlineStage()
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
        let stage = try OutlineStage(columns: 2)
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
        let stage = try OutlineStage()
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
        let stage = try OutlineStage()
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
        let stage = try OutlineStage()
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

    @Test func `In right-to-left layouts, triangles are at the right, and Left expands`() throws {
        let stage = try OutlineStage()
        let leftToRight = stage.harness.picture
        stage.harness.host.layoutDirection = .rightToLeft
        try stage.harness.settle()
        #expect(stage.harness.picture != leftToRight)
        let left = try stage.triangle("a")
        try stage.harness.click(left)
        #expect(!stage.outline.isItemExpanded("a"), "there is none at the left")
        try stage.harness.click(Point(x: 300 - left.x, y: left.y))
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"])
        let child = try stage.triangle("a.0")
        try stage.harness.click(Point(x: 300 - child.x, y: child.y))
        #expect(stage.shown.prefix(3) == ["a", " a.0", "  a.0.0"])
        #expect(stage.harness.picture == stage.harness.renderFresh())
        try stage.harness.matches(golden: "outline-mirrored")
        stage.outline.selectRows([4])
        stage.outline.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.outline.isItemExpanded("c"))
        try stage.harness.key(.keyboardRightArrow)
        #expect(!stage.outline.isItemExpanded("c"))
        // A field covers the text, and leaves the triangle visible.
        let column = try #require(stage.outline.columns)
        let cell = Rect(x: 0, y: 0, width: 300, height: 20)
        let room = column.room(0, row: 1, in: cell)
        #expect(room.minX == 0 && room.maxX == 300 - stage.outline.indentation(ofRow: 1))
        stage.harness.host.layoutDirection = .leftToRight
        stage.outline.collapseItem(nil, collapseChildren: true)
        stage.outline.deselectAll(nil)
        stage.outline.resignFirstResponder()
        try stage.harness.settle()
        #expect(column.room(0, row: 0, in: cell).maxX == 300)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Rows state their level, position and state`() throws {
        let stage = try OutlineStage()
        stage.outline.expandItem("a")
        try stage.harness.settle()
        let rows = (0..<3).compactMap { stage.outline.cellForRow(at: $0)?.accessibilityAttributes }
        #expect(rows.map(\.level) == [1, 2, 2])
        #expect(rows.map(\.positionInSet) == [0, 0, 1] && rows.map(\.setSize) == [3, 2, 2])
        #expect(rows[0].states.isSuperset(of: [.expandable, .expanded]))
        #expect(!rows[2].states.contains(.expandable))
    }

    @Test func `An outline contains rows with levels, which contain cells`() throws {
        let stage = try OutlineStage(columns: 2)
        stage.outline.accessibilityLabel = "Folders"
        stage.outline.expandItem("a")
        try Golden.text(stage.harness.accessibilityDump(), matches: "elements-outline")
    }

    @Test func `Expand and Collapse are actions of rows, with and without a view`() throws {
        let stage = try OutlineStage()
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
}
