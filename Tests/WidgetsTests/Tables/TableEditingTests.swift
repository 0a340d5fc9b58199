import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Deleting, inserting and swiping rows of a table.
@Suite struct TableEditingTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func makeStage() throws -> TableStage {
        let stage = TableStage([["a", "b", "c"], ["d"]])
        stage.table.allowsMultipleSelection = true
        try stage.harness.settle()
        stage.forget()
        return stage
    }

    private func edits(_ stage: TableStage) -> [String] {
        stage.heard.filter { !["show", "hide", "sele", "dese"].contains($0.prefix(4)) }
    }

    @Test func `The Delete key deletes the selected rows that can be deleted, and selects the next one`()
        throws
    {
        let stage = try makeStage()
        stage.deletable = ["a", "c"]
        try stage.harness.click("a")
        try stage.harness.key(.keyboardDownArrow, .shift)
        try stage.harness.key(.keyboardDeleteForward)
        #expect(edits(stage) == ["delete a"] && stage.names == [["b", "c"], ["d"]])
        #expect(stage.shown == stage.names)

        try stage.harness.click("c")
        try stage.harness.key(.keyboardDeleteForward)
        #expect(stage.names == [["b"], ["d"]])
        #expect(stage.table.indexPathForSelectedRow == path(1, 0))
        try stage.harness.key(.keyboardDeleteForward)
        #expect(stage.names == [["b"], ["d"]])
    }

    @Test func `In the editing mode a row shows its control, and Delete is confirmed`() throws {
        let stage = try makeStage()
        stage.deletable = ["a"]
        stage.insertable = ["b"]
        stage.table.setEditing(true, animated: true)
        try stage.harness.settle()
        let cells = stage.table.visibleCells
        #expect(cells.map(\.editingStyle) == [.delete, .insert, .none, .none])
        #expect(cells.map { $0.textLabel?.frame.minX } == [52, 52, 12, 12])

        try stage.harness.click(Point(x: 20, y: 45))
        #expect(edits(stage) == ["insert b"] && stage.shown == [["a", "new", "b", "c"], ["d"]])
        try stage.harness.click(Point(x: 20, y: 15))
        #expect(stage.names[0].first == "a" && stage.harness.contains("Delete"))
        try stage.harness.click(Point(x: 220, y: 15))
        #expect(stage.names == [["new", "b", "c"], ["d"]] && stage.shown == stage.names)

        stage.table.isEditing = false
        try stage.harness.settle()
        #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
        #expect(stage.table.visibleCells.first?.textLabel?.frame.minX == 12)
    }

    @Test func `A swipe reveals the actions, which a press performs and a press elsewhere hides`() throws {
        let stage = try makeStage()
        stage.trailing = ["Archive", "Flag"]
        stage.performsFirst = false
        try stage.harness.pan(Point(x: 200, y: 15), by: Point(x: -120, y: 0))
        #expect(stage.harness.contains("Archive") && stage.harness.contains("Flag"))
        let cell = try #require(stage.table.cellForRow(at: path(0, 0)))
        #expect(cell.transform != .identity)
        try stage.harness.tap("Flag")
        #expect(edits(stage) == ["Flag a"])
        #expect(cell.transform == .identity && !stage.harness.contains("Archive"))

        try stage.harness.pan(Point(x: 200, y: 15), by: Point(x: -120, y: 0))
        try stage.harness.click("c")
        #expect(cell.transform == .identity && !stage.harness.contains("Archive"))
        try stage.harness.pan(Point(x: 200, y: 15), by: Point(x: 100, y: 0))
        #expect(cell.transform == .identity)
    }

    @Test func `A swipe across the row performs the first action`() throws {
        let stage = try makeStage()
        stage.leading = ["Read", "Flag"]
        try stage.harness.pan(Point(x: 20, y: 45), by: Point(x: 200, y: 0))
        #expect(edits(stage) == ["Read b"])
        stage.deletable = ["c"]
        try stage.harness.pan(Point(x: 220, y: 75), by: Point(x: -200, y: 0))
        #expect(edits(stage) == ["Read b", "delete c"] && stage.shown == [["a", "b"], ["d"]])
    }

    @Test func `Open actions are closed when the rows change or the table scrolls`() throws {
        let stage = TableStage([(0..<40).map { "row \($0)" }])
        stage.trailing = ["Archive"]
        stage.performsFirst = false
        try stage.harness.settle()
        try stage.harness.pan(Point(x: 200, y: 45), by: Point(x: -100, y: 0))
        #expect(stage.harness.contains("Archive"))
        stage.names[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0, 0)], with: .none)
        try stage.harness.settle()
        #expect(!stage.harness.contains("Archive"))

        try stage.harness.pan(Point(x: 200, y: 45), by: Point(x: -100, y: 0))
        stage.table.scrollToRow(at: path(0, 20), at: .top, animated: false)
        try stage.harness.settle()
        #expect(!stage.harness.contains("Archive"))
        #expect(stage.table.visibleCells.allSatisfy { $0.transform == .identity })
    }

    @Test func `The Menu key and assistive technologies have the actions of a row`() throws {
        let stage = try makeStage()
        stage.trailing = ["Archive"]
        stage.deletable = ["a"]
        try stage.harness.click("b")
        try stage.harness.key(.keyboardApplication)
        try stage.harness.click("Archive")
        #expect(edits(stage) == ["Archive b"])
        let cell = try #require(stage.table.cellForRow(at: path(1, 0)))
        #expect(cell.performCustomAction(named: "Archive"))
        #expect(edits(stage) == ["Archive b", "Archive d"])
        #expect(!cell.performCustomAction(named: "Other"))
    }

    @Test func `In the editing mode a cell shows its editing accessory`() throws {
        let stage = try makeStage()
        let cell = try #require(stage.table.visibleCells.first)
        let (mark, view) = (View(frame: Rect(x: 0, y: 0, width: 20, height: 10)), View(frame: .zero))
        view.frame.size = Size(width: 30, height: 12)
        cell.accessoryView = mark
        cell.editingAccessoryView = view
        try stage.harness.settle()
        let width = cell.textLabel?.frame.width ?? 0
        #expect(mark.superview === cell && view.superview == nil && mark.frame.maxX == 228)
        stage.table.isEditing = true
        try stage.harness.settle()
        #expect(mark.superview == nil && view.superview === cell && view.frame.maxX == 228)
        #expect(cell.textLabel?.frame.width == width - 10)
        stage.table.isEditing = false
        try stage.harness.settle()
        #expect(mark.superview === cell && view.superview == nil)
    }

    private func showsDetails(_ stage: TableStage) -> Bool {
        stage.harness.all(Button.self).contains { $0.accessibilityLabel == "Details" }
    }

    @Test func `The standard accessories of both modes are separate`() throws {
        let stage = try makeStage()
        let cell = try #require(stage.table.visibleCells.first)
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = .detailButton
        try stage.harness.settle()
        #expect(cell.accessibilityAttributes.states.contains(.checked) && !showsDetails(stage))
        stage.table.isEditing = true
        try stage.harness.settle()
        #expect(!cell.accessibilityAttributes.states.contains(.checked) && showsDetails(stage))
        cell.editingAccessoryType = .none
        #expect(!showsDetails(stage))
        cell.prepareForReuse()
        #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none)
    }
}
