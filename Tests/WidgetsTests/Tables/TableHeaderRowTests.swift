import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with summary rows above all others.
struct TableHeaderRowTests {
    private let rows = [
        TableSummaryRow(identifier: "sum", label: "Total"),
        TableSummaryRow(identifier: "count", label: "Number"),
    ]

    private func stage(_ count: Int = 100, widths: [Double] = [140, 60, 100]) throws -> ColumnStage {
        let stage = ColumnStage((0..<count).map { "name \($0)" }, widths: widths)
        stage.table.headerRows = rows
        try stage.harness.settle()
        return stage
    }

    private func view(_ stage: ColumnStage) throws -> TableSummaryRowsView {
        try #require(stage.table.columns?.headerRows)
    }

    @Test func `Header rows stay below the titles, and rows scroll behind them`() throws {
        let stage = try stage()
        let (table, view) = try (stage.table, view(stage))
        #expect(table.headerView?.frame == Rect(x: 0, y: 0, width: 300, height: 28))
        #expect(view.frame == Rect(x: 0, y: 28, width: 300, height: 48))
        #expect(table.rectForRow(at: 0).minY == 76)
        #expect(view.stringValue(ofRow: 0, stage.column("name")) == "Total")
        #expect(view.stringValue(ofRow: 1, stage.column("size")) == "count 100")

        table.contentOffset = Point(x: 0, y: 500)
        try stage.harness.settle()
        #expect(table.headerView?.frame.minY == 500 && view.frame.minY == 528)
        table.scrollToRow(at: 10, at: .top, animated: false)
        try stage.harness.settle()
        #expect(table.rectForRow(at: 10).minY == view.frame.maxY)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A table with header and footer rows shows both, and its last row above the footer`() throws {
        let stage = try stage()
        stage.table.footerRows = [rows[0]]
        stage.table.scrollToRow(at: 99, at: .none, animated: false)
        try stage.harness.settle()
        let footer = try #require(stage.table.columns?.footerRows)
        #expect(footer.frame.maxY == stage.table.bounds.maxY)
        #expect(stage.table.rectForRow(at: 99).maxY == footer.frame.minY)
        #expect(try view(stage).frame.minY == stage.table.bounds.minY + 28)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Without titles, header rows are at the top, and without both there is no header`() throws {
        let stage = try stage()
        stage.table.showsColumnHeaders = false
        try stage.harness.settle()
        #expect(try view(stage).frame == Rect(x: 0, y: 0, width: 300, height: 48))
        #expect(stage.table.headerView == nil && stage.table.headerView(forSection: 0) == nil)
        #expect(stage.table.rectForRow(at: 0).minY == 48)
        stage.table.headerRows = []
        try stage.harness.settle()
        #expect(stage.table.rectForRow(at: 0).minY == 0)
        #expect(try view(stage).frame.height == 0)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A press on a header row selects nothing`() throws {
        let stage = try stage()
        stage.table.contentOffset = Point(x: 0, y: 240)
        try stage.harness.settle()
        try stage.harness.click(Point(x: 20, y: 40))
        #expect(stage.table.selectedRow == nil)
        #expect(stage.table.indexForRow(at: Point(x: 20, y: 280)) == nil)
        try stage.harness.click(Point(x: 20, y: 90))
        #expect(stage.table.selectedRow == 10)
    }

    @Test func `They scroll and freeze with the columns, and follow changes of the rows`() throws {
        let stage = try stage(widths: [160, 200, 200])
        stage.table.numberOfFrozenColumns = 1
        stage.table.contentOffset = Point(x: 120, y: 100)
        try stage.harness.settle()
        #expect(stage.harness.picture == stage.harness.renderFresh())
        stage.rows.removeFirst()
        stage.table.deleteRows(at: [0])
        try stage.harness.settle()
        #expect(try view(stage).stringValue(ofRow: 0, stage.column("size")) == "sum 99")
    }

    @Test func `They grow with the text`() throws {
        let stage = try stage()
        stage.harness.host.theme.textScale = 1.5
        try stage.harness.settle()
        #expect(try view(stage).frame == Rect(x: 0, y: 38, width: 450, height: 68))
        #expect(stage.table.rectForRow(at: 0).minY == 106)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Assistive technologies read them after the titles and before the rows`() throws {
        let stage = try stage()
        let order = stage.table.subviewsInReadingOrder
        let view = try view(stage)
        #expect(order.first === stage.table.headerView)
        #expect(order.firstIndex { $0 === view } == 1)
        #expect(order.firstIndex { $0 is TableRowView } == 2)
        let row = try stage.harness.row("Total, Size: sum 100, Kind: sum 100").object
        #expect(row.accessibilityFrame == Rect(x: 0, y: 28, width: 300, height: 24))
    }

    @Test(arguments: 0..<10) func `Random changes give the pixels of a new table`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = try stage()
        for _ in 0..<12 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: stage.table.headerRows = Array(rows.prefix(.random(in: 0...2, using: &random)))
            case 1: stage.table.footerRows = Array(rows.prefix(.random(in: 0...2, using: &random)))
            case 2: stage.table.showsColumnHeaders.toggle()
            case 3: stage.table.rowHeight = .random(in: 16...40, using: &random).rounded()
            case 4:
                stage.rows.insert(["name": "new"], at: 0)
                stage.table.insertRows(at: [0])
            default:
                stage.table.contentOffset.y = .random(in: 0...2000, using: &random).rounded()
            }
            try stage.harness.settle()
            #expect(stage.harness.picture == stage.harness.renderFresh())
            let top = (stage.table.headerView?.frame.height ?? 0) + stage.table.bounds.minY
            if !stage.table.headerRows.isEmpty { #expect(try view(stage).frame.minY == top) }
        }
    }
}
