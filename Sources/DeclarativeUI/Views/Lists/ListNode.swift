/// The node of a list: owns the retained list and the nodes of its visible rows.
final class ListNode<SelectionValue: Hashable, Content: View>: KeepingNode<List<SelectionValue, Content>>,
    LazyScrolling, SelectionActing
{
    private let rows: ListRows
    private lazy var opened = CompositeRowNodes(
        in: { [unowned self] in innerContext }, changed: { [unowned self] in takeRows() })
    private let refresh = RefreshBinding()
    private lazy var selection = SelectionSynchronizer<SelectionValue>(
        row: { [rows] in rows.source.row(showing: AnyHashable($0), among: rows.list.selectedRowIndexes) },
        successor: { [unowned self] in rows.rowAtCursor.flatMap { selectedValue(at: $0) } })

    override init(_ view: List<SelectionValue, Content>, in context: NodeContext) {
        rows = ListRows()
        super.init(view, in: context)
        rows.owner = self
        opened.visibleKeys = { [weak rows] in rows?.mounted.map(\.key) ?? [] }
        rows.choose = { [weak self] in self?.select($0) }
        rows.willDeleteSelection = { [weak self] in self?.selection.willDeleteSelection() }
        flags.insert(.isLayoutBoundary)
        configure()
        takeRows()
        scope.changed()
    }

    override var childCount: Int { opened.sorted.count + rows.headers.count + rows.mounted.count }
    override func child(at index: Int) -> Node? {
        var index = index
        if index < opened.sorted.count { return opened.sorted[index] }
        index -= opened.sorted.count
        return index < rows.headers.count ? rows.headers[index] : rows.mounted[index - rows.headers.count]
    }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(rows.list) }
    override func itemsChanged() -> Bool { false }

    override func update(to view: List<SelectionValue, Content>) {
        self.view = view
        configure()
        takeRows()
    }

    /// Applies a changed selection or environment value.
    override func rebuild() {
        flags.remove(.needsUpdate)
        configure()
        showSelection(isNew: false)
    }

    private func takeRows() {
        opened.allowsSelection = view.selection != nil
        let isNew = rows.take(opened.collect(view.content))
        showSelection(isNew: isNew)
    }

    private func configure() {
        let (view, list) = (view, rows.list)
        graph.dependencies.track(self) {
            let environment = EnvironmentValues(environment)
            rows.configure(environment)
            refresh.apply(environment.refresh, to: list)
            list.allowsSelection = view.selection != nil && environment.isEnabled
            list.allowsMultipleSelection = view.selection?.allowsSeveral ?? false
        }
    }

    // MARK: - Selection

    /// Displays the selection of the binding; `isNew` forces it, because identities may have moved to other rows.
    private func showSelection(isNew: Bool) {
        let selected = selection.rows(
            toShowOf: view.selection, in: rows.list, isForced: isNew, for: self)
        if let selected { rows.showSelection(selected) }
    }

    var retained: Widgets.ListView { rows.list }

    func selectedValue(at row: Int) -> SelectionValue? {
        row < rows.source.count ? rows.source.id(of: row)?.base as? SelectionValue : nil
    }

    /// Writes the rows that the user has selected to the binding, and displays its values if it has rejected them.
    private func select(_ indices: RowIndexSet) {
        guard let binding = view.selection else { return }
        let values = Set(indices.compactMap(selectedValue(at:)))
        if !selection.write(values, to: binding) { showSelection(isNew: true) }
    }

    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let row = rows.source.row(of: id) else { return false }
        rows.list.scroll(to: row, anchor, isAnimated)
        return true
    }

    // MARK: - Layout

    /// Returns the proposed size; by default 240 points wide and as high as the estimated rows, up to 480 points.
    override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(
            width: proposal.width ?? 240,
            // Limited, because the content may be very long: within a scroll view the list itself scrolls.
            height: proposal.height ?? min(max(10, rows.estimatedHeight), Self.idealHeight))
    }

    private static var idealHeight: Double { 480 }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> { 0 ... .infinity }

    override func placeContent() { RetainedFrame(of: self).apply(to: rows.list) }

    override func unmount() {
        super.unmount()
        opened.unmount()
        rows.list.removeFromSuperview()
        rows.dissolve()
    }
}
