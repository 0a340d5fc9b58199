/// A row for each element of a `ForEach`, created on demand.
///
/// Identities are collected when they are first needed, and compared only when the data may have changed.
final class ElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSegment {
    private let view: ForEach<Data, ID, Content>
    private var knownIDs: ContiguousArray<ID>?
    /// The numbers of earlier elements with the same id, by index, for elements whose id is not unique.
    private var occurrences: [Int: Int] = [:]
    private var places: [ID: Int]?
    private var isChecked = false

    init(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        super.init()
        actions = view.actions
    }

    override var count: Int {
        check()
        return view.data.count
    }

    override var elementCount: Int { count }
    override var isTree: Bool { Content.self is any RowDisclosing.Type }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    override func makeContent(at index: Int) -> AnyView { AnyView(view.content(element(at: index))) }

    /// Appends the rows of an element, whose view is created.
    func open(_ index: Int, in rows: inout RowCollector) {
        let element = element(at: index)
        let (id, keyID) = (AnyHashable(view.id(element)), keyID(at: index) ?? AnyHashable(index))
        let place = RowElement(path: rows.path, offset: index, actions: view.actions)
        rows.identifyingElement(id, keyID, place) { $0.add(view.content(element), at: .element(keyID)) }
    }

    // MARK: - Identities

    /// The identities of all rows; O(rows) the first time.
    private var ids: ContiguousArray<ID> {
        if let knownIDs { return knownIDs }
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(view.data.count)
        for element in view.data { ids.append(view.id(element)) }
        knownIDs = ids
        return ids
    }

    override func id(at index: Int) -> AnyHashable? {
        AnyHashable(knownIDs?[index] ?? view.id(element(at: index)))
    }

    override func keyID(at index: Int) -> AnyHashable? {
        check()
        guard let occurrence = occurrences[index], occurrence > 0 else { return id(at: index) }
        return AnyHashable(RepeatedIdentity(id: ids[index], occurrence: occurrence))
    }

    /// Returns the index of the element with the key identity `id`; nil if there is none.
    func index(ofKeyID id: AnyHashable) -> Int? {
        check()
        guard let repeated = id.base as? RepeatedIdentity<ID> else { return index(of: id) }
        return occurrences.first { $0.value == repeated.occurrence && ids[$0.key] == repeated.id }?.key
    }

    override var hasRepeatedIDs: Bool {
        check()
        return !occurrences.isEmpty
    }

    override var identifiedType: Any.Type? { view.usesElementIDs ? Data.Element.self : nil }

    override func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if let places { return places[id] }
        let ids = ids
        if ids.count < 64 { return ids.firstIndex(of: id) }
        var places = [ID: Int](minimumCapacity: ids.count)
        for index in ids.indices.reversed() { places[ids[index]] = index }
        self.places = places
        return places[id]
    }

    /// Finds the elements whose ids are not unique.
    private func check() {
        if isChecked { return }
        isChecked = true
        if view.hasUniqueIDs { return }
        let ids = ids
        var known = Set<ID>(minimumCapacity: ids.count)
        guard let first = ids.indices.first(where: { !known.insert(ids[$0]).inserted }) else { return }
        for (index, identity) in RepeatedIdentity.distinguishing(ids).enumerated()
        where identity.occurrence > 0 {
            occurrences[index] = identity.occurrence
        }
        ForEach<Data, ID, Content>.reportRepeatedID(ids[first], count: occurrences.count)
    }

    // MARK: - Changes

    override func difference(from old: RowSegment) -> RowDifference? {
        guard let old = old as? ElementRows<Data, ID, Content> else { return nil }
        if hasSameIdentities(as: old) {
            adopt(old)
            return RowDifference()
        }
        check()
        if occurrences.isEmpty, old.occurrences.isEmpty { return RowDifference(from: old.ids, to: ids) }
        return RowDifference(
            from: RepeatedIdentity.distinguishing(old.ids), to: RepeatedIdentity.distinguishing(ids))
    }

    /// Collects the identities, unless `old` has those of the same data.
    func adoptIdentities(of old: RowSegment?) {
        if let old = old as? Self, hasSameIdentities(as: old) { adopt(old) }
        check()
    }

    /// Whether the elements are known to be those of `old`, without comparing their identities.
    func hasSameIdentities(as old: ElementRows) -> Bool { Self.isSame(old.view.data, view.data) }

    /// Takes over the checked identities of `old`, whose data is equal.
    private func adopt(_ old: ElementRows<Data, ID, Content>) {
        if old.isChecked {
            knownIDs = old.knownIDs
            occurrences = old.occurrences
            places = old.places
            isChecked = true
        }
    }

    /// Whether both collections are known to be equal without comparing their identities.
    private static func isSame(_ old: Data, _ new: Data) -> Bool {
        if old.count != new.count { return false }
        if let old = old as? Range<Int>, let new = new as? Range<Int> { return old == new }
        // Equal addresses: both collections hold the same storage, and so equal elements.
        let storage = old.withContiguousStorageIfAvailable { $0.baseAddress }
        guard let storage, let address = storage else { return false }
        return new.withContiguousStorageIfAvailable { $0.baseAddress == address } ?? false
    }
}

extension ForEach {
    /// Reports that `count` elements of a list have the id of an earlier element; `id` is the first of these ids.
    static func reportRepeatedID(_ id: ID, count: Int) {
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: "ForEach of \(Data.self)",
                message: "ForEach has the id \(id) more than once (\(count) repetitions)",
                cure: RepeatedIdentity<ID>.cure))
    }
}
