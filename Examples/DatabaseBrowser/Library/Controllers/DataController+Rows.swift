import Widgets

extension DataController: TableColumnDataSource, ListViewDelegate {
    func numberOfRows(in tableView: TableView) -> Int { rows?.count ?? 0 }

    private func value(_ column: TableColumn, _ row: Int) -> DatabaseValue? {
        Int(column.identifier).flatMap { rows?.value(row: row, column: $0) }
    }

    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        value(column, row)?.displayText ?? ""
    }

    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        ValueCells.view(for: value(column, row), of: column, in: tableView)
    }

    func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
        guard let rows, let index = Int(column.identifier), rows.table.readOnlyReason == nil,
            !rows.table.columns[index].isGenerated, let value = value(column, row)
        else { return false }
        return !value.isBlob
    }

    func tableView(_ tableView: TableView, editingStringFor column: TableColumn, row: Int) -> String {
        guard let rows, let index = Int(column.identifier) else { return "" }
        return (try? rows.completeValue(row: row, column: index))?.editingText ?? ""
    }

    func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws(TableEditError) {
        guard let index = Int(column.identifier) else { return }
        do throws(TableEditError) {
            try set((value(column, row) ?? .null).replaced(by: string), row: row, column: index)
        } catch {
            status = Status(error.message, isError: true)
            throw error
        }
    }

    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) {
        let sort = tableView.sortDescriptors.first.map {
            RowQuery.Sort(column: $0.key, isAscending: $0.ascending)
        }
        if query == nil || query?.sort == sort { return }
        query?.sort = sort
        startIndexing()
    }

    func listView(_ listView: ListView, didActivateRowAt row: Int) {
        let columns = table.tableColumns.indices
        let column = table.focusedColumn ?? columns.first { !isRowIdentifier($0) }
        if let column { table.editColumn(column, row: row) }
    }

    private func isRowIdentifier(_ column: Int) -> Bool {
        rows?.table.columns[column].isRowIdentifier ?? false
    }
}
