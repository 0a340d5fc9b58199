internal import ObjectReferences

/// The data source and delegate of the retained table, with the nodes of the visible cells.
final class TableRows<Value: Identifiable>: TableColumnDataSource, ListViewDelegate, ListViewDragDelegate {
    let table = RowTableView(frame: .zero)
    let columns: TableColumnsInUse<Value>
    /// The table node, which owns this object and sets this to nil when it is unmounted.
    @OptionalUncountedReference var owner: Node?
    private(set) var source = RowSource()
    /// Called when the user has selected rows.
    var choose: ((RowIndexSet) -> Void)?
    /// Called when the user deletes the selected rows.
    var willDeleteSelection: () -> Void = {}
    /// Called when the user has chosen an order.
    var sort:
        (
            (_ marks: [Widgets.TableColumn.SortDescriptor], _ old: [Widgets.TableColumn.SortDescriptor]) ->
                Void
        )?
    /// The node that is updated when a value that a text of a cell reads has changed.
    var textNode: Node?
    /// The nodes of the visible cells, in the order of their creation.
    private(set) var mounted: ContiguousArray<TableCellNode> = []
    /// The row that was read last, with its index.
    private var known: (index: Int, row: TableRowReader<Value>)?
    /// The action of the row under the pointer, with the identity of that row.
    var hovered: (key: RowKey, action: (Bool) -> Void)?
    private var knownOthers: [Value.ID: Int]?

    init() {
        columns = TableColumnsInUse(of: table)
        table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
        table.rows = self
        table.dataSource = self
        table.delegate = self
    }

    deinit {}

    /// Applies the environment values that concern the whole table.
    func configure(_ environment: EnvironmentValues) {
        table.configure(environment)
        table.usesAlternatingRowBackgroundColors = environment.alternatingRowBackgrounds
        table.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        table.showsColumnHeaders = environment.tableColumnHeaders != .hidden
        let height = ListRowStyle(environment).minRowHeight
        if table.rowHeight != height { table.rowHeight = height }
    }

    /// Disconnects rows and table when the table node is unmounted; a transition may keep the table visible.
    func dissolve() {
        for node in mounted { node.host.node = nil }
        mounted = []
        table.dataSource = nil
        table.delegate = nil
        table.dragDelegate = nil
        table.dropDelegate = nil
        textNode = nil
        owner = nil
    }

    /// The height of the header, if it is displayed, and of all rows, in points.
    var height: Double {
        Double(source.count) * table.defaultRowHeight
            + (table.showsColumnHeaders ? table.defaultHeaderHeight : 0)
    }

    // MARK: - Values

    /// Returns the value of a row; nil if the row does not exist.
    func value(at row: Int) -> Value? { tableRow(at: row)?.value }

    /// Returns a row; nil if it does not exist.
    func tableRow(at index: Int) -> TableRow<Value>? { reader(at: index)?.row }

    /// Returns a row with its place in a tree; nil if it does not exist.
    func reader(at index: Int) -> TableRowReader<Value>? {
        if let known, known.index == index { return known.row }
        guard index >= 0, index < source.count else { return nil }
        var reader = TableRowReader<Value>()
        source.content(of: index).holder.accept(&reader)
        guard let row = reader.row else { return nil }
        known = (index, reader)
        // Only a table with rows that can be dragged has a delegate, because it also copies rows.
        if row.dragged != nil, table.dragDelegate == nil { table.dragDelegate = self }
        if row.drop != nil, table.dropDelegate == nil { table.dropDelegate = self }
        if row.hover != nil { table.observesHovering = true }
        return reader
    }

    /// Returns the row whose value has an identity; nil if there is none.
    ///
    /// O(1) for rows of a `ForEach` with the identities of its elements; the values of other rows are read once per change of the rows.
    func row(of id: Value.ID) -> Int? {
        let row = source.row(showing: AnyHashable(id), among: table.selectedRowIndexes)
        if let row, value(at: row)?.id == id { return row }
        return rowsOfOthers[id]
    }

    /// The rows whose identities in the source are not those of their values.
    private var rowsOfOthers: [Value.ID: Int] {
        if let knownOthers { return knownOthers }
        var rows: [Value.ID: Int] = [:]
        for (place, segment) in source.segments.enumerated() where segment.identifiedType != Value.self {
            let start = source.start(of: place)
            for row in start..<start + segment.count {
                if let id = value(at: row)?.id, rows[id] == nil { rows[id] = row }
            }
        }
        knownOthers = rows
        return rows
    }

    // MARK: - Changes

    /// Replaces the rows by those of `source`.
    /// - Returns: Whether rows were inserted, removed or moved.
    func take(_ source: RowSource) -> Bool {
        let difference = source.difference(from: self.source)
        self.source = source
        known = nil
        knownOthers = nil
        updateEditing()
        table.displayLevels(source.isTree)
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
        if table.selectedRowIndexes != rows { table.selectRows(rows) }
    }

    // MARK: - TableColumnDataSource

    func numberOfRows(in tableView: TableView) -> Int { source.count }

    func tableView(_ tableView: TableView, stringValueFor column: Widgets.TableColumn, row: Int) -> String {
        guard let value = value(at: row), let declared = columns.column(of: column) else { return "" }
        if let text = declared.text {
            guard let textNode else { return text(value) }
            return textNode.graph.dependencies.trackMore(textNode) { text(value) }
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
            id: AnyHashable(value.id), column: column, host: host, in: owner.innerContext
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
        if !columns.isShowingOrder { sort?(tableView.sortDescriptors, oldDescriptors) }
    }

    func tableView(
        _ tableView: TableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
    ) -> Bool { columns.permitsMove(columnIndex, to: newColumnIndex) }

    func tableView(
        _ tableView: TableView, userCanChangeVisibilityOf column: Widgets.TableColumn
    ) -> Bool { !columns.isDisabled(.visibility, for: column) }

    func listViewSelectionDidChange(_ listView: ListView) { choose?(listView.selectedRowIndexes) }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        guard let first = table.tableColumns.first(where: { !$0.isHidden }) else { return nil }
        return tableView(table, stringValueFor: first, row: row)
    }
}

/// Reads a table row and its place in a tree.
struct TableRowReader<Value: Identifiable>: ViewVisitor {
    var row: TableRow<Value>?
    /// The place within the views that declare it, without that of the segment; nil outside of trees.
    var disclosure: RowDisclosure?

    mutating func visit<Content: View>(_ view: Content) {
        if let row = view as? TableRow<Value> {
            self.row = row
        } else if let placed = view as? any TableRowPlacing {
            disclosure = placed.disclosure
            placed.readRow(&self)
        } else if let erased = view as? AnyView {
            erased.holder.accept(&self)
        } else if let holding = view as? any ContentHolding {
            visit(contentOf: holding)
        }
    }

    private mutating func visit<Modifier: ContentHolding>(contentOf modifier: Modifier) {
        visit(modifier.content)
    }
}
