import Testing
import Widgets
import WidgetsTesting

/// Columns and summary rows that change while the table asks for the contents of cells.
@Suite struct TableColumnReentrancyTests {
    /// The callbacks of a data source.
    enum Callback: CaseIterable { case text, view, appearance, footer, header }
    /// The changes of a table.
    enum Change: CaseIterable { case remove, hide, add, noSummary, insertRow, reload }

    private final class Source: TableColumnDataSource {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        var names = (0..<4).map { "row \($0)" }
        let callback: Callback
        let change: Change
        private var isDone = false

        init(_ callback: Callback, _ change: Change) {
            (self.callback, self.change) = (callback, change)
            // All columns have room, including one that is added: texts of columns out of sight are not read.
            table.columnAutoresizingStyle = .noColumnAutoresizing
            for name in ["a", "b", "c"] {
                let column = TableColumn(identifier: name)
                column.width = 60
                table.addTableColumn(column)
            }
            table.rowHeight = 24
            let row = TableSummaryRow(identifier: "sum", label: "Sum")
            (table.footerRows, table.headerRows) = ([row, row], [row])
            table.dataSource = self
        }

        private func called(_ callback: Callback, _ column: TableColumn) {
            guard callback == self.callback, column.identifier == "b", !isDone else { return }
            isDone = true
            switch change {
            case .remove: table.removeTableColumn(column)
            case .hide: table.tableColumns[2].isHidden = true
            case .add: table.addTableColumn(TableColumn(identifier: "d"))
            case .noSummary: (table.footerRows, table.headerRows) = ([], [])
            case .insertRow:
                names.insert("new", at: 0)
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            case .reload:
                names = ["only"]
                table.reloadData()
            }
        }

        func numberOfRows(in tableView: TableView) -> Int { names.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            called(.text, column)
            return names[row]
        }
        func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
            called(.view, column)
            return nil
        }
        func tableView(
            _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn,
            row: Int
        ) { called(.appearance, column) }
        func tableView(
            _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
        ) -> String {
            called(.footer, column)
            return footerRow.label
        }
        func tableView(
            _ tableView: TableView, stringValueFor column: TableColumn, headerRow: TableSummaryRow
        ) -> String {
            called(.header, column)
            return headerRow.label
        }
    }

    @Test(arguments: Callback.allCases, Change.allCases)
    func `A table displays its data after its columns or rows change in a callback`(
        _ callback: Callback, _ change: Change
    ) throws {
        let source = Source(callback, change)
        let found = try diagnostics {
            let harness = Harness(source.table, size: source.table.frame.size)
            try harness.settle()
            for row in source.table.indexesForVisibleRows {
                let view = try #require(source.table.cellForRow(at: row) as? TableRowView)
                for column in 0..<source.table.tableColumns.count(where: { !$0.isHidden }) {
                    #expect(view.stringValue(atColumn: column) == source.names[row])
                }
            }
            #expect(harness.picture == harness.renderFresh())
        }
        #expect(found.isEmpty)
        #expect(source.table.indexesForVisibleRows == Array(source.names.indices))
    }

    @Test func `Rows of a table with columns are inserted by index paths without a reload`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let cell = try #require(stage.table.cellForRow(at: 0))
        stage.rows.insert(["name": "new"], at: 1)
        let found = try diagnostics {
            stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            try stage.harness.settle()
        }
        #expect(found.isEmpty && stage.table.cellForRow(at: 0) === cell)
        #expect(stage.shown.map(\.[0]) == ["beta", "new", "alpha", "gamma"])
        stage.rows.remove(at: 0)
        let others = try diagnostics {
            stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            try stage.harness.settle()
        }
        #expect(others.isEmpty && stage.shown.map(\.[0]) == ["new", "alpha", "gamma"])
    }
}
