internal import ObjectReferences

/// The data source and delegate of the retained table, with the nodes of the visible cells.
final class TableRows<Value: Identifiable>: TableColumnDataSource, ListViewDelegate {
    let table = RowTableView(frame: .zero)
    let columns: TableColumnsInUse<Value>
    /// The table node, which owns this object and sets this to nil when it is unmounted.
    @OptionalUncountedReference var owner: Node?
    private(set) var source = RowSource()
    /// Called when the user has selected rows.
    var choose: ((RowIndexSet) -> Void)?
    /// Called when the user has chosen an order.
    var sort: (([Widgets.TableColumn.SortDescriptor]) -> Void)?
    /// The nodes of the visible cells, in the order of their creation.
    private(set) var mounted: ContiguousArray<TableCellNode> = []
    /// The value that was read last, with its row.
    private var known: (row: Int, value: Value)?

    init() {
        columns = TableColumnsInUse(of: table)
        table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
        table.dataSource = self
        table.delegate = self
    }

    deinit {}

    /// Applies the environment values that concern the whole table.
    func configure(_ environment: EnvironmentValues) {
        table.configure(environment)
        table.usesAlternatingRowBackgroundColors = environment.alternatingRowBackgrounds
        let height = ListRowStyle(environment).minRowHeight
        if table.rowHeight != height { table.rowHeight = height }
    }

    /// Disconnects rows and table when the table node is unmounted; a transition may keep the table visible.
    func dissolve() {
        for node in mounted { node.host.node = nil }
        mounted = []
        table.dataSource = nil
        table.delegate = nil
        owner = nil
    }

    /// The height of the header and of all rows, in points.
    var height: Double { Double(source.count) * table.rowHeight + table.sectionHeaderHeight }

    // MARK: - Values

    /// Returns the value of a row; nil if the row does not exist.
    func value(at row: Int) -> Value? {
        if let known, known.row == row { return known.value }
        guard row >= 0, row < source.count else { return nil }
        var reader = TableRowReader<Value>()
        source.content(of: row).holder.accept(&reader)
        guard let value = reader.value else { return nil }
        known = (row, value)
        return value
    }

    /// Returns the row with an identity; nil if there is none.
    func row(of id: Value.ID) -> Int? {
        if let row = source.row(of: AnyHashable(id)) { return row }
        // Rows outside of a ForEach have no identity in the source.
        for (place, segment) in source.segments.enumerated() where segment.count == 1 {
            let row = source.start(of: place)
            if value(at: row)?.id == id { return row }
        }
        return nil
    }

    // MARK: - Changes

    /// Replaces the rows by those of `source`.
    /// - Returns: Whether rows were inserted, removed or moved.
    func take(_ source: RowSource) -> Bool {
        let difference = source.difference(from: self.source)
        self.source = source
        known = nil
        if !difference.isEmpty { move(difference) }
        reloadTexts()
        for node in mounted { node.refresh() }
        return !difference.isEmpty
    }

    /// Reads the texts of the visible cells again.
    func reloadTexts() {
        let texts = columns.indicesOfTexts
        if texts.isEmpty { return }
        table.reloadData(
            forRowIndexes: RowIndexSet(table.indexesForVisibleRows), columnIndexes: RowIndexSet(texts))
    }

    private func move(_ difference: RowDifference) {
        let isAnimated = owner?.graph.transitions.transaction.animation != nil
        difference.apply(to: table, count: source.count, isAnimated: isAnimated, difference.placing())
    }

    /// Removes `node`, whose cell is no longer visible.
    func forget(_ node: TableCellNode) {
        guard let index = mounted.firstIndex(where: { $0 === node }) else { return }
        mounted.remove(at: index)
        if let owner { NodePreferences(of: owner).structureChanged() }
    }

    func showSelection(_ rows: RowIndexSet) {
        if table.selectedRows != rows { table.selectRows(rows) }
    }

    // MARK: - TableColumnDataSource

    func numberOfRows(in tableView: TableView) -> Int { source.count }

    func tableView(_ tableView: TableView, stringValueFor column: Widgets.TableColumn, row: Int) -> String {
        guard let value = value(at: row), let declared = columns.column(of: column) else { return "" }
        if let text = declared.text {
            guard let owner else { return text(value) }
            return owner.graph.dependencies.trackMore(owner) { text(value) }
        }
        // Only visible cells have views with texts.
        return mounted.first { $0.host.row == row && $0.column == column.identifier }?.visibleText ?? ""
    }

    func tableView(
        _ tableView: TableView, viewFor column: Widgets.TableColumn, row: Int
    ) -> Widgets.View? {
        guard let owner, let declared = columns.column(of: column), declared.content != nil,
            let value = value(at: row)
        else { return nil }
        let host =
            tableView.makeView(withIdentifier: column.identifier) as? TableCellHost
            ?? TableCellHost(frame: .zero)
        let key = source.key(of: row)
        let identifier = column.identifier
        let node = TableCellNode(
            id: AnyHashable(value.id), column: identifier, host: host, in: owner.innerContext
        ) {
            [weak self] row in
            // A cell that is animated out keeps its row number, which another row can have.
            guard let self, row < source.count, source.key(of: row) == key,
                let value = self.value(at: row)
            else { return nil }
            return columns.column(withIdentifier: identifier)?.content?(value)
        } forget: { [weak self] in
            self?.forget($0)
        }
        node.show(row)
        mounted.append(node)
        return host
    }

    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [Widgets.TableColumn.SortDescriptor]
    ) {
        if !columns.isShowingOrder { sort?(tableView.sortDescriptors) }
    }

    func listViewSelectionDidChange(_ listView: ListView) { choose?(listView.selectedRows) }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        guard let first = table.tableColumns.first(where: { !$0.isHidden }) else { return nil }
        return tableView(table, stringValueFor: first, row: row)
    }
}

/// Reads the value of a table row.
struct TableRowReader<Value: Identifiable>: ViewVisitor {
    var value: Value?
    mutating func visit<Content: View>(_ view: Content) { value = (view as? TableRow<Value>)?.value }
}
