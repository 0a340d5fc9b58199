extension TableView: AccessibilityTable {
    public final var accessibilityTableSize: (rows: Int, columns: Int)? {
        columns.map { (numberOfRows, $0.visible.count) }
    }
}

extension TableView: RowCellProviding {
    final var rowCells: (any RowCells)? { columns.map { TableRowCells(columns: $0) } }
}

/// The semantics of the rows and cells of a table with columns.
struct TableRowCells: RowCells {
    let columns: TableColumns

    private var table: TableView { columns.table }
    var count: Int { columns.visible.count }

    func describeTable(_ attributes: inout AccessibilityAttributes) {
        attributes.role = columns.outlining == nil ? .table : .outline
    }

    func describeTableRow(_ row: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .row
        if columns.focused != nil { attributes.states.remove(.focused) }
        if columns.style.selectsCells {
            attributes.states.subtract([.selectable, .selected])
            attributes.actions.removeAll { $0 == .activate }
        }
        columns.outlining?.describe(row: row, &attributes)
    }

    func label(ofTableRow row: Int) -> String? {
        guard let source = table.dataSource as? any TableColumnDataSource else { return nil }
        return columns.visible
            .map { "\($0.title): \(source.tableView(table, stringValueFor: $0, row: row))" }
            .joined(separator: ", ")
    }

    func makeCellElement(at column: Int, in row: any AccessibilityObject) -> AccessibilityElement {
        guard columns.visible.indices.contains(column) else {
            return AccessibilityElement(accessibilityContainer: row)
        }
        return TableCellElement(table, columns.visible[column], in: row)
    }

    func column(ofCellElement element: any AccessibilityObject) -> Int? {
        (element as? TableCellElement)?.place?.column
    }
}
