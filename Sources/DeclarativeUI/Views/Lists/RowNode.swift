internal import ObjectReferences

/// The node of a visible row: a small tree of its own inside a cell, unaffected by changes of other rows.
final class RowNode: Node {
    let key: RowKey
    /// The index of the row, or of the section for a header.
    final var row: Int
    let isHeader: Bool
    // `ListRows` owns its row nodes.
    @UncountedReference private(set) var rows: ListRows
    let cell: RowCell
    /// The row properties that modifiers of descendants have set.
    var traits = RowTraits()
    /// Whether the properties will be collected again after the update.
    var areTraitsStale = false
    private let inner: ViewScope
    private let innerEnvironment: EnvironmentScope
    private var content: ViewNode<AnyView>?
    private var background: ViewNode<AnyView>?
    private var single = SingleItem()
    private var backgroundItem = SingleItem()
    /// The group of the list that contains the row; nil for none.
    private(set) var nesting: RowNesting?
    private var prominence = BackgroundProminence.standard
    /// The height that was last requested, in pixels; 0 while the row has the height that it needs.
    private var requestedHeight = 0.0

    init(
        key: RowKey, row: Int, isHeader: Bool = false, rows: ListRows, cell: RowCell, in context: NodeContext
    ) {
        self.key = key
        self.isHeader = isHeader
        self.row = row
        _rows = UncountedReference(rows)
        self.cell = cell
        inner = ViewScope(container: cell, graph: context.graph)
        innerEnvironment = EnvironmentScope(parent: context.environment)
        super.init(in: context)
        flags.insert(.isLayoutBoundary)
        inner.content = self
        inner.mountImmediately { content = AnyView._makeNode(makeContent(), in: innerContext(of: self)) }
        graph.arrangeScopes()
    }

    private func innerContext(of parent: Node) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: inner, environment: innerEnvironment)
    }

    override var childCount: Int { (content == nil ? 0 : 1) + (background == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? {
        if index == 0, let background { return background }
        return content
    }
    override var explicitID: AnyHashable? { key.id ?? AnyHashable(row) }
    override var typeName: String { "Row" }

    override func itemsChanged() -> Bool {
        single.invalidate()
        backgroundItem.invalidate()
        // The layout direction may have changed without a change of height, in which case nothing else lays out the cell.
        cell.setNeedsLayout()
        return false
    }

    // MARK: - Content

    private func makeContent() -> AnyView {
        let nesting = isHeader ? nil : rows.source.segment(of: row).nesting
        if nesting != self.nesting {
            self.nesting = nesting
            contentChanged()
        }
        return graph.dependencies.track(self) {
            let header = isHeader ? rows.source.sections[row].header : nil
            let content = header?.content(at: 0) ?? rows.source.content(of: row)
            setProminence()
            return content
        }
    }

    /// Updates the content from the row source.
    func refresh() {
        flags.remove(.needsUpdate)
        content?.update(to: makeContent())
    }

    /// Updates the content, because a value that the row's closure read has changed.
    override func rebuild() { refresh() }

    func show(_ prominence: BackgroundProminence) {
        if prominence == self.prominence { return }
        self.prominence = prominence
        setProminence()
    }

    private func setProminence() {
        var values = EnvironmentValues(nil)
        values.backgroundProminence = prominence
        innerEnvironment.set(values.changes, isUsed: true)
    }

    /// Sets the view behind the row; nil removes it.
    func setBackground(_ view: AnyView?) {
        if let view {
            if let background { return background.update(to: view) }
            background = AnyView._makeNode(view, in: innerContext(of: self))
        } else if let old = background {
            background = nil
            remove(old)
        } else {
            return
        }
        backgroundItem.invalidate()
        inner.changed()
        cell.setNeedsLayout()
    }

    /// The first text of the row, for type-to-select.
    var visibleText: String? { cell.firstVisibleText }

    // MARK: - Layout

    /// The distances between the edges of the cell, with its share of the row spacing, and the content.
    private var insets: EdgeInsets {
        var insets = traits.insets ?? rows.style.insets
        insets.leading += indentation
        insets.top += spacing / 2
        insets.bottom += spacing / 2
        return insets
    }

    /// The distance to the next row, in points, half of which is above the row and half below it.
    var spacing: Double { isHeader ? 0 : rows.style.spacing }

    private var item: Node? { single.findFresh(self, content, VStackLayout(alignment: .leading)) }

    /// Returns the height that the row needs at `width`, in points.
    func height(width: Double) -> Double {
        let insets = insets
        let proposal = ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil)
        let inner = item?.layoutSize(proposal).height ?? 0
        return max(rows.style.minRowHeight + spacing, inner + insets.top + insets.bottom)
    }

    /// Whether the list should be asked for another height: the list assigns whole pixels, so fractions of a pixel are
    /// ignored.
    ///
    /// Each height is requested once: a row that scrolls out of view keeps its height.
    private func needsHeight(otherThan size: Size) -> Bool {
        let scale = graph.layout.pixelsPerPoint
        let wanted = max(1, (height(width: size.width) * scale - 1e-6).rounded(.up))
        let isWanted = wanted != (size.height * scale).rounded()
        defer { requestedHeight = isWanted ? wanted : 0 }
        return isWanted && wanted != requestedHeight
    }

    /// Places the content in the cell.
    func layOut(in size: Size) {
        place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    override func placeContent() {
        // The graph calls this after a descendant has changed, which may have changed the height.
        if !isHeader, flags.contains(.isPlaced), needsHeight(otherThan: size) { contentChanged() }
        cell.updateLook()
        let insets = insets
        let room = Size(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        if let item {
            let proposal = ProposedViewSize(room)
            let inner = item.layoutSize(proposal)
            let isMirrored = layoutDirection == .rightToLeft
            let x = isMirrored ? size.width - insets.leading - inner.width : insets.leading
            item.place(
                at: Point(x: x, y: insets.top + (room.height - inner.height) / 2), size: inner,
                proposal: proposal)
        }
        if let back = backgroundItem.find(self, background, ZStackLayout()) {
            back.flags.insert(.needsPlacing)
            back.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
    }

    /// Makes the list request the height of the row again.
    func contentChanged() {
        flags.insert(.needsPlacing)
        cell.setNeedsLayout()
        if isHeader { return }
        rows.list.setNeedsLayout()
    }

    // MARK: - Removal

    /// Unmounts the row and its views in the cell, and reports that its identity was removed.
    func lose() {
        cell.node = nil
        rows.forget(self)
        graph.explanations.recordRemoval(of: self, .removed(id: key.id.map { "\($0.base)" } ?? "\(row)"))
        unmount()
    }

    override func unmount() {
        super.unmount()
        content = nil
        background = nil
        single.invalidate()
        backgroundItem.invalidate()
    }
}
