// Lists of trees.

extension List where SelectionValue == Never {
    /// Creates a list of trees without selection, whose roots are the elements of `data`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, Data.Element.ID, Row> {
        content = OutlineGroup(data, children: children, content: rowContent)
        selection = nil
    }

    /// Creates a list of trees without selection, whose roots are the elements of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data.Element, ID, Row> {
        content = OutlineGroup(data, id: id, children: children, content: rowContent)
        selection = nil
    }
}

extension List {
    /// Creates a list of trees with single selection, whose roots are the elements of `data`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, Data.Element.ID, Row> {
        content = OutlineGroup(data, children: children, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list of trees with single selection, whose roots are the elements of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data.Element, ID, Row> {
        content = OutlineGroup(data, id: id, children: children, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list of trees with multiple selection, whose roots are the elements of `data`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, Data.Element.ID, Row> {
        content = OutlineGroup(data, children: children, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list of trees with multiple selection, whose roots are the elements of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data.Element, ID, Row> {
        content = OutlineGroup(data, id: id, children: children, content: rowContent)
        self.selection = selection.map { .several($0) }
    }
}
