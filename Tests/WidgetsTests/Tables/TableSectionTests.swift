import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Headers, footers, styles and the views around the rows of a table.
@Suite struct TableSectionTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `A section displays the header view of the delegate with its height`() throws {
        let stage = TableStage([["a"], ["b"]])
        let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 44))
        stage.headers[1] = header
        stage.titles = ["First"]
        try stage.harness.settle()
        #expect(stage.table.rectForHeader(inSection: 0).height == 32)
        #expect(stage.table.rectForHeader(inSection: 1) == Rect(x: 0, y: 62, width: 240, height: 44))
        #expect(header.frame.size == Size(width: 240, height: 44))
        #expect(stage.table.headerView(forSection: 1)?.subviews.contains(header) == true)
        #expect(stage.shown == stage.names)
    }

    @Test func `Header views are registered apart from cells`() throws {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        table.register(TableViewCell.self, forCellReuseIdentifier: "a")
        table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "a")
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
        #expect(view?.reuseIdentifier == "a" && table.dequeueReusableCell(withIdentifier: "a") != nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "b") == nil)
        view?.textLabel?.text = "Title"
        #expect(view?.text == "Title")
    }

    @Test func `The header and the footer of the table surround the rows`() throws {
        let stage = TableStage([["a", "b"]])
        let header = View(frame: Rect(x: 0, y: 0, width: 5, height: 50))
        let footer = View(frame: Rect(x: 0, y: 0, width: 5, height: 20))
        stage.table.tableHeaderView = header
        stage.table.tableFooterView = footer
        try stage.harness.settle()
        #expect(header.frame == Rect(x: 0, y: 0, width: 240, height: 50))
        #expect(footer.frame == Rect(x: 0, y: 110, width: 240, height: 20))
        #expect(stage.table.rectForRow(at: path(0, 0)).minY == 50)
        #expect(stage.table.indexPathForRow(at: Point(x: 5, y: 40)) == nil)
        #expect(stage.table.contentSize == Size(width: 240, height: 130))
        stage.table.reloadData()
        stage.table.tableHeaderView = nil
        try stage.harness.settle()
        #expect(header.superview == nil && stage.table.rectForRow(at: path(0, 0)).minY == 0)
        #expect(footer.frame.minY == 60)
    }

    @Test func `The background view stays behind the rows and fills the table`() throws {
        let stage = TableStage([(0..<40).map { "row \($0)" }])
        let background = View()
        stage.table.backgroundView = background
        try stage.harness.settle()
        stage.table.scrollToRow(at: path(0, 30), at: .top, animated: false)
        try stage.harness.settle()
        #expect(stage.table.subviews.first === background && background.frame == stage.table.bounds)
    }

    @Test func `Sections of the inset style are cards with rounded corners and distance`() throws {
        let stage = TableStage([["a", "b", "c"], ["d"]], style: .insetGrouped)
        try stage.harness.settle()
        #expect(stage.table.rectForRow(at: path(0, 0)) == Rect(x: 16, y: 18, width: 208, height: 30))
        #expect(stage.table.rectForRow(at: path(1, 0)).minY == 18 + 90 + 18)
        let styles = stage.table.visibleCells.compactMap(\.rowStyle)
        #expect(styles.map(\.isFirst) == [true, false, false, true])
        #expect(styles.map(\.isLast) == [false, false, true, true])

        stage.names[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0, 0)], with: .none)
        try stage.harness.settle()
        #expect(stage.table.visibleCells.compactMap(\.rowStyle?.isFirst) == [true, false, true])
    }

    @Test func `Rows have separators unless the table has none`() throws {
        let stage = TableStage([["a", "b"]])
        try stage.harness.settle()
        let lined = stage.harness.picture
        stage.table.separatorStyle = .none
        try stage.harness.settle()
        #expect(stage.harness.picture != lined)
        #expect(stage.table.visibleCells.allSatisfy { $0.rowStyle?.separator == nil })
        stage.table.separatorStyle = .singleLine
        stage.table.separatorColor = .red
        try stage.harness.settle()
        #expect(stage.table.visibleCells.allSatisfy { $0.rowStyle?.separator == .red })
    }

    @Test func `A height of a header that is no number is reported`() throws {
        let stage = TableStage([["a"]])
        stage.titles = ["First"]
        stage.headerHeight = .nan
        let reported = try diagnostics { try stage.harness.settle() }
        #expect(reported.first?.message == "the delegate's height of the header of section 0 is nan")
        #expect(stage.table.rectForHeader(inSection: 0).height == 32)
    }
}
