import Testing
import Widgets
import WidgetsTesting

/// Tables address the rows of a list by section and index.
@Suite struct TableViewTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `Rows are displayed by section and found by index path, point and cell`() throws {
        let stage = TableStage([["a", "b"], [], ["c", "d", "e"]])
        stage.titles = ["First", nil, "Third"]
        try stage.harness.settle()
        let table = stage.table

        #expect(stage.shown == [["a", "b"], [], ["c", "d", "e"]])
        #expect(table.numberOfSections == 3 && table.numberOfRows == 5)
        #expect((0..<4).map { table.numberOfRows(inSection: $0) } == [2, 0, 3, 0])
        #expect(table.rectForHeader(inSection: 2) == Rect(x: 0, y: 92, width: 240, height: 32))
        #expect(table.rectForRow(at: path(2, 1)) == Rect(x: 0, y: 154, width: 240, height: 30))
        #expect(table.rect(forSection: 2) == Rect(x: 0, y: 92, width: 240, height: 122))
        #expect(table.rectForRow(at: path(1, 0)) == .zero)
        #expect(table.indexPathForRow(at: Point(x: 10, y: 160)) == path(2, 1))
        #expect(table.indexPathForRow(at: Point(x: 10, y: 100)) == nil)
        #expect(table.cellForRow(at: path(2, 0))?.textLabel?.text == "c")
        #expect(table.cellForRow(at: path(2, 3)) == nil)
        #expect(
            table.indexPathsForVisibleRows == [path(0, 0), path(0, 1), path(2, 0), path(2, 1), path(2, 2)])
        #expect(
            table.indexPathsForRows(in: Rect(x: 0, y: 70, width: 9, height: 60)) == [path(0, 1), path(2, 0)])
    }

    @Test func `A table without sections is empty`() throws {
        let stage = TableStage([])
        try stage.harness.settle()
        #expect(stage.table.numberOfSections == 0 && stage.table.indexPathsForVisibleRows == nil)
        stage.names = [[], ["a"]]
        stage.table.reloadData()
        try stage.harness.settle()
        #expect(stage.shown == [[], ["a"]])
    }

    @Test func `A click selects a row, and the delegate receives its index path`() throws {
        let stage = TableStage([["a", "b"], ["c", "d"]])
        try stage.harness.settle()
        stage.forget()

        try stage.harness.click("c")
        #expect(stage.heard == ["select [1, 0]"])
        #expect(stage.table.indexPathForSelectedRow == path(1, 0))
        try stage.harness.key(.keyboardUpArrow)
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 1)])
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.heard.last == "open [0, 1]")
    }

    @Test func `A row that the delegate refuses is not selected, and the arrow keys pass it`() throws {
        let stage = TableStage([["a", "b", "c"]])
        stage.refused = ["b"]
        try stage.harness.settle()

        try stage.harness.click("a")
        try stage.harness.click("b")
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 0)])
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 2)])
        stage.table.allowsMultipleSelection = true
        try stage.harness.key(.keyboardA, .control)
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
    }

    @Test func `Selection by the program does not call the delegate, and nil deselects`() throws {
        let stage = TableStage([["a"], ["b"]])
        try stage.harness.settle()
        stage.forget()
        stage.table.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathForSelectedRow == path(1, 0))
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathsForSelectedRows == nil)
        stage.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .top)
        stage.table.deselectRow(at: path(0, 0), animated: true)
        #expect(stage.table.indexPathForSelectedRow == nil && stage.heard.isEmpty)
    }

    @Test func `The delegate is notified of rows that appear and disappear`() throws {
        let stage = TableStage([(0..<5).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
        try stage.harness.settle()
        #expect(stage.heard.first == "show [0, 0]" && stage.heard.last == "show [1, 4]")
        stage.forget()

        stage.table.scrollToRow(at: path(1, 2), at: .top, animated: false)
        try stage.harness.settle()
        #expect(
            stage.heard.filter { $0.hasPrefix("hide") } == (0..<5).map { "hide [0, \($0)]" } + [
                "hide [1, 0]", "hide [1, 1]",
            ])
        #expect(stage.heard.filter { $0.hasPrefix("show") } == (5..<12).map { "show [1, \($0)]" })
        stage.forget()

        stage.names[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0, 0)], with: .none)
        try stage.harness.settle()
        #expect(stage.heard.isEmpty)
        stage.names[1].remove(at: 3)
        stage.table.deleteRows(at: [path(1, 3)], with: .none)
        try stage.harness.settle()
        #expect(stage.heard == ["hide [1, 3]", "show [1, 11]"])
    }

    @Test func `Heights come from the delegate or from the cells`() throws {
        let stage = TableStage([["a", "b", "c"]])
        stage.heights = ["b": 50, "c": ListView.automaticDimension]
        try stage.harness.settle()
        let height = try #require(stage.table.cellForRow(at: path(0, 2))).textLabel?.intrinsicContentSize
            .height
        #expect(stage.table.rectForRow(at: path(0, 1)).height == 50)
        #expect(stage.table.rectForRow(at: path(0, 2)).height == (height ?? 0) + 16)
    }

    @Test func `Index paths, heights and cells that are invalid are reported and change nothing`() throws {
        let stage = TableStage([["a", "b"], ["c"]])
        try stage.harness.settle()
        let reported = diagnostics {
            stage.table.scrollToRow(at: path(0, 2), at: .top, animated: false)
            stage.table.selectRow(at: path(2, 0), animated: false, scrollPosition: .none)
            stage.table.deselectRow(at: path(0, -1), animated: false)
            _ = stage.table.dequeueReusableCell(withIdentifier: "other", for: path(1, 0))
            stage.heights = ["a": .nan]
            stage.table.reloadRows(at: [path(0, 0)], with: .none)
            stage.table.layoutIfNeeded()
        }
        #expect(reported.map(\.kind) == Array(repeating: .invalidValue, count: 5))
        #expect(reported.allSatisfy { $0.subject.contains("TableView") })
        #expect(reported[0].message == "row 2 of section 0 was to be scrolled to, but the section has 2 rows")
        #expect(reported[1].message == "row 0 of section 2 was to be selected, but there are 2 sections")
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.rectForRow(at: path(0, 0)).height == 30)
    }

    @Test func `A data source for tables in a list is reported`() throws {
        let stage = TableStage([["a"]])
        let list = ListView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let reported = diagnostics {
            list.dataSource = stage
            list.layoutIfNeeded()
        }
        #expect(list.numberOfRows == 0)
        #expect(reported.first?.cure == "no rows are shown; use a TableView")
    }

    @Test func `Alt with an arrow key moves a row, also to another section`() throws {
        let stage = TableStage([["a", "b"], ["c", "d"]])
        stage.movable = true
        try stage.harness.settle()
        try stage.harness.click("a")
        stage.forget()
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b", "a"], ["c", "d"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b"], ["c", "a", "d"]])
        #expect(stage.shown == stage.names)
        #expect(stage.table.indexPathForSelectedRow == path(1, 1))
        try stage.harness.key(.keyboardUpArrow, .alternate)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names == [["a", "b"], ["c", "d"]] && stage.shown == stage.names)
    }

    @Test func `A right click leaves the selection as it is if the delegate selects another row instead`()
        throws
    {
        let stage = TableStage([["a", "b", "c", "d"]])
        stage.replacements = ["b": path(0, 2)]
        stage.refused = ["d"]
        stage.trailing = ["Share"]
        try stage.harness.settle()
        try stage.harness.click("a")
        for name in ["b", "d"] {
            try stage.harness.click(name, button: .right)
            #expect(stage.table.indexPathsForSelectedRows == [path(0, 0)], "\(name)")
            try stage.harness.click("Share")
            #expect(stage.heard.last == "Share \(name)")
        }
        try stage.harness.click("c", button: .right)
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 2)])
        try stage.harness.key(.keyboardEscape)
        try stage.harness.click("b")
        #expect(stage.table.indexPathsForSelectedRows == [path(0, 2)])
    }
}
