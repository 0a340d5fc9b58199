import Testing
import Widgets
import WidgetsTesting

/// Selection by pointer, keyboard and type select.
@Suite struct ListSelectionTests {
    @Test func `A click selects one row, and its cell is selected`() throws {
        let stage = try stage()
        try stage.harness.click(row(3))
        try stage.harness.click(row(5))

        #expect(stage.selected == [5])
        #expect(stage.list.cellForRow(at: 5)?.isSelected == true)
        #expect(stage.list.cellForRow(at: 3)?.isSelected == false)
        #expect(stage.heard == ["select 3", "changed", "deselect 3", "select 5", "changed"])
        try stage.harness.click(row(5), modifiers: .control)
        #expect(stage.selected.isEmpty)
    }

    @Test func `Control and Shift select several rows if allowed`() throws {
        let stage = try stage(multiple: true)
        try stage.harness.click(row(2))
        try stage.harness.click(row(5), modifiers: .shift)
        #expect(stage.selected == [2, 3, 4, 5])
        try stage.harness.click(row(3), modifiers: .control)
        #expect(stage.selected == [2, 4, 5])
        try stage.harness.click(row(0), modifiers: [.control, .shift])
        #expect(stage.selected == [0, 1, 2, 3, 4, 5])
        try stage.harness.click(row(7))
        #expect(stage.selected == [7])
    }

    @Test func `The selection outlives its cells`() throws {
        let stage = try stage()
        try stage.harness.click(row(3))
        stage.list.contentOffset.y = 9000
        try stage.harness.settle()
        #expect(stage.list.visibleCells.allSatisfy { !$0.isSelected })
        stage.list.contentOffset.y = 0
        try stage.harness.settle()
        #expect(stage.list.cellForRow(at: 3)?.isSelected == true)
    }

    @Test func `Arrow, page, Home and End keys move the selection and scroll it into view`() throws {
        let stage = try stage()
        try stage.harness.focus(stage.list)
        func row(after key: KeyboardHIDUsage) throws -> Int? {
            try stage.harness.key(key)
            if let row = stage.list.selectedRow {
                #expect(stage.list.bounds.contains(stage.list.rectForRow(at: row)))
            }
            return stage.list.selectedRow
        }

        #expect(try row(after: .keyboardDownArrow) == 0)
        #expect(try row(after: .keyboardDownArrow) == 1)
        #expect(try row(after: .keyboardPageDown) == 10)
        #expect(try row(after: .keyboardEnd) == 999)
        #expect(try row(after: .keyboardDownArrow) == 999)
        #expect(try row(after: .keyboardPageUp) == 990)
        #expect(try row(after: .keyboardHome) == 0)
        #expect(try row(after: .keyboardUpArrow) == 0)
    }

    @Test func `Shift and Control with keys select several rows`() throws {
        let stage = try stage(multiple: true)
        try stage.harness.focus(stage.list)
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.key(.keyboardDownArrow, .shift)
        try stage.harness.key(.keyboardDownArrow, .shift)
        #expect(stage.selected == [0, 1, 2])
        try stage.harness.key(.keyboardUpArrow, .shift)
        #expect(stage.selected == [0, 1])
        try stage.harness.key(.keyboardDownArrow, .control)
        try stage.harness.key(.keyboardDownArrow, .control)
        #expect(stage.selected == [0, 1])
        #expect(stage.list.cellForRow(at: 3)?.isHighlighted == true)
        try stage.harness.key(.keyboardSpacebar)
        #expect(stage.selected == [0, 1, 3])
        try stage.harness.key(.keyboardA, .control)
        #expect(stage.list.selectedRowIndexes.count == 1000)
        #expect(stage.list.selectedRowIndexes.ranges == [0..<1000])
    }

    @Test func `Typed characters select the next row with that prefix`() throws {
        let stage = ListStage(["Anna", "Bert", "Carl", "Beate", "Berta", "Dora"])
        try stage.harness.settle()
        try stage.harness.focus(stage.list)
        try stage.harness.type("b")
        #expect(stage.list.selectedRow == 1)
        try stage.harness.type("e")
        #expect(stage.list.selectedRow == 1)
        try stage.harness.type("rta")
        #expect(stage.list.selectedRow == 4)
        stage.harness.advance(by: .seconds(2))
        try stage.harness.type("b")
        #expect(stage.list.selectedRow == 1)
        try stage.harness.type("b")
        #expect(stage.list.selectedRow == 3)
        stage.harness.advance(by: .seconds(2))
        try stage.harness.type("x")
        #expect(stage.list.selectedRow == 3)
    }

    @Test func `A double click and Return activate a row`() throws {
        let stage = try stage()
        try stage.harness.doubleClick(row(4))
        #expect(stage.heard.last == "activate 4")
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.heard.last == "activate 5")
    }

    @Test func `A programmatic selection does not notify the delegate`() throws {
        let stage = try stage(multiple: true)
        stage.list.selectRow(at: 900, scrollPosition: .middle)
        stage.list.selectRow(at: 901)
        stage.list.selectRows([1, 2, 5000])
        stage.list.deselectRow(at: 2)
        try stage.harness.settle()
        #expect(stage.selected == [1])
        #expect(stage.heard.isEmpty)
        #expect(stage.list.contentOffset.y == 900 * 30 - 135)
    }

    @Test func `A row set stores ranges`() {
        var rows = RowIndexSet([5, 3, 4, 9])
        #expect(rows.ranges == [3..<6, 9..<10])
        rows.insert(6..<9)
        #expect(rows.ranges == [3..<10])
        rows.remove(4..<6)
        #expect(Array(rows) == [3, 6, 7, 8, 9])
        #expect(rows.count == 5)
        #expect(rows.contains(3) && !rows.contains(4) && rows.contains(9) && !rows.contains(10))
        #expect(rows.first == 3 && rows.last == 9)
    }

    private func row(_ row: Int) -> Point { Point(x: 60, y: 30 * Double(row) + 15) }

    private func stage(multiple: Bool = false) throws -> ListStage {
        let stage = ListStage(count: 1000)
        stage.list.allowsMultipleSelection = multiple
        try stage.harness.settle()
        return stage
    }
}
