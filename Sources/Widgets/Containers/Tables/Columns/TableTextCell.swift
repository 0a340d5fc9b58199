/// The appearance of a cell that displays a text, as `NSTextFieldCell` in a table of cells.
///
///     func tableView(_ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int) {
///         if accounts[row].balance < 0 { cell.textColor = .systemRed }
///     }
public nonisolated struct TableTextCell: Hashable, Sendable {
    /// The colour of the text; nil, the default, is that of labels.
    ///
    /// It is also used in selected rows.
    public var textColor: Color?
    /// The colour behind the text, which fills the cell; nil, the default, for none.
    ///
    /// A selected row displays the colour of the selection instead.
    public var backgroundColor: Color?

    /// Creates the default appearance.
    public init() {}

    /// Whether nothing differs from the default appearance.
    var isDefault: Bool { textColor == nil && backgroundColor == nil }
}
