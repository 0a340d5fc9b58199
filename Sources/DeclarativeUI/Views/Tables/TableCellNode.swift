/// The node of a visible cell with a view: a small tree of its own, unaffected by changes of other cells.
final class TableCellNode: Node {
    private let id: AnyHashable
    private let tableColumn: Widgets.TableColumn
    /// The identifier of the column.
    var column: String { tableColumn.identifier }
    let host: TableCellHost
    private let inner: ViewScope
    private var content: ViewNode<AnyView>?
    private var single = SingleItem()
    /// The alignment with which the content was placed; nil before its first layout.
    private var placedAlignment: Widgets.TextAlignment?
    /// Returns the view of the cell in a row; nil if the row displays another value.
    private let make: (Int) -> AnyView?
    private let forget: (TableCellNode) -> Void

    init(
        id: AnyHashable, column: Widgets.TableColumn, host: TableCellHost, in context: NodeContext,
        make: @escaping (Int) -> AnyView?, forget: @escaping (TableCellNode) -> Void
    ) {
        self.id = id
        tableColumn = column
        self.host = host
        self.make = make
        self.forget = forget
        inner = ViewScope(container: host, graph: context.graph)
        super.init(in: context)
        flags.insert(.isLayoutBoundary)
        inner.content = self
        host.node = self
    }

    /// Mounts the view of the cell, which is about to be added to a row.
    func show(_ row: Int) {
        inner.mountImmediately {
            guard let view = graph.dependencies.track(self, { make(row) }) else { return }
            let context = NodeContext(graph: graph, parent: self, scope: inner, environment: environment)
            content = AnyView._makeNode(view, in: context)
        }
        graph.arrangeScopes()
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var explicitID: AnyHashable? { id }
    override var typeName: String { "Cell \"\(column)\"" }

    override func itemsChanged() -> Bool {
        single.invalidate()
        host.setNeedsLayout()
        return false
    }

    /// Updates the content from the data.
    func refresh() {
        flags.remove(.needsUpdate)
        guard let row = host.row, let view = graph.dependencies.track(self, { make(row) }) else { return }
        content?.update(to: view)
    }

    /// Updates the content, because a value that its closure read has changed.
    override func rebuild() { refresh() }

    /// The first text of the cell.
    var visibleText: String? { host.firstVisibleText }

    // MARK: - Layout

    private var item: Node? { single.findFresh(self, content, HStackLayout(alignment: .center)) }

    /// Places the content in the cell with the alignment of its column, and vertically in the middle.
    func layOut(in size: Size) {
        if tableColumn.alignment != placedAlignment { flags.insert(.needsPlacing) }
        placedAlignment = tableColumn.alignment
        place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    override func placeContent() {
        guard let item else { return }
        let proposal = ProposedViewSize(size)
        let inner = item.layoutSize(proposal)
        let free = size.width - inner.width
        let x: Double =
            switch tableColumn.alignment {
            case .natural, .justified: layoutDirection == .rightToLeft ? free : 0
            case .left: 0
            case .center: free / 2
            case .right: free
            }
        item.place(
            at: Point(x: x, y: (size.height - inner.height) / 2), size: inner, proposal: proposal)
    }

    // MARK: - Removal

    /// Unmounts the cell, which is no longer visible.
    func lose() {
        host.node = nil
        forget(self)
        unmount()
    }

    override func unmount() {
        super.unmount()
        content = nil
        single.invalidate()
    }
}

/// The retained view of a cell: contains the views of its node.
final class TableCellHost: Widgets.View {
    /// The node of the cell; nil while the view is in the reuse pool.
    var node: TableCellNode?

    override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// The row that displays the cell; nil while it is in none.
    var row: Int? { (superview as? TableRowView)?.index }

    /// The node places its views within any height.
    override func sizeThatFits(_ size: Size) -> Size { size }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { node?.lose() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        node?.layOut(in: bounds.size)
    }

    override func keyDown(with event: KeyEvent) {
        if !TableFieldFocus(of: self).handle(event, in: self) { super.keyDown(with: event) }
    }
}

extension TableCellHost: FieldEnclosing {
    func fieldDidSubmit() { TableFieldFocus(of: self).leave() }
}
