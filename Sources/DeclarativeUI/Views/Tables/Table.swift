/// Rows with columns, of which only the visible ones are mounted.
///
/// Follows `SwiftUI.Table`, and is displayed by the retained `TableView`, whose keys and mouse actions it has: columns can be resized, moved
/// and hidden, which a ``TableColumnCustomization`` stores. Rows have the height ``EnvironmentValues/defaultMinListRowHeight``. A click on a header changes `sortOrder`; sort the data in
/// `onChange(of:)`.
///
///     Table(people, selection: $selection, sortOrder: $sortOrder) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///     .onChange(of: sortOrder) { people.sort(using: sortOrder) }
///
/// A `TextField` in a cell is edited by the keyboard, too: F2 focuses that of the selected row, as does Return without a primary action; Tab and
/// Shift+Tab go to the next and the previous one, Return and Escape return to the table. ``View/contextMenu(forSelectionType:menu:primaryAction:)``
/// adds a menu and a primary action for the selected rows, whose identities are those of their values.
///
/// `Table(_:children:columns:)` and ``DisclosureTableRow`` declare tree grids. The actions of the `ForEach` that the rows come from apply as in a
/// ``List``: `onDelete` with the Delete key, `onMove` by drag and with Alt and an arrow key, and `dropDestination` and `onInsert` between rows.
///
/// A row keeps the state of its views while it is visible and its identity is in the data. Texts of visible cells are read with each update;
/// an update costs O(visible cells), and O(rows) if the data has changed.
public struct Table<Value: Identifiable>: View {
    let rows: AnyView
    let columns: [TableColumn<Value>]
    var selection: ListSelection<Value.ID>?
    var sorting: TableSorting<Value>?
    var customization: Binding<TableColumnCustomization<Value>>?

    /// Creates a table without selection, with one row for each element of `data`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization)
    }

    /// Creates a table with single selection; with nil, rows cannot be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization,
            selection: selection.map { .one($0) })
    }

    /// Creates a table with multiple selection; with nil, rows cannot be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization,
            selection: selection.map { .several($0) })
    }

    /// Creates a table without selection, whose headers change `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization,
            sorting: TableSorting(sortOrder))
    }

    /// Creates a table with single selection, whose headers change `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>?, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization,
            selection: selection.map { .one($0) }, sorting: TableSorting(sortOrder))
    }

    /// Creates a table with multiple selection, whose headers change `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>?, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: ForEach(data) { TableRow($0) }, columns: columns(), customization: columnCustomization,
            selection: selection.map { .several($0) }, sorting: TableSorting(sortOrder))
    }

    private init<Rows: View>(
        rows: Rows, columns: [TableColumn<Value>],
        customization: Binding<TableColumnCustomization<Value>>?, selection: ListSelection<Value.ID>? = nil,
        sorting: TableSorting<Value>? = nil
    ) {
        self.rows = AnyView(rows)
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TableNode(view, in: context)
    }
}

// MARK: - Rows of several sources

extension Table {
    /// Creates a table without selection, whose rows are listed.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> TableRowGroup<Value>
    ) {
        self.init(rows: rows(), columns: columns(), customization: columnCustomization)
    }

    /// Creates a table with single selection, whose rows are listed.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> TableRowGroup<Value>
    ) {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization,
            selection: selection.map { .one($0) })
    }

    /// Creates a table with multiple selection, whose rows are listed.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> TableRowGroup<Value>
    ) {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization,
            selection: selection.map { .several($0) })
    }

    /// Creates a table with multiple selection, whose rows are listed and whose headers change `sortOrder`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>? = nil, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> TableRowGroup<Value>
    ) where Sort.Compared == Value {
        self.init(
            rows: rows(), columns: columns(), customization: columnCustomization,
            selection: selection.map { .several($0) },
            sorting: TableSorting(sortOrder))
    }
}

// MARK: - Trees

extension Table {
    /// Creates a table without selection, whose rows are the elements of trees.
    ///
    /// The roots are the elements of `data`. An element whose `children` are nil is a leaf; one with an empty collection can be expanded.
    /// Identities have to be unique in the whole tree. The keys and the semantics are those of ``DisclosureTableRow``.
    ///
    ///     Table(folders, children: \.folders) { TableColumn("Name", value: \.name) }
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: OutlineGroup(data, children: children) { TableRow($0) }, columns: columns(),
            customization: columnCustomization)
    }

    /// Creates a table with single selection, whose rows are the elements of trees.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: OutlineGroup(data, children: children) { TableRow($0) }, columns: columns(),
            customization: columnCustomization, selection: selection.map { .one($0) })
    }

    /// Creates a table with multiple selection, whose rows are the elements of trees.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>?,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(
            rows: OutlineGroup(data, children: children) { TableRow($0) }, columns: columns(),
            customization: columnCustomization, selection: selection.map { .several($0) })
    }

    /// Creates a table with multiple selection, whose rows are the elements of trees and whose headers change `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>? = nil,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: OutlineGroup(data, children: children) { TableRow($0) }, columns: columns(),
            customization: columnCustomization, selection: selection.map { .several($0) },
            sorting: TableSorting(sortOrder))
    }
}
