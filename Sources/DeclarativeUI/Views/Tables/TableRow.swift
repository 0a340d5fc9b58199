/// A row of a ``Table``.
///
/// Follows `SwiftUI.TableRow`. It displays nothing outside of a table.
///
///     ForEach(files) { file in
///         TableRow(file)
///             .contextMenu { Button("Open") { open(file) } }
///             .draggable(file.url)
///     }
public struct TableRow<Value: Identifiable>: ModifiableTableRow {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Value

    let value: Value
    /// Returns the items of the context menu; nil for a row without one.
    var menuItems: (() -> AnyView)?
    /// Returns the data that is dragged; nil for a row that cannot be dragged.
    var dragged: (() -> ItemProvider?)?
    /// The action that receives dropped items; nil for a row that takes none.
    var drop: TableRowDrop?
    /// Called with true when the pointer enters the row, and with false when it leaves it.
    var hover: ((Bool) -> Void)?

    /// Creates a row that displays a value in the columns of the table.
    public init(_ value: Value) { self.value = value }

    public var body: EmptyView { EmptyView() }

    public func _modifyingRow(_ change: (inout TableRow) -> Void) -> TableRow {
        var row = self
        change(&row)
        return row
    }
}

extension TableRow: RowStructure {
    static var rowCount: Int? { 1 }
    func appendRows(to rows: inout RowCollector) { rows.add(SingleRow(self)) }
}

/// The action that receives items that are dropped on a table row.
struct TableRowDrop {
    let accepts: (DropSession) -> Bool
    let perform: (DropSession) -> Void
}
