import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Animated insertions, deletions and moves of rows.
struct ListAnimationTests {
    let stage = ListStage(count: 30)

    init() throws { try stage.harness.settle() }

    /// Returns the displayed top of a cell, in the list's coordinate space.
    private func shownY(_ cell: View) -> Double { cell.shownOrigin.y }

    @Test func `Inserted rows fade in, and the rows below slide`() throws {
        let below = try #require(stage.list.cellForRow(at: 3))
        stage.names.insert("new", at: 2)
        stage.list.insertRows(at: [2], with: .automatic)
        stage.harness.advance(by: .milliseconds(100))
        let new = try #require(stage.list.cellForRow(at: 2))

        #expect(below.frame.minY == 120)
        #expect(shownY(below) > 90 && shownY(below) < 120)
        #expect(new.frame.minY == 60 && shownY(new) == 60)
        #expect(new.shownAlpha > 0 && new.shownAlpha < 1)
        try stage.harness.settle()
        #expect(shownY(below) == 120 && new.shownAlpha == 1)
        #expect(stage.texts.prefix(4) == ["row 0", "row 1", "new", "row 2"])
        #expect(stage.harness.picture == stage.harness.renderFresh())
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A deleted row fades out, and the rows below slide, also those that become visible`() throws {
        let gone = try #require(stage.list.cellForRow(at: 1))
        stage.names.remove(at: 1)
        stage.list.deleteRows(at: [1], with: .fade)
        stage.harness.advance(by: .milliseconds(100))
        let entering = try #require(stage.list.cellForRow(at: 9))

        #expect(gone.superview === stage.list && gone.shownAlpha < 1)
        #expect(shownY(entering) > 270 && entering.frame.minY == 270)
        try stage.harness.settle()
        #expect(gone.superview == nil && gone.alpha == 1 && gone.isUserInteractionEnabled)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A moved row keeps its cell, and rows pushed out slide out`() throws {
        let moved = try #require(stage.list.cellForRow(at: 8))
        stage.names.insert(stage.names.remove(at: 8), at: 0)
        stage.list.moveRow(at: 8, to: 0, with: .automatic)
        stage.harness.advance(by: .milliseconds(100))
        #expect(moved.frame.minY == 0 && shownY(moved) > 0)
        try stage.harness.settle()
        let last = try #require(stage.list.cellForRow(at: 9))
        stage.names.insert("new", at: 0)
        stage.list.insertRows(at: [0], with: .automatic)
        stage.harness.advance(by: .milliseconds(60))
        #expect(last.superview === stage.list && shownY(last) < 300)
        try stage.harness.settle()

        #expect(last.superview == nil)
        #expect(stage.texts.prefix(3) == ["new", "row 8", "row 0"])
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Visible rows keep their position while rows are inserted above`() throws {
        stage.list.contentOffset.y = 305
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 15))
        let place = cell.convert(Point.zero, to: nil).y
        stage.names.insert("new", at: 0)
        stage.list.insertRows(at: [0], with: .automatic)
        for _ in 0..<4 {
            stage.harness.advance(by: .milliseconds(50))
            let seen = cell.shownOrigin.y - stage.list.shownBounds.minY
            #expect(abs(seen - place) < 0.01)
        }
        try stage.harness.settle()

        #expect(stage.list.contentOffset.y == 335)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A second update during the first one ends in the right state`() throws {
        for step in 0..<6 {
            stage.names.remove(at: step)
            stage.names.insert("new \(step)", at: 5)
            stage.list.performBatchUpdates {
                stage.list.deleteRows(at: [step], with: .automatic)
                stage.list.insertRows(at: [5], with: .automatic)
            }
            stage.harness.advance(by: .milliseconds(70))
            #expect(stage.texts == Array(stage.names.prefix(10)))
        }
        try stage.harness.settle()

        #expect(stage.list.subviews.filter { $0 is ReusableView }.count == 10)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `With reduced motion the rows are at their final positions at once`() throws {
        var theme = Theme.light
        theme.prefersReducedMotion = true
        stage.harness.host.theme = theme
        try stage.harness.settle()
        let below = try #require(stage.list.cellForRow(at: 3))
        stage.names.insert("new", at: 0)
        stage.list.insertRows(at: [0], with: .automatic)

        #expect(shownY(below) == 120)
    }
}

/// Drag selection with the mouse.
struct ListDragSelectionTests {
    private func row(_ index: Int) -> Point { Point(x: 100, y: 15 + 30 * Double(index)) }

    @Test func `A drag selects from the pressed row to the pointer`() throws {
        let stage = ListStage(count: 100)
        stage.list.allowsMultipleSelection = true
        try stage.harness.settle()
        try stage.harness.press(row(2))
        try stage.harness.move(to: row(5))
        #expect(stage.selected == [2, 3, 4, 5])
        try stage.harness.move(to: row(1))
        #expect(stage.selected == [1, 2])
        try stage.harness.release()
        try stage.harness.press(row(6), modifiers: .control)
        try stage.harness.move(to: row(7), modifiers: .control)
        try stage.harness.release()

        #expect(stage.selected == [1, 2, 6, 7])
    }

    @Test func `With single selection the selected row follows the pointer`() throws {
        let stage = ListStage(count: 100)
        try stage.harness.settle()
        try stage.harness.drag(from: row(2), to: row(6))

        #expect(stage.selected == [6])
    }

    @Test func `Dragging beyond the edge scrolls the list until the release`() throws {
        let stage = ListStage(count: 1000)
        stage.list.allowsMultipleSelection = true
        let root = try #require(stage.list.superview)
        stage.list.frame = Rect(x: 0, y: 0, width: 200, height: 240)
        root.setNeedsLayout()
        try stage.harness.settle()
        try stage.harness.press(row(3))
        try stage.harness.move(to: Point(x: 100, y: 290))
        stage.harness.advance(by: .seconds(1))
        let count = stage.list.selectedRowIndexes.count
        #expect(count > 15 && stage.selected.first == 3)
        #expect(stage.list.contentOffset.y > 300)
        try stage.harness.release()
        try stage.harness.settle()
        stage.harness.advance(by: .seconds(3))

        #expect(stage.list.selectedRowIndexes.count == count)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }
}
