/// The node of a grid, which arranges its rows.
final class GridNode<Content: View>: KeepingNode<Grid<Content>> {
    private var content: ViewNode<Content>?
    private var arranger: Arranger<GridLayout>

    override init(_ view: Grid<Content>, in context: NodeContext) {
        arranger = Arranger(layout: view.layout)
        super.init(view, in: context)
        flags.insert(.isGrid)
        content = Content._makeNode(view.content, in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override var isContainer: Bool { true }
    /// Vertical: a divider spans the grid.
    override var stackOrientation: Axis? { .vertical }

    override func update(to view: Grid<Content>) {
        let old = self.view.layout
        self.view = view
        if old.alignment != view.layout.alignment
            || old.horizontalSpacing != view.layout.horizontalSpacing
            || old.verticalSpacing != view.layout.verticalSpacing
        {
            _ = arranger.update(to: view.layout)
            invalidateLayout()
        }
        content?.update(to: view.content)
    }

    override func itemsChanged() -> Bool {
        arranger.items = nil
        return false
    }

    /// Discards the tracks, also for the proposal for which they were last computed.
    override func contentSizesChanged() { arranger.contentChanged() }

    /// Collects the cells and invalidates them: cell nodes are not notified of changes inside the views they represent.
    private func collect() {
        arranger.collect(self, content)
        guard let items = arranger.items else { return }
        for item in items.nodes {
            if let cell = item as? GridCellNode {
                cell.flags.formUnion([.needsMeasuring, .needsPlacing])
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        collect()
        return arranger.size(proposal)
    }

    override func placeContent() {
        collect()
        arranger.contentChanged()
        arranger.place(in: self)
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        cachedGuide(guide, size, proposal) {
            collect()
            return arranger.explicitAlignment(guide, size: size, proposal)
        }
    }

    package override var layoutSpacing: ViewSpacing {
        cachedSpacing {
            collect()
            return arranger.spacing()
        }
    }

    override func unmount() {
        super.unmount()
        content = nil
        arranger.items = nil
    }
}

/// The node of a grid row, which assigns the row number to its cells.
final class GridRowNode<Content: View>: TransparentNode<GridRow<Content>, Content> {
    /// Different from those of all other rows.
    private var number: Int { Int(bitPattern: ObjectIdentifier(self)) }

    override init(_ view: GridRow<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
    }

    override func update(to view: GridRow<Content>) {
        let isOther = self.view.alignment != view.alignment
        self.view = view
        if isOther { structureChanged() }
        content?.update(to: view.content)
    }

    override func appendItems(to items: inout ContiguousArray<Node>) {
        guard isInGrid else {
            content?.appendItems(to: &items)
            return
        }
        var cells: ContiguousArray<Node> = []
        content?.appendItems(to: &cells)
        for cell in cells {
            items.append(
                GridCellNode(cell, row: number, alignment: view.alignment, in: innerContext))
        }
    }

    private var isInGrid: Bool {
        var node = parent
        while let step = node {
            if step.isContainer { return step.flags.contains(.isGrid) }
            node = step.parent
        }
        return false
    }
}

/// A wrapper that adds the row number to a cell; it is not part of the node tree.
final class GridCellNode: Node {
    private let cell: Node
    private let row: Int
    private let alignment: VerticalAlignment?

    init(_ cell: Node, row: Int, alignment: VerticalAlignment?, in context: NodeContext) {
        self.cell = cell
        self.row = row
        self.alignment = alignment
        super.init(in: context)
        // It is not unmounted with the tree.
        graph.counts.nodes -= 1
    }

    override var isItem: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> Size { cell.layoutSize(proposal) }
    override func placeContent() { cell.place(at: origin, size: size, proposal: proposal) }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        cell.lengthRange(axis, cross: cross)
    }
    package override var layoutPriority: Double { cell.layoutPriority }
    package override var layoutSpacing: ViewSpacing { cell.layoutSpacing }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        cell.explicitAlignment(guide, size: size, proposal: proposal)
    }

    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if key == GridRowKey.self, let row = row as? Key.Value { return row }
        if key == GridRowAlignmentKey.self, let alignment, let own = alignment as? Key.Value { return own }
        return cell.layoutValue(key)
    }
}
