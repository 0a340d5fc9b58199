// Views for the elements of bound collections.

extension ForEach {
    /// Creates views that receive a binding to each element of a bound collection.
    ///
    ///     ForEach($tasks) { $task in TextField("Title", text: $task.title) }
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        Data == [(index: Base.Index, element: Base.Element)], Base.Element: Identifiable,
        ID == Base.Element.ID
    {
        self.init(bound: data, id: { $0.id }, content: content)
    }

    /// Creates views that receive a binding to each element of a bound collection, identified by the property at `id`.
    ///
    /// An element whose identity changes gets a new view, whose state is new and which does not have the focus.
    ///
    ///     ForEach($tags, id: \.name) { $tag in Toggle(tag.name, isOn: $tag.isOn) }
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == [(index: Base.Index, element: Base.Element)] {
        self.init(bound: data, id: { $0[keyPath: id] }, content: content)
    }

    private init<Base: MutableCollection & RandomAccessCollection>(
        bound data: Binding<Base>, id: @escaping (Base.Element) -> ID,
        content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == [(index: Base.Index, element: Base.Element)] {
        let make: (Data.Element) -> Content = { pair in
            content(BoundElement(data: data, pair: pair, identity: id(pair.element), id: id).binding)
        }
        self.init(
            zip(data.wrappedValue.indices, data.wrappedValue).map { ($0, $1) }, id: { id($0.element) },
            content: make,
            list: { data, old, hadRepeated in
                ElementList(
                    data, since: old, hadRepeated: hadRepeated, areUnique: false, id: { id($0.element) },
                    content: make)
            })
    }
}

/// An element of a bound collection, which it finds by its identity.
private final class BoundElement<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
    private let data: Binding<Base>
    private let pair: (index: Base.Index, element: Base.Element)
    /// The current identity: a write through the binding can change it.
    private var identity: ID
    private let id: (Base.Element) -> ID

    init(
        data: Binding<Base>, pair: (index: Base.Index, element: Base.Element), identity: ID,
        id: @escaping (Base.Element) -> ID
    ) {
        self.data = data
        self.pair = pair
        self.identity = identity
        self.id = id
    }

    deinit {}

    var binding: Binding<Base.Element> {
        Binding(
            get: {
                // The element may have been removed since; its last known value is returned then.
                let now = self.data.wrappedValue
                return self.place(in: now).map { now[$0] } ?? self.pair.element
            },
            set: { value in
                guard let place = self.place(in: self.data.wrappedValue) else { return }
                self.identity = self.id(value)
                self.data.wrappedValue[place] = value
            })
    }

    /// Returns the current index, or nil if the element was removed; O(1) unless earlier elements were inserted or removed.
    private func place(in base: Base) -> Base.Index? {
        let isThere = pair.index >= base.startIndex && pair.index < base.endIndex
        if isThere, id(base[pair.index]) == identity { return pair.index }
        return base.firstIndex { id($0) == identity }
    }
}
