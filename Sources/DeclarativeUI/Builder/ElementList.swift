/// The elements of a ``ForEach``: their identities and their view values.
@usableFromInline struct ElementList<ID: Hashable, Content> {
    /// The unique identities.
    @usableFromInline var ids: ContiguousArray<ID> = []
    @usableFromInline var contents: ContiguousArray<Content> = []
    /// The difference from the previous list.
    @usableFromInline var difference: ElementDifference
    /// The identities of elements that were dropped, because an earlier element has the same identity.
    @usableFromInline var repeated: ContiguousArray<ID> = []
    /// Whether the previous list had exactly these identities and none was dropped.
    @usableFromInline var hasSameIDs: Bool

    /// Creates the view value of each element of `data`; `old` are the identities of the previous list.
    ///
    /// Inlinable, so that the loop is specialised for the types in the client's module.
    @inlinable init<Data: RandomAccessCollection>(
        _ data: Data, since old: ContiguousArray<ID>, areUnique: Bool, id: (Data.Element) -> ID,
        content: (Data.Element) -> Content
    ) {
        ids.reserveCapacity(data.count)
        contents.reserveCapacity(data.count)
        for element in data {
            ids.append(id(element))
            contents.append(content(element))
        }
        difference = ElementDifference(from: old, to: ids)
        hasSameIDs = difference.prefix == ids.count && ids.count == old.count
        // The old identities were unique; so are the new ones when none was inserted.
        if areUnique || difference.newCount == 0 { return }
        dropRepeated()
        if !repeated.isEmpty { difference = ElementDifference(from: old, to: ids) }
    }

    /// Drops elements whose identity an earlier element has.
    @inlinable mutating func dropRepeated() {
        var known = Set<ID>(minimumCapacity: ids.count)
        var places: ContiguousArray<Int> = []
        for index in ids.indices where !known.insert(ids[index]).inserted { places.append(index) }
        for index in places { repeated.append(ids[index]) }
        for index in places.reversed() {
            ids.remove(at: index)
            contents.remove(at: index)
        }
    }
}
