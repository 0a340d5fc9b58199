internal import ObjectReferences

/// The data source and delegate of the retained list, with the nodes of the visible rows.
final class ListRows: ListViewDataSource, ListViewDelegate {
    let list = RowListView(frame: .zero)
    /// The list node, which owns this object and sets this to nil when it is unmounted.
    @OptionalUncountedReference var owner: Node?
    private(set) var source = RowSource()
    /// Called when the user has selected rows.
    var choose: ((RowIndexSet) -> Void)?
    /// Called when the user deletes the selected rows.
    var willDeleteSelection: () -> Void = {}

    var style = ListRowStyle()
    /// Whether the view behind the list is its background.
    private(set) var hidesBackground = false
    private var shown: [RowKey: RowNode] = [:]
    /// The selected row, if exactly one is selected.
    private var chosen: Int?
    private var sorted: ContiguousArray<RowNode>?
    /// The visible headers, in the order of their creation.
    var headers: ContiguousArray<RowNode> = []

    init() {
        list.register(forCellReuseIdentifier: "row") { RowCell(frame: .zero) }
        list.rows = self
        list.dataSource = self
        list.delegate = self
    }

    deinit {}

    /// The nodes of the visible rows, from top to bottom.
    var mounted: ContiguousArray<RowNode> {
        if let sorted { return sorted }
        let made = ContiguousArray(shown.values.sorted { $0.row < $1.row })
        sorted = made
        return made
    }

    /// Whether a row has set the visibility of the separator above it.
    var hasSeparatorsAbove = false

    /// Whether a row has been displayed that cannot be selected.
    var hasUnselectableRows = false

    /// Returns whether the user can select a row.
    func isSelectable(_ row: Int) -> Bool {
        source.segment(of: row).isSelectable && !isSelectionDisabled(row)
    }

    private func isSelectionDisabled(_ row: Int) -> Bool {
        hasUnselectableRows && editing.traits(of: row).isSelectionDisabled
    }

    /// The node of a row; nil if it is not visible.
    func visibleNode(at row: Int) -> RowNode? {
        row >= 0 && row < source.count ? shown[source.key(of: row)] : nil
    }

    var estimatedHeight: Double { Double(source.count) * list.defaultRowHeight }

    /// Applies the environment values that concern the whole list.
    func configure(_ environment: EnvironmentValues) {
        let look = ListRowStyle(environment)
        hidesBackground = environment.scrollContentBackground == .hidden
        list.backgroundColor = hidesBackground ? .clear : look.background
        list.configure(environment)
        list.isSpringLoaded = environment.springLoadingBehavior.isEnabled(standard: false)
        defer { updateHeaderBackgrounds() }
        if look == style { return }
        style = look
        list.estimatedRowHeight = max(1, look.minRowHeight)
        list.sectionHeaderHeight = max(list.sectionHeaderHeight, look.minRowHeight)
        for node in shown.values { node.contentChanged() }
    }

    /// Disconnects rows and list when the list node is unmounted; a transition may keep the list visible.
    func dissolve() {
        for node in shown.values { node.cell.node = nil }
        for node in headers { node.cell.node = nil }
        shown = [:]
        headers = []
        sorted = []
        list.dataSource = nil
        list.delegate = nil
        list.dropDelegate = nil
        owner = nil
    }

    // MARK: - Row changes

    /// Replaces the rows by those of `source`.
    /// - Returns: Whether rows were inserted, removed or moved.
    func take(_ source: RowSource) -> Bool {
        let difference = source.difference(from: self.source)
        let hasSections = source.sections.elementsEqual(self.source.sections) { $0.isLike($1) }
        self.source = source
        updateDropDelegate()
        moveHeaders()
        if !difference.isEmpty { move(difference) }
        if difference.isEmpty, !hasSections { list.reloadSections() }
        for node in headers { node.refresh() }
        for node in mounted { node.refresh() }
        // After all have been updated, because a separator depends on the row below it.
        for node in mounted { node.cell.updateLook() }
        return !difference.isEmpty
    }

    private func move(_ difference: RowDifference) {
        let place = difference.placing()
        sorted = nil
        for (key, node) in shown {
            if let row = place(node.row) {
                node.row = row
            } else {
                shown[key] = nil
                node.lose()
            }
        }
        let isAnimated = owner?.graph.transitions.transaction.animation != nil
        difference.apply(to: list, count: source.count, isAnimated: isAnimated, place)
    }

    // MARK: - ListViewDataSource

    func numberOfRows(in listView: ListView) -> Int { source.count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        guard let owner, row < source.count else { return ReusableView(frame: .zero) }
        let key = source.key(of: row)
        // A visible row keeps its cell, even when the list requests its cell again.
        if let node = shown[key] {
            if listView.takeSpareCell(node.cell) { return node.cell }
            // The cell is still animated out: without this the node would never be unmounted.
            node.lose()
        }
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        guard let cell = cell as? RowCell else { return cell }
        let node = RowNode(key: key, row: row, rows: self, cell: cell, in: owner.innerContext)
        cell.node = node
        shown[key] = node
        sorted = nil
        return cell
    }

    /// Removes `node`, whose row is no longer visible.
    func forget(_ node: RowNode) {
        guard shown[node.key] === node else { return }
        shown[node.key] = nil
        sorted = nil
        if let owner { NodePreferences(of: owner).structureChanged() }
    }

    // MARK: - Selection

    func showSelection(_ rows: RowIndexSet) {
        chosen = rows.count == 1 ? rows.first : nil
        if list.selectedRowIndexes != rows { list.selectRows(rows) }
    }

    func listViewSelectionDidChange(_ listView: ListView) {
        var rows = listView.selectedRowIndexes
        // Headers and static rows have no value that could be selected.
        var others: [Int] = []
        for (index, segment) in source.segments.enumerated() where !segment.isSelectable {
            let start = source.start(of: index)
            for row in start..<start + segment.count where rows.contains(row) { others.append(row) }
        }
        if hasUnselectableRows {
            for row in rows where !others.contains(row) && isSelectionDisabled(row) { others.append(row) }
        }
        for row in others {
            rows.remove(row)
            listView.deselectRow(at: row)
        }
        if rows.isEmpty, others.count == 1, let next = selectableRow(after: others[0]) {
            listView.selectRow(at: next, scrollPosition: ListView.ScrollPosition.none)
            rows.insert(next)
        }
        chosen = rows.count == 1 ? rows.first : nil
        choose?(rows)
    }

    /// The row at the keyboard cursor or the nearest selectable one, first of those after it.
    var rowAtCursor: Int? {
        guard let row = list.cursorRow, row < source.count else { return nil }
        if isSelectable(row) { return row }
        return (row..<source.count).first(where: isSelectable)
            ?? (0..<row).reversed().first(where: isSelectable)
    }

    /// The nearest selectable row in the direction of the selection change, or else in the other direction.
    private func selectableRow(after row: Int) -> Int? {
        let step = row > (chosen ?? -1) ? 1 : -1
        for way in [step, -step] {
            var next = row + way
            while next >= 0, next < source.count {
                if isSelectable(next) { return next }
                next += way
            }
        }
        return nil
    }

    func listView(_ listView: ListView, didActivateRowAt row: Int) {
        (owner as? any SelectionActing)?.performPrimaryAction()
    }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        guard row < source.count, source.segment(of: row).role == .row else { return nil }
        // Only visible rows have text: other rows are not mounted.
        return visibleNode(at: row)?.visibleText
    }
}
