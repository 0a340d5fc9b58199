/// The elements of a ``ForEach``: their identities and their view values.
@usableFromInline struct ElementList<ID: Hashable, Content> {
    /// Each once.
    @usableFromInline var ids: ContiguousArray<ID> = []
    @usableFromInline var contents: ContiguousArray<Content> = []
    /// Since the list before.
    @usableFromInline var difference: ElementDifference
    /// Identities of elements that are left out, because an element before them has the same.
    @usableFromInline var repeated: ContiguousArray<ID> = []
    /// Whether the list before had just these, nothing left out.
    @usableFromInline var hasSameIDs: Bool

    /// Makes a description of each element of `data`; `old` are the identities of the list before.
    ///
    /// Inlinable: the program that gives the data makes a loop of it that knows the types.
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

    /// Of elements with the same identity, the first is kept.
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
