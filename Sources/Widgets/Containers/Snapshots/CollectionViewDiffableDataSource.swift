/// A data source of a collection view that displays snapshots, and animates their differences, modelled on
/// `UICollectionViewDiffableDataSource`.
///
/// The items are identified by hashable values; the cell provider returns their cells. With ``reorderingHandlers-swift.property`` the user
/// can move items.
///
///     dataSource = CollectionViewDiffableDataSource(collectionView: album) { album, indexPath, id in
///         album.dequeueConfiguredReusableCell(using: photoCell, for: indexPath, item: photos[id])
///     }
///     dataSource.apply(snapshot, animatingDifferences: true)
@MainActor
open class CollectionViewDiffableDataSource<
    SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: CollectionViewDataSource {
    /// The snapshots of the data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
    /// A move of items by the user.
    public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>
    /// Returns the cell of an item; nil displays an empty cell.
    public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifier) -> CollectionViewCell?
    /// Returns the supplementary view of a kind; nil displays an empty view.
    public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) ->
        CollectionReusableView?

    /// The permission for moves by the user and their notifications, modelled on
    /// `UICollectionViewDiffableDataSource.ReorderingHandlers`.
    ///
    ///     dataSource.reorderingHandlers.canReorderItem = { _ in true }
    public struct ReorderingHandlers {
        /// Returns whether the user can move an item; without it, no item can be moved.
        public var canReorderItem: ((ItemIdentifier) -> Bool)?
        /// Called before the snapshot with a moved item is displayed.
        public var willReorder: ((Transaction) -> Void)?
        /// Called after the snapshot with a moved item has become the displayed one.
        ///
        /// Of several items that are moved together, it is called for each.
        public var didReorder: ((Transaction) -> Void)?

        /// Creates handlers that permit no moves.
        public init() {}
    }

    /// The provider of headers, footers and other supplementary views; nil by default.
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    /// The handlers of moves by the user; none by default.
    public final var reorderingHandlers = ReorderingHandlers()

    private weak final var collectionView: CollectionView?
    private final let cellProvider: CellProvider
    private final let displayed = DisplayedSnapshot<SectionIdentifier, ItemIdentifier>()

    /// Creates a data source without items, and makes it the one of the collection view.
    ///
    /// The collection view does not retain it.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    nonisolated deinit {}

    // MARK: - Snapshots

    /// Returns a copy of the displayed snapshot.
    public final func snapshot() -> Snapshot { displayed.current }

    /// Displays a snapshot.
    ///
    /// Items that are kept keep their cells and their selection. Repeated identifiers and other problems of the snapshot are reported.
    /// `completion` is called when the collection view has the new items, before their animation ends. Complexity: O(items) for the
    /// comparison, O(changes × log items) for the collection view, and that of its layout.
    public final func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        finish(SnapshotDifference(from: displayed.current, to: snapshot), snapshot, animatingDifferences)
        completion?()
    }

    /// Displays a snapshot, which is compared with the displayed one off the main actor; the method returns when the collection view has
    /// the items.
    ///
    /// If another snapshot is displayed meanwhile, the comparison is repeated.
    public final func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await displayed.compare(snapshot) { finish($0, snapshot, animatingDifferences) }
    }

    /// Displays a snapshot without a comparison: all items are reloaded.
    public final func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        report(snapshot.problems)
        displayed.set(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    private func finish(_ difference: SnapshotDifference, _ snapshot: Snapshot, _ isAnimated: Bool) {
        report(snapshot.problems)
        guard let collectionView else { return displayed.set(snapshot) }
        // Pending items are displayed while the data source still has them.
        if collectionView.needsLayout, !collectionView.needsReload, collectionView.viewHost != nil {
            collectionView.layoutIfNeeded()
        }
        displayed.set(snapshot)
        CollectionUpdate.apply(
            snapshot: CollectionBatch(difference), to: collectionView, isAnimated: isAnimated)
        let paths = snapshot.reconfigured.compactMap(indexPath(for:))
        if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
    }

    private func report(_ problems: [String]) {
        displayed.report(problems, subject: collectionView?.hierarchyPath ?? "\(type(of: self))")
    }

    // MARK: - Identifiers

    /// Returns the item at a position; nil if there is no such item.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
        displayed.item(indexPath.item, inSection: indexPath.section)
    }

    /// Returns the path of an item; nil if the snapshot does not contain it.
    ///
    /// O(sections); the first call after a snapshot was applied is O(items).
    public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
        displayed.path(of: itemIdentifier)
    }

    /// Returns the identifier of a section; nil if there is no such section.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifier? { displayed.section(index) }

    /// Returns the index of a section; nil if the snapshot does not contain it.
    public final func index(for sectionIdentifier: SectionIdentifier) -> Int? {
        displayed.current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    /// Returns the number of sections of the displayed snapshot.
    public final func numberOfSections(in collectionView: CollectionView) -> Int {
        displayed.current.numberOfSections
    }

    /// Returns the number of items in a section of the displayed snapshot.
    public final func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
        -> Int
    { displayed.count(ofSection: section) }

    /// Returns the cell of the cell provider.
    public final func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? CollectionViewCell(frame: .zero)
    }

    /// Returns the view of the supplementary view provider.
    public final func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView(frame: .zero)
    }

    /// Returns the permission of ``reorderingHandlers-swift.property``.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item of the snapshot, and calls the handlers of ``reorderingHandlers-swift.property``: O(items).
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let moved = displayed.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = Transaction(initialSnapshot: snapshot(), finalSnapshot: moved)
        reorderingHandlers.willReorder?(transaction)
        displayed.set(moved)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension CollectionBatch {
    /// Creates the changes between two snapshots.
    fileprivate init(_ difference: SnapshotDifference) {
        snapshotItems = difference.batch
        deletedSections = difference.deletedSections
        insertedSections = difference.insertedSections
        movedSections = difference.movedSections
    }
}
