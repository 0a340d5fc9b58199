import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import TextViews

/// Texts are found in the cells of tables with columns.
@Suite struct TableFindTests {
    private func stage(_ names: [String], widths: [Double] = [100, 60, 90]) throws -> ColumnStage {
        let stage = ColumnStage(names, widths: widths)
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        stage.table.isFindInteractionEnabled = true
        try stage.harness.settle()
        try stage.harness.focus(stage.table)
        return stage
    }

    /// The number of the match among all, as a wider bar displays it.
    private func status(_ stage: ColumnStage) -> String? {
        guard let session = stage.table.findInteraction?.activeFindSession, !session.isCounting else {
            return nil
        }
        if session.resultCount == 0 { return "Not found" }
        return session.highlightedResultIndex.map { "\($0 + 1) of \(session.resultCount)" }
    }

    /// Lets the search read all cells.
    private func finishCounting(_ stage: ColumnStage) throws {
        let session = stage.table.findInteraction?.activeFindSession
        for _ in 0..<1_000 where session?.isCounting == true { stage.harness.advance(by: .milliseconds(1)) }
        #expect(session?.isCounting == false)
        try stage.harness.settle()
    }

    private let names = ["beta", "alpha", "gamma", "Alphabet"]

    @Test func `The search proposes the text of the cell with the cursor`() throws {
        let stage = try stage(names)
        try stage.harness.click(stage.cell(1, "kind"))
        try stage.harness.key("f", .control)
        #expect(stage.table.findInteraction?.searchText ?? "" == "", "the cursor is on the whole row")
        try stage.harness.key(.keyboardEscape)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key("f", .control)
        #expect(stage.table.findInteraction?.searchText == "alpha")
        try finishCounting(stage)
        #expect(stage.table.selectedRowIndexes == [1] && status(stage) == "1 of 2")
        try stage.harness.key("f", .control)
        #expect(stage.table.findInteraction?.searchText == "alpha")
    }

    @Test func `Find, find next, find previous, wrap around and close by keyboard`() throws {
        let stage = try stage(names)
        try stage.harness.key("f", .control)
        try stage.harness.type("alpha")
        #expect(stage.table.selectedRowIndexes == [1] && status(stage) == "1 of 2")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.table.selectedRowIndexes == [3] && status(stage) == "2 of 2")
        let session = try #require(stage.table.findInteraction?.activeFindSession)
        #expect(!session.didWrap)
        try stage.harness.key(.keyboardF3)
        #expect(stage.table.selectedRowIndexes == [1] && session.didWrap)
        try stage.harness.key(.keyboardReturnOrEnter, .shift)
        #expect(stage.table.selectedRowIndexes == [3] && session.didWrap)
        try stage.harness.key(.keyboardF3, .shift)
        #expect(stage.table.selectedRowIndexes == [1] && !session.didWrap)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        try stage.harness.type("zzz")
        #expect(status(stage) == "Not found" && stage.table.selectedRowIndexes == [1])
        try stage.harness.key(.keyboardEscape)
        #expect(stage.table.isFirstResponder && stage.table.contentInset.top == 0)
        #expect(stage.table.rectForRow(at: 0).minY == 28)
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.table.selectedRowIndexes == [2])
    }

    @Test func `The bar is above the titles, which stay visible`() throws {
        let stage = try stage((0..<100).map { "row \($0)" })
        try stage.harness.key("f", .control)
        let bar = try #require(stage.table.findInteraction?.navigator)
        #expect(stage.table.headerView?.frame.minY == bar.frame.maxY)
        try stage.harness.type("row 90")
        try finishCounting(stage)
        #expect(stage.table.selectedRowIndexes == [90])
        let header = try #require(stage.table.headerView)
        #expect(header.frame.minY == bar.frame.maxY && bar.frame.minY == stage.table.bounds.minY)
        #expect(stage.table.bounds.contains(stage.table.rectForRow(at: 90)))
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Keys of the bar do not reach the rows, and other keys keep their meaning`() throws {
        let stage = try stage(names)
        stage.table.selectRow(at: 2)
        try stage.harness.key("h", .control)
        #expect(stage.table.findInteraction?.isFindNavigatorVisible == false, "nothing can be replaced")
        try stage.harness.key("f", .control)
        for key in [KeyboardHIDUsage.keyboardDownArrow, .keyboardDeleteForward, .keyboardSpacebar] {
            try stage.harness.key(key)
        }
        #expect(stage.table.selectedRowIndexes == [2] && stage.shown.count == 4)
    }

    @Test func `A column beyond the edge is scrolled to, and hidden ones are not searched`() throws {
        let stage = try stage(names, widths: [200, 200, 200])
        stage.column("size").isHidden = true
        try stage.harness.key("f", .control)
        try stage.harness.type("folder")
        #expect(stage.table.selectedRowIndexes == [1] && status(stage) == "1 of 2")
        #expect(stage.table.contentOffset.x == 100)
        try stage.harness.key("a", .control)
        try stage.harness.type("30")
        #expect(status(stage) == "Not found")
    }

    @Test func `Cells are selected while cells can be selected`() throws {
        let stage = try stage(names)
        stage.table.allowsCellSelection = true
        try stage.harness.key("f", .control)
        try stage.harness.type("20")
        #expect(stage.table.selectedCells == TableCellRange(rows: 2...2, columns: 1...1))
    }

    @Test func `The search continues at the row that the user has chosen`() throws {
        let stage = try stage((0..<8).map { "row \($0)" })
        try stage.harness.key("f", .control)
        try stage.harness.type("row")
        #expect(stage.table.selectedRowIndexes == [0])
        try stage.harness.key(.keyboardEscape)
        stage.table.findInteraction?.findNext()
        stage.table.selectRows([5])
        try stage.harness.key(.keyboardF3)
        #expect(stage.table.selectedRowIndexes == [5], "its own row comes first")
        try stage.harness.key(.keyboardF3)
        #expect(stage.table.selectedRowIndexes == [6])
    }

    @Test func `Matches are counted again after a change of the rows`() throws {
        let stage = try stage(names)
        try stage.harness.key("f", .control)
        try stage.harness.type("alpha")
        stage.rows.append(["name": "alpha 3", "size": "", "kind": ""])
        stage.table.insertRows(at: [4])
        stage.harness.advance(by: .milliseconds(400))
        try stage.harness.settle()
        #expect(stage.table.findInteraction?.activeFindSession?.resultCount == 3)
        #expect(stage.table.selectedRowIndexes == [1], "the selection stays")
        stage.rows = []
        stage.table.reloadData()
        stage.harness.advance(by: .milliseconds(400))
        try stage.harness.settle()
        #expect(status(stage) == "Not found")
    }

    @Test func `Matches in visible texts are highlighted until the bar is closed`() throws {
        let stage = try stage(names)
        stage.table.selectRow(at: 0)
        try stage.harness.settle()
        let before = stage.harness.picture
        let session = try #require(stage.table.findInteraction?.beginSession())
        session.performSearch(query: "phab")
        try stage.harness.settle()
        #expect(stage.table.selectedRowIndexes == [3])
        try stage.harness.matches(golden: "table-find")
        stage.table.findInteraction?.endSession()
        stage.table.selectRows([0])
        try stage.harness.settle()
        #expect(stage.harness.picture == before)
    }

    @Test func `Actions of menus find in the table that has the focus`() throws {
        let stage = try stage(names)
        #expect(stage.table.canPerformAction(.find, withSender: nil))
        #expect(!stage.table.canPerformAction(.findAndReplace, withSender: nil))
        stage.table.isFindInteractionEnabled = false
        #expect(!stage.table.canPerformAction(.find, withSender: nil))
    }

    // MARK: - Large tables

    @MainActor private final class Grid: TableColumnDataSource {
        var requests = 0
        var found: Set<Int> = []
        func numberOfRows(in tableView: TableView) -> Int { 1_000_000 }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            requests += 1
            return found.contains(row) ? "needle" : "hay"
        }
    }

    @Test func `A million rows are searched in steps, and the first match is selected at once`() throws {
        let source = Grid()
        source.found = [10, 20_000]
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let harness = Harness(table, size: table.frame.size)
        table.rowHeight = 24
        table.addTableColumn(TableColumn(identifier: "0"))
        table.dataSource = source
        table.isFindInteractionEnabled = true
        try harness.settle()
        let session = try #require(table.findInteraction?.beginSession() as? TableFindSession)
        source.requests = 0
        session.performSearch(query: "needle")
        #expect(table.selectedRowIndexes == [10])
        #expect(source.requests <= 4_200 && session.isCounting)
        session.highlightNextResult(in: .forward)
        for _ in 0..<2_000 where table.selectedRowIndexes != [20_000] {
            source.requests = 0
            harness.advance(by: .milliseconds(2))
            #expect(source.requests <= 8_500)
        }
        #expect(table.selectedRowIndexes == [20_000])
        table.findInteraction?.endSession()
        source.requests = 0
        harness.advance(by: .milliseconds(50))
        #expect(source.requests == 0, "an ended search reads nothing")
    }

    @Test(arguments: 0..<30)
    func `Steps visit all cells that match in reading order, from any row`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = try stage((0..<random.index(below: 200)).map { _ in random.chance(0.1) ? "x-ray" : "b" })
        for row in stage.rows.indices where random.chance(0.1) { stage.rows[row]["kind"] = "an X" }
        let cells = stage.rows.indices.flatMap { row in
            ["name", "size", "kind"].indices.filter { column in
                (stage.rows[row][["name", "size", "kind"][column]] ?? "").lowercased().contains("x")
            }.map { row * 3 + $0 }
        }
        stage.table.allowsCellSelection = true
        let session = try #require(stage.table.findInteraction?.beginSession())
        let start = stage.rows.isEmpty ? 0 : random.index(below: stage.rows.count)
        if !stage.rows.isEmpty {
            stage.table.selectedCells = TableCellRange(rows: start...start, columns: 0...0)
        }
        session.performSearch(query: "x")
        try finishCounting(stage)
        #expect(session.resultCount == cells.count)
        guard !cells.isEmpty else { return }
        var index = cells.firstIndex { $0 >= start * 3 } ?? 0
        for _ in 0..<12 {
            let selected = try #require(stage.table.selectedCells)
            #expect(selected.rows.lowerBound * 3 + selected.columns.lowerBound == cells[index])
            #expect(session.highlightedResultIndex == index)
            let isForward = random.chance(0.6)
            index = (index + (isForward ? 1 : -1) + cells.count) % cells.count
            session.highlightNextResult(in: isForward ? .forward : .backward)
        }
    }
}
