/// The texts of cells that the data source of a table is storing, and those that it has refused.
///
///     columns.commits?.entry(row: 4, column)   // nil unless the text of the cell is being stored or was refused
final class TableCellCommits {
    /// The text of a cell.
    struct Entry {
        var row: Int
        let column: TableColumn
        let text: String
        /// The reason of the refusal; nil while the text is being stored.
        var error: TableEditError?
        fileprivate let number: Int
        fileprivate var task: Task<Void, Never>?

        /// Displays the state by the colour of the text.
        func mark(_ cell: inout TableTextCell) {
            cell.textColor = Color(role: error == nil ? .tertiaryLabel : .destructive)
        }
    }

    private weak var table: TableView?
    private var entries: [Entry] = []
    private var count = 0

    /// The number of texts that are being stored.
    var pendingCount: Int { entries.count { $0.error == nil } }

    init(of table: TableView) { self.table = table }

    /// Returns the text of a cell that is being stored or was refused; nil for other cells.
    ///
    /// O(such texts), of which there are few.
    func entry(row: Int, _ column: TableColumn) -> Entry? {
        entries.first { $0.row == row && $0.column === column }
    }

    /// Lets the data source store a text.
    func store(_ text: String, row: Int, _ column: TableColumn, _ source: any TableColumnAsyncDataSource) {
        let previous = entry(row: row, column)?.task
        entries.removeAll { $0.row == row && $0.column === column }
        count += 1
        let number = count
        // The task begins with the next suspension of the main actor, when the entry exists.
        let task = Task { [weak self, weak table] in
            await previous?.value
            guard let table else { return }
            do {
                try await source.tableView(table, commitStringValue: text, for: column, row: row)
                self?.finish(number, nil)
            } catch {
                self?.finish(number, TableEditError(error))
            }
        }
        entries.append(Entry(row: row, column: column, text: text, number: number, task: task))
    }

    /// Discards the refused text of a cell.
    func discardRefused(row: Int, _ column: TableColumn) {
        entries.removeAll { $0.row == row && $0.column === column && $0.error != nil }
    }

    /// Keeps the texts at their rows; texts of removed rows are no longer displayed.
    func rowsDidMove(_ newRow: (Int) -> Int?) {
        entries = entries.compactMap { entry in
            newRow(entry.row).map { row in
                var entry = entry
                entry.row = row
                return entry
            }
        }
    }

    private func finish(_ number: Int, _ error: TableEditError?) {
        guard let table, let columns = table.columns else { return }
        if let error { Accessibility.post(element: table, notification: .announcement(error.message)) }
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries[index].task = nil
        entries[index].error = error
        let entry = entries[index]
        if error == nil { entries.remove(at: index) }
        guard let column = columns.visible.firstIndex(where: { $0 === entry.column }) else { return }
        for row in columns.rows where row.index == entry.row { row.reload(columns: [column]) }
        columns.contentDidChange()
        if error != nil, columns.editor == nil, table.isFirstResponder {
            TableCellEditing(table: table).begin(row: entry.row, column: column)
        }
    }
}
