/// The snapshot that a diffable data source displays, and the positions of its identifiers.
///
///     let displayed = DisplayedSnapshot<String, Int>()
///     displayed.set(snapshot)
///     displayed.item(2, inSection: 0)
final class DisplayedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    /// The number of snapshots that were displayed.
    private var version = 0

    nonisolated deinit {}

    func set(_ snapshot: Snapshot) {
        version += 1
        current = snapshot.settled()
    }

    /// Compares a snapshot off the main actor, again if another one is displayed meanwhile, and calls `display` with the result.
    func compare(_ snapshot: Snapshot, thenDisplay display: (SnapshotDifference) -> Void) async {
        while true {
            let (start, old) = (version, current)
            let difference = await Self.difference(from: old, to: snapshot)
            if start == version { return display(difference) }
        }
    }

    @concurrent private nonisolated static func difference(from old: Snapshot, to new: Snapshot) async
        -> SnapshotDifference
    { SnapshotDifference(from: old, to: new) }

    /// Reports the problems of a snapshot; `subject` is the view that displays it.
    func report(_ problems: [String], subject: String) {
        for problem in problems {
            Diagnostics.report(
                Diagnostic(
                    kind: .repeatedIdentity, subject: subject,
                    message: "a snapshot is inconsistent: \(problem)",
                    cure: "the request was ignored; give each section and each item an identifier of its own")
            )
        }
    }

    // MARK: - Positions

    /// The number of items in a section; 0 for a section that does not exist.
    func count(ofSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
    }

    /// Returns the item at a position; nil if there is none.
    func item(_ index: Int, inSection section: Int) -> Item? {
        guard index >= 0, index < count(ofSection: section) else { return nil }
        return current.sections[section].items[index]
    }

    /// Returns the path of an item; nil if the snapshot does not contain it.
    ///
    /// O(sections); the first call after a snapshot was displayed is O(items).
    func path(of item: Item) -> IndexPath? {
        guard let owner = current.owners[item], let section = current.sectionIndices[owner],
            let number = current.indexOfItem(item)
        else { return nil }
        let start = current.sections[..<section].reduce(0) { $0 + $1.items.count }
        return IndexPath(row: number - start, section: section)
    }

    /// Returns the identifier of a section; nil if there is no such section.
    func section(_ index: Int) -> Section? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Returns the displayed snapshot with an item at another place; nil for a path that does not exist: O(items).
    ///
    /// `destination` counts without the item.
    func moving(_ source: IndexPath, to destination: IndexPath)
        -> DiffableDataSourceSnapshot<Section, Item>?
    {
        guard let item = item(source.item, inSection: source.section),
            let section = section(destination.section)
        else { return nil }
        var moved = current
        moved.deleteItems([item])
        let others = moved.itemIdentifiers(inSection: section)
        if others.indices.contains(destination.item) {
            moved.insertItems([item], beforeItem: others[destination.item])
        } else {
            moved.appendItems([item], toSection: section)
        }
        return moved
    }
}
