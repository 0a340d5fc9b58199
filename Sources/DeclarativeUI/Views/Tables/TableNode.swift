/// The node of a table: owns the retained table and the nodes of its visible cells.
final class TableNode<Value: Identifiable>: KeepingNode<Table<Value>>, LazyScrolling {
    private let rows = TableRows<Value>()
    private let refresh = RefreshBinding()
    /// The selection that the retained table displays.
    private var shownSelection: Set<Value.ID> = []
    /// Whether rows could be selected when the selection was displayed; otherwise the table has dropped it.
    private var wasSelectable = false

    override init(_ view: Table<Value>, in context: NodeContext) {
        super.init(view, in: context)
        rows.owner = self
        rows.choose = { [weak self] in self?.select($0) }
        rows.sort = { [weak self] in self?.sort(by: $0) }
        flags.insert(.isLayoutBoundary)
        configure()
        takeRows()
        scope.changed()
    }

    override var childCount: Int { rows.mounted.count }
    override func child(at index: Int) -> Node? { rows.mounted[index] }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(rows.table) }
    override func itemsChanged() -> Bool { false }

    override func update(to view: Table<Value>) {
        self.view = view
        configure()
        takeRows()
    }

    /// Applies a changed selection, sort order or environment value.
    override func rebuild() {
        flags.remove(.needsUpdate)
        configure()
        rows.reloadTexts()
        showSelection(isNew: false)
    }

    private func takeRows() {
        let isNew = rows.take(RowSource(view.rows))
        showSelection(isNew: isNew)
    }

    private func configure() {
        let view = view
        graph.dependencies.track(self) {
            let environment = EnvironmentValues(environment)
            rows.configure(environment)
            refresh.apply(environment.refresh, to: rows.table)
            rows.table.allowsSelection = view.selection != nil && environment.isEnabled
            rows.table.allowsMultipleSelection = view.selection?.allowsSeveral ?? false
            rows.columns.take(view.columns, sorting: view.sorting)
        }
    }

    // MARK: - Sorting

    /// Writes the order that the user has chosen to the binding.
    private func sort(by descriptors: [Widgets.TableColumn.SortDescriptor]) {
        guard let sorting = view.sorting else { return }
        sorting.set(rows.columns.comparators(descriptors))
        // The binding may have rejected the change.
        DependencyTracker.untracked { rows.columns.showOrder(sorting) }
    }

    // MARK: - Selection

    /// Displays the selection of the binding; `isNew` forces it, because identities may have moved to other rows.
    private func showSelection(isNew: Bool) {
        let isSelectable = rows.table.allowsSelection
        let isOther = isSelectable != wasSelectable
        wasSelectable = isSelectable
        guard let selection = view.selection else { return }
        let values = graph.dependencies.trackMore(self) { selection.values }
        if values == shownSelection, !isNew, !isOther { return }
        shownSelection = values
        var indices = RowIndexSet()
        for value in values {
            if let row = rows.row(of: value) { indices.insert(row) }
        }
        rows.showSelection(indices)
    }

    /// Writes the rows that the user has selected to the binding.
    private func select(_ indices: RowIndexSet) {
        guard let selection = view.selection else { return }
        var values: Set<Value.ID> = []
        for row in indices {
            if let value = rows.value(at: row) { values.insert(value.id) }
        }
        shownSelection = values
        selection.select(values)
        // The binding may have rejected the change.
        if selection.values != values { showSelection(isNew: true) }
    }

    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let id = id.base as? Value.ID, let row = rows.row(of: id) else { return false }
        rows.table.scroll(to: row, anchor, isAnimated)
        return true
    }

    // MARK: - Layout

    /// Returns the proposed size; by default as wide as the columns and as high as the rows, up to 480 points each.
    override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(
            width: proposal.width ?? min(max(240, rows.columns.idealWidth), Self.idealLimit),
            height: proposal.height ?? min(rows.height, Self.idealLimit))
    }

    private static var idealLimit: Double { 480 }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> { 0 ... .infinity }

    override func placeContent() { RetainedFrame(of: self).apply(to: rows.table) }

    override func unmount() {
        super.unmount()
        rows.table.removeFromSuperview()
        rows.dissolve()
    }
}
