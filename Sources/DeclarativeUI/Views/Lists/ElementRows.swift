/// A row for each element of a `ForEach`, created on demand.
///
/// Identities are collected when they are first needed, and compared only when the data may have changed.
final class ElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSegment {
    private let view: ForEach<Data, ID, Content>
    private var knownIDs: ContiguousArray<ID>?
    /// The offsets of the displayed elements; nil while all elements are displayed.
    private var offsets: [Int]?
    private var places: [ID: Int]?
    private var isChecked = false

    init(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        super.init()
        actions = view.actions
    }

    override var count: Int {
        check()
        return offsets?.count ?? view.data.count
    }

    override func offset(at index: Int) -> Int { offsets?[index] ?? index }
    override var elementCount: Int { view.data.count }
    override var isTree: Bool { Content.self is any RowDisclosing.Type }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset(at: index))]
    }

    override func makeContent(at index: Int) -> AnyView { AnyView(view.content(element(at: index))) }

    /// Appends the rows of an element, whose view is created.
    func open(_ index: Int, in rows: inout RowCollector) {
        let element = element(at: index)
        let id = AnyHashable(view.id(element))
        let place = RowElement(path: rows.path, offset: offset(at: index), actions: view.actions)
        rows.identifyingElement(id, place) { $0.add(view.content(element), at: .element(id)) }
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

    override var identifiedType: Any.Type? { view.usesElementIDs ? Data.Element.self : nil }

    override func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if let places { return places[id] }
        let ids = ids
        if ids.count < 64 { return ids.firstIndex(of: id) }
        var places = [ID: Int](minimumCapacity: ids.count)
        for index in ids.indices { places[ids[index]] = index }
        self.places = places
        return places[id]
    }

    /// Drops elements with the id of an earlier element.
    private func check() {
        if isChecked { return }
        isChecked = true
        if view.hasUniqueIDs { return }
        let ids = ids
        var known = Set<ID>(minimumCapacity: ids.count)
        var first: ID?
        var kept: [Int] = []
        for index in ids.indices {
            if known.insert(ids[index]).inserted {
                if first != nil { kept.append(index) }
            } else if first == nil {
                first = ids[index]
                kept = Array(0..<index)
            }
        }
        guard let first else { return }
        offsets = kept
        knownIDs = ContiguousArray(kept.map { ids[$0] })
        ForEach<Data, ID, Content>.reportRepeatedID(first, count: ids.count - kept.count)
    }

    // MARK: - Changes

    override func difference(from old: RowSegment) -> RowDifference? {
        guard let old = old as? ElementRows<Data, ID, Content> else { return nil }
        if hasSameIdentities(as: old) {
            adopt(old)
            return RowDifference()
        }
        check()
        return RowDifference(from: old.ids, to: ids)
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
            offsets = old.offsets
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
    /// Reports that `count` elements of a list are dropped because an earlier element has their id; `id` is the first
    /// of these ids.
    static func reportRepeatedID(_ id: ID, count: Int) {
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: "ForEach of \(Data.self)",
                message: "ForEach has the id \(id) more than once (\(count) repetitions)",
                cure: "only the first is displayed; give each element a unique id"))
    }
}
