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
    private final var current = Snapshot()
    /// The number of snapshots that were applied.
    private final var version = 0

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
    public final func snapshot() -> Snapshot { current }

    /// Displays a snapshot.
    ///
    /// Rows that are kept keep their cells and their selection. Repeated identifiers and other problems of the snapshot are
    /// reported. `completion` is called when the table has the new rows, before their animation ends. Complexity: O(items) for the
    /// comparison, O(changes × log items) for the table.
    public final func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        finish(SnapshotDifference(from: current, to: snapshot), snapshot, animatingDifferences)
        completion?()
    }

    /// Displays a snapshot, which is compared with the displayed one off the main actor; the method returns when the table has the rows.
    ///
    /// If another snapshot is displayed meanwhile, the comparison is repeated.
    public final func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        while true {
            let (start, old) = (version, current)
            let difference = await Self.difference(from: old, to: snapshot)
            if start == version { return finish(difference, snapshot, animatingDifferences) }
        }
    }

    @concurrent private nonisolated static func difference(from old: Snapshot, to new: Snapshot) async
        -> SnapshotDifference
    { SnapshotDifference(from: old, to: new) }

    /// Displays a snapshot without a comparison: all rows are reloaded.
    public final func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        report(snapshot.problems)
        version += 1
        current = snapshot.settled()
        tableView?.reloadData()
        completion?()
    }

    private func finish(_ difference: SnapshotDifference, _ snapshot: Snapshot, _ isAnimated: Bool) {
        report(snapshot.problems)
        guard let tableView else {
            current = snapshot.settled()
            return
        }
        // Pending rows are displayed while the data source still has their items.
        if tableView.needsLayout, !tableView.needsReload, tableView.viewHost != nil {
            tableView.layoutIfNeeded()
        }
        version += 1
        current = snapshot.settled()
        tableView.apply(difference.batch, with: isAnimated ? defaultRowAnimation : .none)
        let paths = snapshot.reconfigured.compactMap(indexPath(for:))
        if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
    }

    private func report(_ problems: [String]) {
        for problem in problems {
            Diagnostics.report(
                Diagnostic(
                    kind: .repeatedIdentity, subject: tableView?.hierarchyPath ?? "\(type(of: self))",
                    message: "a snapshot is inconsistent: \(problem)",
                    cure: "the request was ignored; give each section and each item an identifier of its own")
            )
        }
    }

    // MARK: - Identifiers

    /// Returns the item of a row; nil if there is no such row.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
        guard current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the path of an item; nil if the snapshot does not contain it.
    ///
    /// O(sections); the first call after a snapshot was applied is O(items).
    public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
        guard let owner = current.owners[itemIdentifier], let section = current.sectionIndices[owner],
            let number = current.indexOfItem(itemIdentifier)
        else { return nil }
        let start = current.sections[..<section].reduce(0) { $0 + $1.items.count }
        return IndexPath(row: number - start, section: section)
    }

    /// Returns the identifier of a section; nil if there is no such section.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifier? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Returns the index of a section; nil if the snapshot does not contain it.
    public final func index(for sectionIdentifier: SectionIdentifier) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Data source

    /// Returns the number of sections of the displayed snapshot.
    public final func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section of the displayed snapshot.
    public final func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        current.sections.indices.contains(section) ? current.sections[section].items.count : 0
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
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
