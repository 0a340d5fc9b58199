/// The appearance and the editing controls that a table gives to the cells of its rows.
///
///     TableCellPreparation(table: self).prepare(cell, at: 4, animated: false)
struct TableCellPreparation {
    let table: TableView

    /// Prepares the mounted cells, until the data source or the delegate changes the rows.
    func prepareMounted() {
        ListChanges(list: table).deferring {
            for entry in table.cells.mounted where !table.hasPendingChanges {
                prepare(entry.cell, at: entry.row, animated: false)
            }
        }
    }

    /// Gives a cell the appearance and the editing controls of its row.
    func prepare(_ cell: ReusableView, at row: Int, animated: Bool) {
        guard let cell = cell as? TableViewCell else { return }
        let path = table.indexPath(ofRow: row)
        cell.rowStyle = TableRowStyle(
            style: table.style, isFirst: path.row == 0,
            isLast: path.row == table.rows(inSection: path.section).count - 1,
            separator: table.separatorStyle == .none ? nil : table.separatorColor ?? .separator,
            separatorInset: table.separatorInset)
        let isEditing = table.isEditing
        if !isEditing, !cell.isEditing { return }
        cell.update(
            editing: isEditing, isEditing ? TableRowActions(table: table).editingStyle(at: path) : .none,
            isMovable: isEditing && table.dataSource?.listView(table, canMoveRowAt: row) == true,
            animated: animated)
    }
}
