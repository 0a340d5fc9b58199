/// A move of items by the user: the snapshots before and after it, modelled on `NSDiffableDataSourceTransaction`.
///
///     dataSource.reorderingHandlers.didReorder = { transaction in
///         folders = transaction.finalSnapshot.itemIdentifiers
///     }
public nonisolated struct DiffableDataSourceTransaction<
    SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
    /// The snapshot before the move.
    public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
    /// The snapshot after the move.
    public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

    /// The changes of the items of all sections together; computed at each call: O(items × changes).
    public var difference: CollectionDifference<ItemIdentifier> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}
