/// The sections and items of a data source at one time, by their identifiers, modelled on `NSDiffableDataSourceSnapshot`.
///
/// A value: build it from the data, and apply it to a ``TableViewDiffableDataSource``, which animates the differences. Identifiers are
/// unique in the whole snapshot; a repeated one is ignored, and reported when the snapshot is applied.
///
///     var snapshot = DiffableDataSourceSnapshot<Folder, Message.ID>()
///     snapshot.appendSections([.unread, .read])
///     snapshot.appendItems(unread.map(\.id), toSection: .unread)
///     dataSource.apply(snapshot, animatingDifferences: true)
public nonisolated struct DiffableDataSourceSnapshot<
    SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifier
        var items: ContiguousArray<ItemIdentifier> = []
    }

    var sections: [Section] = []
    /// The section of each item.
    var owners: [ItemIdentifier: SectionIdentifier] = [:]
    var sectionIndices: [SectionIdentifier: Int] = [:]
    /// The numbers of the items in their order, computed when first needed after a change.
    private(set) var index = SnapshotIndex<ItemIdentifier>()
    var reloaded: Set<ItemIdentifier> = []
    var reconfigured: Set<ItemIdentifier> = []
    /// Descriptions of the requests that could not be performed.
    var problems: [String] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: - Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.identifier) }
    /// The identifiers of the items of all sections, in order; O(items).
    public var itemIdentifiers: [ItemIdentifier] {
        var result: [ItemIdentifier] = []
        result.reserveCapacity(owners.count)
        for section in sections { result += section.items }
        return result
    }
    /// The items that are to be reloaded, in no particular order.
    public var reloadedItemIdentifiers: [ItemIdentifier] { Array(reloaded) }
    /// The items that are to be reconfigured, in no particular order.
    public var reconfiguredItemIdentifiers: [ItemIdentifier] { Array(reconfigured) }

    /// Returns the number of items of a section; 0 if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifier) -> Int {
        sectionIndices[identifier].map { sections[$0].items.count } ?? 0
    }

    /// Returns the items of a section, in order; none if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifier) -> [ItemIdentifier] {
        sectionIndices[identifier].map { Array(sections[$0].items) } ?? []
    }

    /// Returns the section of an item; nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
        owners[identifier]
    }

    /// Returns the number of an item across all sections; nil if there is no such item.
    ///
    /// O(1); the first call after a change is O(items).
    public func indexOfItem(_ identifier: ItemIdentifier) -> Int? { index.number(of: identifier, in: self) }

    /// Returns the index of a section; nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifier) -> Int? { sectionIndices[identifier] }

    // MARK: - Items

    /// Adds items at the end of a section, or of the last section if none is given.
    ///
    /// Complexity: O(items added).
    public mutating func appendItems(
        _ identifiers: [ItemIdentifier], toSection sectionIdentifier: SectionIdentifier? = nil
    ) {
        guard let target = sectionIdentifier ?? sections.last?.identifier,
            let place = sectionIndices[target]
        else {
            return report("items were appended to a section that does not exist", sectionIdentifier)
        }
        changed()
        for identifier in identifiers {
            if own(identifier, target) { sections[place].items.append(identifier) }
        }
    }

    /// Inserts items before another one; O(items of the section).
    public mutating func insertItems(
        _ identifiers: [ItemIdentifier], beforeItem beforeIdentifier: ItemIdentifier
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

    /// Inserts items after another one; O(items of the section).
    public mutating func insertItems(
        _ identifiers: [ItemIdentifier], afterItem afterIdentifier: ItemIdentifier
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }

    /// Removes items; O(items of their sections).
    public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
        var removed: [SectionIdentifier: Set<ItemIdentifier>] = [:]
        for identifier in identifiers {
            guard let owner = owners.removeValue(forKey: identifier) else {
                report("an item was deleted that does not exist", identifier)
                continue
            }
            removed[owner, default: []].insert(identifier)
            reloaded.remove(identifier)
            reconfigured.remove(identifier)
        }
        if removed.isEmpty { return }
        changed()
        for (owner, items) in removed {
            guard let place = sectionIndices[owner] else { continue }
            sections[place].items.removeAll { items.contains($0) }
        }
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one; O(items of their sections).
    public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem toIdentifier: ItemIdentifier) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another one; O(items of their sections).
    public mutating func moveItem(_ identifier: ItemIdentifier, afterItem toIdentifier: ItemIdentifier) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Gives items new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
        for identifier in identifiers where known(identifier, "reloaded") { reloaded.insert(identifier) }
    }

    /// Configures the cells of items again when the snapshot is applied, without replacing them.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
        for identifier in identifiers where known(identifier, "reconfigured") {
            reconfigured.insert(identifier)
        }
    }

    // MARK: - Changes

    private mutating func insert(_ items: [ItemIdentifier], at anchor: ItemIdentifier, offset: Int) {
        guard let place = place(of: anchor) else {
            return report("items were inserted beside one that does not exist", anchor)
        }
        changed()
        let owner = sections[place.section].identifier
        let new = items.filter { own($0, owner) }
        sections[place.section].items.insert(contentsOf: new, at: place.item + offset)
    }

    private mutating func move(_ item: ItemIdentifier, to anchor: ItemIdentifier, offset: Int) {
        guard item != anchor, let source = place(of: item), owners[anchor] != nil else {
            return report("an item was moved beside itself, or one of the two does not exist", item)
        }
        changed()
        sections[source.section].items.remove(at: source.item)
        guard let target = place(of: anchor) else { return }
        sections[target.section].items.insert(item, at: target.item + offset)
        owners[item] = sections[target.section].identifier
    }

    private func place(of item: ItemIdentifier) -> (section: Int, item: Int)? {
        guard let owner = owners[item], let section = sectionIndices[owner],
            let index = sections[section].items.firstIndex(of: item)
        else { return nil }
        return (section, index)
    }

    /// Records the section of a new item; reports a repeated item, and returns false for it.
    private mutating func own(_ item: ItemIdentifier, _ owner: SectionIdentifier) -> Bool {
        guard let previous = owners.updateValue(owner, forKey: item) else { return true }
        owners[item] = previous
        report("an item occurs more than once", item)
        return false
    }

    private mutating func known(_ identifier: ItemIdentifier, _ action: String) -> Bool {
        if owners[identifier] != nil { return true }
        report("an item was to be \(action) that does not exist", identifier)
        return false
    }

    /// Discards the numbers of the items.
    mutating func changed() { index = SnapshotIndex() }

    mutating func report(_ problem: String, _ identifier: (some Any)?) {
        problems.append(identifier.map { "\(problem): \($0)" } ?? problem)
    }

    /// Returns the snapshot after it has been applied: without pending reloads and problems.
    func settled() -> Self {
        var result = self
        result.reloaded = []
        result.reconfigured = []
        result.problems = []
        return result
    }
}
