/// A data source of a table that displays snapshots, and animates their differences, modelled on `UITableViewDiffableDataSource`.
///
/// The items are identified by hashable values; the cell provider returns their cells. A subclass overrides the methods for titles and
/// for moves by the user.
///
///     dataSource = TableViewDiffableDataSource(tableView: table) { table, indexPath, id in
///         let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
///         cell.textLabel?.text = messages[id]?.subject
///         return cell
///     }
///     dataSource.apply(snapshot, animatingDifferences: true)
@MainActor
open class TableViewDiffableDataSource<
    SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: TableViewDataSource {
    /// The snapshots of the data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
    /// Returns the cell of an item; nil displays an empty cell.
    public typealias CellProvider = (TableView, IndexPath, ItemIdentifier) -> TableViewCell?

    /// The animation of rows that appear and disappear; automatic by default.
    public final var defaultRowAnimation = TableView.RowAnimation.automatic

    private weak final var tableView: TableView?
    private final let cellProvider: CellProvider
    private final let displayed = DisplayedSnapshot<SectionIdentifier, ItemIdentifier>()

    /// Creates a data source without items, and makes it the one of the table.
    ///
    /// The table does not retain it.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    nonisolated deinit {}

    // MARK: - Snapshots

    /// Returns a copy of the displayed snapshot.
    public final func snapshot() -> Snapshot { displayed.current }

    /// Displays a snapshot.
    ///
    /// Rows that are kept keep their cells and their selection. Repeated identifiers and other problems of the snapshot are
    /// reported. `completion` is called when the table has the new rows, before their animation ends. Complexity: O(items) for the
    /// comparison, O(changes × log items) for the table.
    public final func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        finish(SnapshotDifference(from: displayed.current, to: snapshot), snapshot, animatingDifferences)
        completion?()
    }

    /// Displays a snapshot, which is compared with the displayed one off the main actor; the method returns when the table has the rows.
    ///
    /// If another snapshot is displayed meanwhile, the comparison is repeated.
    public final func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await displayed.compare(snapshot) { finish($0, snapshot, animatingDifferences) }
    }

    /// Displays a snapshot without a comparison: all rows are reloaded.
    public final func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        report(snapshot.problems)
        displayed.set(snapshot)
        tableView?.reloadData()
        completion?()
    }

    private func finish(_ difference: SnapshotDifference, _ snapshot: Snapshot, _ isAnimated: Bool) {
        report(snapshot.problems)
        guard let tableView else { return displayed.set(snapshot) }
        // Pending rows are displayed while the data source still has their items.
        if tableView.needsLayout, !tableView.needsReload, tableView.viewHost != nil {
            tableView.layoutIfNeeded()
        }
        displayed.set(snapshot)
        tableView.apply(difference.batch, with: isAnimated ? defaultRowAnimation : .none)
        let paths = snapshot.reconfigured.compactMap(indexPath(for:))
        if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
    }

    private func report(_ problems: [String]) {
        displayed.report(problems, subject: tableView?.hierarchyPath ?? "\(type(of: self))")
    }

    // MARK: - Identifiers

    /// Returns the item of a row; nil if there is no such row.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
        displayed.item(indexPath.row, inSection: indexPath.section)
    }

    /// Returns the path of an item; nil if the snapshot does not contain it.
    ///
    /// O(sections); the first call after a snapshot was applied is O(items).
    public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
        displayed.path(of: itemIdentifier)
    }

    /// Returns the identifier of a section; nil if there is no such section.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifier? {
        displayed.section(index)
    }

    /// Returns the index of a section; nil if the snapshot does not contain it.
    public final func index(for sectionIdentifier: SectionIdentifier) -> Int? {
        displayed.current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    /// Returns the number of sections of the displayed snapshot.
    public final func numberOfSections(in tableView: TableView) -> Int {
        displayed.current.numberOfSections
    }

    /// Returns the number of items in a section of the displayed snapshot.
    public final func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        displayed.count(ofSection: section)
    }

    /// Returns the cell of the cell provider.
    public final func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
            ?? TableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Moves an item of the snapshot, because the user has moved its row: O(items).
    ///
    /// Overrides call super and read the new order from ``snapshot()``. They do not apply a snapshot, because the table moves the row itself.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        displayed.moving(sourceIndexPath, to: destinationIndexPath).map(displayed.set)
    }
}
