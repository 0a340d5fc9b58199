import InputEvents
import Testing

@testable import Containers

/// The rules of selection, tested without a list.
struct RowSelectionTests {
    private func click(
        _ selection: RowSelection, _ row: Int, _ modifiers: KeyModifierFlags = [], allowsMultiple: Bool = true
    ) -> RowSelection {
        selection.clicked(row, modifiers, count: 10, allowsMultiple: allowsMultiple)
    }

    @Test func `A click selects the row alone`() {
        #expect(click(RowSelection(2), 5) == RowSelection(5))
    }

    @Test func `Control toggles a row and keeps the others`() {
        let two = click(RowSelection(2), 5, .control)
        #expect(Array(two.rows) == [2, 5] && two.anchor == 5 && two.lead == 5)
        #expect(Array(click(two, 2, .control).rows) == [5])
    }

    @Test func `Control deselects the row of a list with single selection`() {
        #expect(click(RowSelection(2), 2, .control, allowsMultiple: false).rows.isEmpty)
        #expect(Array(click(RowSelection(2), 5, .control, allowsMultiple: false).rows) == [5])
        #expect(Array(click(RowSelection(2), 5, .shift, allowsMultiple: false).rows) == [5])
    }

    @Test func `Shift selects the range from the anchor, in both directions`() {
        let down = click(RowSelection(4), 6, .shift)
        #expect(Array(down.rows) == [4, 5, 6] && down.anchor == 4 && down.lead == 6)
        #expect(Array(click(down, 2, .shift).rows) == [2, 3, 4])
    }

    @Test func `Control and Shift add a range`() {
        let first = click(RowSelection(0), 4, .control)
        #expect(Array(click(first, 6, [.control, .shift]).rows) == [0, 4, 5, 6])
    }

    @Test func `An anchor beyond the end is clamped to the last row`() {
        let range = RowSelection(20).extended(to: 8, count: 10)
        #expect(Array(range.rows) == [8, 9] && range.anchor == 9)
    }

    @Test func `Control moves the cursor without the selection`() {
        let moved = RowSelection(2).moved(to: 3, .control, count: 10, allowsMultiple: true)
        #expect(Array(moved.rows) == [2] && moved.lead == 3 && moved.cursor == 3)
    }

    @Test func `Keys move within the rows`() {
        let page = { (row: Int, direction: Double) in row + Int(direction) * 4 }
        func target(_ key: KeyboardHIDUsage, _ selection: RowSelection) -> Int? {
            selection.target(of: key, count: 10, page: page)
        }
        #expect(target(.keyboardDownArrow, RowSelection(9)) == 9)
        #expect(target(.keyboardUpArrow, RowSelection(0)) == 0)
        #expect(target(.keyboardDownArrow, RowSelection()) == 0)
        #expect(target(.keyboardUpArrow, RowSelection()) == 9)
        #expect(target(.keyboardPageDown, RowSelection(1)) == 5)
        #expect(target(.keyboardPageUp, RowSelection(7)) == 3)
        #expect(target(.keyboardHome, RowSelection(7)) == 0)
        #expect(target(.keyboardEnd, RowSelection(7)) == 9)
        #expect(target(.keyboardA, RowSelection(7)) == nil)
    }
}
