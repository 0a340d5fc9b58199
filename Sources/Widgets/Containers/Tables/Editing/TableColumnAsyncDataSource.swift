/// The rows of a table with columns whose data source needs time to store an entered text, such as one of a database.
///
/// The text field closes when the user ends an edit, and the cell displays the new text, greyed, until it is stored. A text that the data
/// source refuses stays in its cell, in the colour of errors: the text field opens again with it and the reason at once, if no other edit has
/// begun, otherwise when the user edits the cell. Escape then discards it.
///
///     extension Library: TableColumnAsyncDataSource {
///         func tableView(_ tableView: TableView, commitStringValue string: String, for column: TableColumn, row: Int) async throws(TableEditError) {
///             try await database.store(string, in: column.identifier, of: books[row].id)
///         }
///     }
@MainActor
public protocol TableColumnAsyncDataSource: TableColumnDataSource {
    /// Stores the text that the user has entered in a cell; called instead of
    /// ``TableColumnDataSource/tableView(_:setStringValue:for:row:)``.
    ///
    /// Texts of the same cell are stored one after the other, those of different cells at the same time. `row` is the index of the row when
    /// the edit ended: read the identity of the row before the first suspension. An error is announced, and displayed in the cell: the message
    /// of a ``TableEditError``, or the description of another error that conforms to `CustomStringConvertible`.
    func tableView(
        _ tableView: TableView, commitStringValue string: String, for column: TableColumn, row: Int
    ) async throws
}
