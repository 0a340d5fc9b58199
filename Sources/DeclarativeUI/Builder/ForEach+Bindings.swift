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
            content(Binding(ElementLocation(data: data, pair: pair, identity: id(pair.element), id: id)))
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
private final class ElementLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
    BindingLocation<Base.Element>
{
    private let data: Binding<Base>
    private let index: Base.Index
    /// The last known value, which is read when the element has been removed.
    private var last: Base.Element
    /// The current identity: a write through the binding can change it.
    private var identity: ID
    private let id: (Base.Element) -> ID
    private let original: BoundValue<Base.Element>

    init(
        data: Binding<Base>, pair: (index: Base.Index, element: Base.Element), identity: ID,
        id: @escaping (Base.Element) -> ID
    ) {
        self.data = data
        index = pair.index
        last = pair.element
        self.identity = identity
        self.id = id
        original = BoundValue(isTracked: data.isTracked) { pair.element }
    }

    override var isTracked: Bool { data.isTracked }

    override func read() -> Base.Element {
        let now = data.wrappedValue
        if let place = place(in: now) { last = now[place] }
        return last
    }

    override func write(_ value: Base.Element) {
        guard let place = place(in: data.wrappedValue) else { return }
        identity = id(value)
        last = value
        data.wrappedValue[place] = value
    }

    /// Returns the current index, or nil if the element was removed; O(1) unless earlier elements were inserted or removed.
    private func place(in base: Base) -> Base.Index? {
        let isThere = index >= base.startIndex && index < base.endIndex
        if isThere, id(base[index]) == identity { return index }
        return base.firstIndex { id($0) == identity }
    }

    /// Returns false for another index, from which the element is found without a search.
    override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base, ID> else { return false }
        return index == other.index && identity == other.identity && data.isSamePlace(as: other.data)
    }

    override func hasEqualValue(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base, ID> else { return false }
        return isTracked || original.isEqual(to: other.original)
    }
}
