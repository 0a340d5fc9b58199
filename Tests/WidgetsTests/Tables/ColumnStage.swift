import Widgets
import WidgetsTesting

@testable import Containers

/// A table of 300 x 200 points with the columns "name", "size" and "kind", in a harness that records the requests to its data source.
@MainActor
final class ColumnStage: TableColumnDataSource {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let harness: Harness
    var rows: [[String: String]]
    var editable: Set<String> = []
    /// The number of texts that were requested, by column.
    private(set) var requests: [String: Int] = [:]
    private(set) var sorted: [[TableColumn.SortDescriptor]] = []
    private(set) var edits: [String] = []
    /// The views of cells with these columns, by row.
    var views: [String: [View]] = [:]
    /// The appearances of cells, by column and text.
    var styles: [String: TableTextCell] = [:]

    init(_ names: [String] = ["beta", "alpha", "gamma"], widths: [Double] = [100, 60, 90]) {
        rows = names.enumerated().map { index, name in
            ["name": name, "size": "\(index * 10)", "kind": index % 2 == 0 ? "file" : "folder"]
        }
        let root = View(frame: table.frame)
        root.addSubview(table)
        harness = Harness(root, size: table.frame.size)
        table.rowHeight = 24
        for (identifier, width) in zip(["name", "size", "kind"], widths) {
            let column = TableColumn(identifier: identifier)
            column.title = identifier.capitalizedTitle
            column.width = width
            column.sortDescriptorPrototype = identifier == "kind" ? nil : .init(key: identifier)
            table.addTableColumn(column)
        }
        table.dataSource = self
    }

    func column(_ identifier: String) -> TableColumn {
        guard let column = table.tableColumn(withIdentifier: identifier) else {
            preconditionFailure("there is no column \(identifier)")
        }
        return column
    }

    /// The texts of the visible rows, from the top.
    var shown: [[String]] {
        table.indexesForVisibleRows.map { row in
            let view = table.cellForRow(at: row) as? TableRowView
            let count = table.tableColumns.count { !$0.isHidden }
            return (0..<count).map { view?.stringValue(atColumn: $0) ?? "-" }
        }
    }

    var widths: [Double] { table.tableColumns.map(\.width) }

    /// The place of a header's title, in points of the window.
    func header(_ identifier: String, _ part: Double = 0.5) -> Point {
        let index = table.column(withIdentifier: identifier) ?? 0
        let area = table.rect(ofColumn: index)
        return Point(x: area.minX + area.width * part - table.contentOffset.x, y: 14)
    }

    /// The place of a cell, in points of the window.
    func cell(_ row: Int, _ identifier: String) -> Point {
        let area = table.frameOfCell(atColumn: table.column(withIdentifier: identifier) ?? 0, row: row)
        return Point(x: area.midX - table.contentOffset.x, y: area.midY - table.contentOffset.y)
    }

    func forget() { requests = [:] }

    func numberOfRows(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        requests[column.identifier, default: 0] += 1
        return rows[row][column.identifier] ?? ""
    }
    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        guard let views = views[column.identifier], views.indices.contains(row) else { return nil }
        return views[row]
    }
    func tableView(
        _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int
    ) {
        if let style = styles["\(column.identifier) \(rows[row][column.identifier] ?? "")"] { cell = style }
    }
    func tableView(
        _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
    ) -> String { column.identifier == "name" ? footerRow.label : "\(footerRow.identifier) \(rows.count)" }
    func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
        editable.contains(column.identifier)
    }
    func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws(TableEditError) {
        if column.identifier == "size", Int(string) == nil {
            throw TableEditError(message: "A size is a whole number.")
        }
        edits.append("\(row) \(column.identifier) = \(string)")
        rows[row][column.identifier] = string
    }
    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) {
        sorted.append(tableView.sortDescriptors)
        guard let first = tableView.sortDescriptors.first else { return }
        rows.sort { ($0[first.key] ?? "") < ($1[first.key] ?? "") }
        if !first.ascending { rows.reverse() }
        tableView.reloadData()
    }
}

extension String {
    fileprivate var capitalizedTitle: String { prefix(1).uppercased() + dropFirst() }
}
