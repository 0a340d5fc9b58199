/// The elements of a ``ForEach``: their identities and their view values.
@usableFromInline struct ElementList<ID: Hashable, Content> {
    /// The identities; elements with the same one are distinguished by their order.
    @usableFromInline var ids: ContiguousArray<ID> = []
    @usableFromInline var contents: ContiguousArray<Content> = []
    /// The difference from the previous list.
    @usableFromInline var difference: ElementDifference
    /// The identities that earlier elements have, too.
    @usableFromInline var repeated: ContiguousArray<ID> = []
    /// Whether the previous list had exactly these identities.
    @usableFromInline var hasSameIDs: Bool

    /// Creates the view value of each element of `data`; `old` are the identities of the previous list, and `hadRepeated` is whether some of
    /// them were equal.
    ///
    /// Inlinable, so that the loop is specialised for the types in the client's module.
    @inlinable init<Data: RandomAccessCollection>(
        _ data: Data, since old: ContiguousArray<ID>, hadRepeated: Bool, areUnique: Bool,
        id: (Data.Element) -> ID,
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
        // If the old identities were unique, so are the new ones when none was inserted.
        if areUnique || hasSameIDs || difference.newCount == 0 && !hadRepeated { return }
        var known = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !known.insert(id).inserted { repeated.append(id) }
        if repeated.isEmpty && !hadRepeated { return }
        difference = ElementDifference(
            from: RepeatedIdentity.distinguishing(old), to: RepeatedIdentity.distinguishing(ids))
    }
}

/// The identity of an element among elements whose ids may be equal: its id, and the number of earlier elements with that id.
@usableFromInline struct RepeatedIdentity<ID: Hashable>: Hashable, CustomStringConvertible {
    @usableFromInline let id: ID
    @usableFromInline let occurrence: Int

    @inlinable init(id: ID, occurrence: Int) {
        self.id = id
        self.occurrence = occurrence
    }

    @usableFromInline var description: String { "\(id), occurrence \(occurrence + 1)" }

    /// Returns the identities of elements with the given ids, in their order.
    @inlinable static func distinguishing(_ ids: ContiguousArray<ID>) -> ContiguousArray<RepeatedIdentity> {
        var counts = [ID: Int](minimumCapacity: ids.count)
        var result: ContiguousArray<RepeatedIdentity> = []
        result.reserveCapacity(ids.count)
        for id in ids {
            let count = counts[id, default: 0]
            result.append(RepeatedIdentity(id: id, occurrence: count))
            counts[id] = count + 1
        }
        return result
    }
}
