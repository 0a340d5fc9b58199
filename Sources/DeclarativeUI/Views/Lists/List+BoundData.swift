// Lists of the elements of a bound collection that are identified by a property.

extension List where SelectionValue == Never {
    /// Creates a list without selection, with one row for each element of a bound collection, identified by the property at `id`.
    ///
    ///     List($tags, id: \.name) { $tag in Toggle(tag.name, isOn: $tag.isOn) }
    public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<[(index: Base.Index, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }

    /// Creates a list without selection, whose rows the user can edit, with one row for each element of a bound collection, identified by
    /// the property at `id`.
    ///
    /// The keys that delete and move rows need a selection.
    public init<
        Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Base.Index == Int, Content == ForEach<[(index: Int, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
        selection = nil
    }
}

extension List {
    /// Creates a list with single selection, with one row for each element of a bound collection, identified by the property at `id`.
    public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<[(index: Base.Index, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with multiple selection, with one row for each element of a bound collection, identified by the property at `id`.
    public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<[(index: Base.Index, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with single selection, whose rows the user can edit, with one row for each element of a bound collection, identified by
    /// the property at `id`.
    public init<
        Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Base.Index == Int, Content == ForEach<[(index: Int, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with multiple selection, whose rows the user can edit, with one row for each element of a bound collection, identified by
    /// the property at `id`.
    public init<
        Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Base.Index == Int, Content == ForEach<[(index: Int, element: Base.Element)], ID, Row> {
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
        self.selection = selection.map { .several($0) }
    }
}
