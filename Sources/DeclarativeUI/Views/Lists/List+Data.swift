// Lists of the elements of one collection.

extension List where SelectionValue == Never {
    /// Creates a list without selection, with one row for each element of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }

    /// Creates a list without selection, with one row for each element of `data`, identified by its `id`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list without selection, with one row for each integer of a range, which is also its identity.
    public init<Row: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list without selection, with one row for each element of `data`, which receives a binding to it.
    public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable,
        Content == ForEach<[(index: Base.Index, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
}

extension List {
    /// Creates a list with single selection, with one row for each element of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with single selection, with one row for each element of `data`, identified by its `id`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with single selection, with one row for each integer of a range, which is also its identity.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with single selection, with one row for each element of `data`, which receives a binding to it.
    public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Base>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable,
        Content == ForEach<[(index: Base.Index, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .one($0) }
    }
}

extension List {
    /// Creates a list with multiple selection, with one row for each element of `data`, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with multiple selection, with one row for each element of `data`, identified by its `id`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with multiple selection, with one row for each integer of a range, which is also its identity.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with multiple selection, with one row for each element of `data`, which receives a binding to it.
    public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Base>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable,
        Content == ForEach<[(index: Base.Index, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .several($0) }
    }
}

// MARK: - Editable lists

extension List where SelectionValue == Never {
    /// Creates a list without selection, whose rows the user can move, with one row for each element of `data`, which receives a binding to it.
    ///
    /// The keys that delete and move rows need a selection.
    public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<Base>, editActions: EditActions<Base>,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable, Base.Index == Int,
        Content == ForEach<[(index: Int, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, editActions: editActions, content: rowContent)
        selection = nil
    }
}

extension List {
    /// Creates a list with single selection, whose rows the user can edit, with one row for each element of `data`, which receives a binding to
    /// it.
    public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable, Base.Index == Int,
        Content == ForEach<[(index: Int, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, editActions: editActions, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with multiple selection, whose rows the user can edit, with one row for each element of `data`, which receives a binding
    /// to it.
    public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    )
    where
        Base.Element: Identifiable, Base.Index == Int,
        Content == ForEach<[(index: Int, element: Base.Element)], Base.Element.ID, Row>
    {
        content = ForEach(data, editActions: editActions, content: rowContent)
        self.selection = selection.map { .several($0) }
    }
}

// MARK: - Bound collections whose elements a property identifies

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
