/// The node of a table: owns the retained table and the nodes of its visible cells.
final class TableNode<Value: Identifiable>: KeepingNode<Table<Value>>, LazyScrolling, SelectionActing {
    private let rows = TableRows<Value>()
    private lazy var opened = CompositeRowNodes(
        in: { [unowned self] in innerContext }, changed: { [unowned self] in takeRows() })
    private let refresh = RefreshBinding()
    private lazy var selection = SelectionSynchronizer<Value.ID>(
        row: { [rows] in rows.row(of: $0) },
        successor: { [unowned self] in rows.table.cursorRow.flatMap { selectedValue(at: $0) } })
    /// The customization that the columns display; nil without one.
    private var shownColumns: TableColumnCustomization<Value>?
    /// Other changes of the table do not read the texts again.
    private lazy var texts = ReaderNode(in: innerContext) { [rows] in rows.reloadTexts() }

    override init(_ view: Table<Value>, in context: NodeContext) {
        super.init(view, in: context)
        rows.owner = self
        opened.visibleKeys = { [weak rows] in rows?.visibleKeys ?? [] }
        rows.choose = { [weak self] in self?.select($0) }
        rows.willDeleteSelection = { [weak self] in self?.selection.willDeleteSelection() }
        rows.sort = { [weak self] in self?.sort(by: $0, since: $1) }
        rows.textNode = texts
        if view.customization != nil {
            rows.table.columnsChanged = { [weak self] in self?.customize(widths: $0) }
        }
        flags.insert(.isLayoutBoundary)
        configure()
        takeRows()
        scope.changed()
    }

    override var childCount: Int { opened.sorted.count + rows.mounted.count }
    override func child(at index: Int) -> Node? {
        let count = opened.sorted.count
        return index < count ? opened.sorted[index] : rows.mounted[index - count]
    }
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
        showSelection(isNew: false)
    }

    private func takeRows() {
        let isNew = rows.take(opened.collect(view.rows))
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
            let areOther = rows.columns.take(view.columns, sorting: view.sorting)
            // The alignment of a column also applies to the views of its cells.
            for node in rows.mounted { node.host.setNeedsLayout() }
            guard let customization = view.customization?.wrappedValue else { return }
            // Otherwise the user may have changed columns since, which is reported after the layout.
            if customization != shownColumns || areOther { show(customization) }
        }
    }

    /// Writes the customization of the columns by the user to the binding.
    private func customize(widths: Bool) {
        guard let binding = view.customization else { return }
        let new = rows.columns.customization(since: binding.wrappedValue, widths: widths)
        shownColumns = new
        binding.wrappedValue = new
        // The binding may have rejected the change.
        if binding.wrappedValue != new { show(binding.wrappedValue) }
    }

    private func show(_ customization: TableColumnCustomization<Value>) {
        shownColumns = customization
        rows.columns.apply(customization)
    }

    // MARK: - Sorting

    /// Writes the order that the user has chosen to the binding.
    private func sort(
        by marks: [Widgets.TableColumn.SortDescriptor], since old: [Widgets.TableColumn.SortDescriptor]
    ) {
        guard let sorting = view.sorting else { return }
        sorting.set(rows.columns.order(for: marks, since: old, sorting.comparators()))
        // The binding may have rejected the change.
        DependencyTracker.untracked { rows.columns.showOrder(sorting) }
    }

    // MARK: - Selection

    /// Displays the selection of the binding; `isNew` forces it, because identities may have moved to other rows.
    private func showSelection(isNew: Bool) {
        let selected = selection.rows(
            toShowOf: view.selection, in: rows.table, isForced: isNew, for: self)
        if let selected { rows.showSelection(selected) }
    }

    var retained: Widgets.ListView { rows.table }

    func selectedValue(at row: Int) -> Value.ID? { rows.value(at: row)?.id }

    /// Writes the rows that the user has selected to the binding, and displays its values if it has rejected them.
    private func select(_ indices: RowIndexSet) {
        guard let binding = view.selection else { return }
        let values = Set(indices.compactMap(selectedValue(at:)))
        if !selection.write(values, to: binding) { showSelection(isNew: true) }
    }

    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        let known = (id.base as? Value.ID).flatMap { rows.row(of: $0) }
        guard let row = known ?? rows.source.row(of: id) else { return false }
        rows.table.scroll(to: row, anchor, isAnimated)
        return true
    }

    // MARK: - Layout

    /// Returns the proposed size; by default as wide as the columns and as high as the rows, up to 480 points each.
    override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(
            width: proposal.width
                ?? min(max(240, rows.columns.idealWidth * rows.table.textScale), Self.idealLimit),
            height: proposal.height ?? min(rows.height, Self.idealLimit))
    }

    private static var idealLimit: Double { 480 }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> { 0 ... .infinity }

    override func placeContent() { RetainedFrame(of: self).apply(to: rows.table) }

    override func unmount() {
        super.unmount()
        texts.unmount()
        opened.unmount()
        rows.table.removeFromSuperview()
        rows.dissolve()
    }
}
