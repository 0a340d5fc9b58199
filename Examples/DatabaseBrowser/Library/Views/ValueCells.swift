import Widgets

/// The presentation of SQLite's values in the cells of a table with columns.
enum ValueCells {
    /// The identifier of the views that display NULL.
    private static let nullIdentifier = "null"

    /// Returns a grey text for NULL and for blobs; nil for values that are drawn as a plain text.
    static func view(for value: DatabaseValue?, of column: TableColumn, in table: TableView) -> View? {
        guard let value, value.isNull || value.isBlob else { return nil }
        let label = table.makeView(withIdentifier: column.identifier) as? Label ?? Label(text: nil)
        label.text = value.displayText
        label.font = .systemFont(ofSize: 11)
        label.textColor = .tertiaryLabel
        label.textAlignment = column.alignment
        return label
    }

    /// Replaces the columns of a table; their identifiers are their numbers, because names may occur twice in results.
    static func setColumns(_ columns: [(name: String, isNumeric: Bool)], of table: TableView, sorts: Bool) {
        table.tableColumns.forEach(table.removeTableColumn)
        table.sortDescriptors = []
        for (index, column) in columns.enumerated() {
            let new = TableColumn(identifier: "\(index)")
            new.title = column.name
            new.minWidth = 40
            new.alignment = column.isNumeric ? .right : .natural
            if sorts { new.sortDescriptorPrototype = TableColumn.SortDescriptor(key: column.name) }
            table.addTableColumn(new)
        }
    }

    /// Resizes the columns to the texts of the visible rows, within limits.
    static func fitColumns(of table: TableView) {
        table.layoutIfNeeded()
        for column in table.tableColumns {
            table.sizeColumnToFit(column)
            column.width = min(max(column.width, 60), 280)
        }
    }

    /// A table with the appearance of those in this program.
    static func makeTable(label: String, identifier: String) -> TableView {
        let table = TableView(frame: .zero, style: .plain)
        table.rowHeight = 24
        table.usesAlternatingRowBackgroundColors = true
        table.gridStyleMask = [.solidVerticalGridLineMask]
        table.columnAutoresizingStyle = .noColumnAutoresizing
        table.allowsMultipleSelection = true
        table.accessibilityLabel = label
        table.accessibilityIdentifier = identifier
        return table
    }
}
