/// A row of a ``Table`` that shows and hides the rows below it.
///
/// Follows `SwiftUI.DisclosureTableRow`. The first visible column has the indentation and the triangles; a click on a triangle, Right and Left
/// expand and collapse the row, Left goes from a row to its parent, and an asterisk expands all siblings. Assistive technologies get the level
/// and the state of the rows.
///
///     Table(of: File.self, selection: $selection) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Size", value: \.sizeText)
///     } rows: {
///         ForEach(folders) { folder in
///             DisclosureTableRow(folder) { ForEach(folder.files) { TableRow($0) } }
///         }
///     }
///
/// Without a binding, the row stores whether it is expanded itself, false at first. Trees of one type are declared more briefly by
/// `Table(_:children:columns:)`.
public struct DisclosureTableRow<Value: Identifiable>: ModifiableTableRow {
    /// The type of the values that the rows display.
    public typealias TableRowValue = Value

    private(set) var row: TableRow<Value>
    let isExpanded: Binding<Bool>?
    let content: () -> TableRowGroup<Value>

    /// Creates a row that displays a value, and the rows that are displayed below it while it is expanded.
    public init(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> TableRowGroup<Value>
    ) {
        row = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public var body: EmptyView { EmptyView() }

    public func _modifyingRow(_ change: (inout TableRow<Value>) -> Void) -> DisclosureTableRow {
        var copy = self
        change(&copy.row)
        return copy
    }
}

extension DisclosureTableRow: RowStructure {
    static var rowCount: Int? { 1 }
    static var hasGroups: Bool { true }

    func appendRows(to rows: inout RowCollector) {
        rows.countGroup(isBound: isExpanded != nil)
        rows.add(OpenedTableRow(declared: self), at: .place(0))
    }
}

/// The state of a row that shows and hides others.
private struct OpenedTableRow<Value: Identifiable>: View {
    let declared: DisclosureTableRow<Value>
    @State private var ownState = false

    var body: some View {
        let binding = declared.isExpanded ?? $ownState
        let isExpanded = binding.wrappedValue
        let toggle = { withAnimation { binding.wrappedValue.toggle() } }
        ExpandableRows(content: isExpanded ? declared.content() : nil) { _ in
            LeveledTableRow(
                row: declared.row, disclosure: RowDisclosure(isExpanded: isExpanded, toggle: toggle))
        }
    }
}

/// A table row with its place in a tree.
private struct LeveledTableRow<Row: View>: View, RowStructure, TableRowPlacing {
    let row: Row
    let disclosure: RowDisclosure

    static var rowCount: Int? { 1 }
    var body: EmptyView { EmptyView() }
    func appendRows(to rows: inout RowCollector) { rows.add(SingleRow(self)) }
    func readRow<Value>(_ reader: inout TableRowReader<Value>) { reader.visit(row) }
}

/// A view in the rows of a table that contains a row with its place in a tree.
protocol TableRowPlacing: RowDisclosing {
    /// Lets `reader` visit the row.
    func readRow<Value>(_ reader: inout TableRowReader<Value>)
}

extension OutlineRow: TableRowPlacing {
    func readRow<Value>(_ reader: inout TableRowReader<Value>) { reader.visit(content) }
}
