/// A declarative view in a retained view of its own, which a tab view or a sheet displays.
struct Page<Content: View>: View {
    let content: Content
    let view: PageView
    /// Whether the view is displayed in front of the views that contain the page in the tree of nodes, and is not laid out by them.
    var isPresented = false

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        PageNode(view, in: context)
    }
}

/// The retained view of a page.
final class PageView: Widgets.View {
    var place: (() -> Void)?
    var measure: ((ProposedViewSize) -> Size)?

    /// Called with true when the view is added to a superview, and with false when it is removed.
    var moved: ((_ isShown: Bool) -> Void)?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        moved?(superview != nil)
    }

    /// Called after the view has moved to or from a window.
    var hostChanged: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        hostChanged?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place?()
    }

    override var intrinsicContentSize: Size { measure?(.unspecified) ?? .zero }
    override func sizeThatFits(_ size: Size) -> Size { measure?(ProposedViewSize(size)) ?? .zero }
}

/// The node of a page: lays out the content within the page's view, and takes no part in the layout of ancestors.
final class PageNode<Content: View>: KeepingNode<Page<Content>> {
    private let inner: ViewScope
    private var content: ViewNode<Content>?
    private var single = SingleItem()
    /// The ideal size of the content when it was last placed; nil before.
    private var idealSize: Size?

    override init(_ view: Page<Content>, in context: NodeContext) {
        inner = ViewScope(container: view.view, graph: context.graph)
        super.init(view, in: context)
        setTheme()
        flags.remove(.spreads)
        flags.formUnion([.isLayoutBoundary, .isPlaced])
        if view.isPresented { flags.insert(.isPresented) }
        content = Content._makeNode(view.content, in: context.below(self, scope: inner))
        inner.content = content
        inner.changed()
        view.view.place = { [unowned self] in placeContent() }
        view.view.hostChanged = { [unowned self] in pageMoved() }
        view.view.measure = { [unowned self] proposal in
            graph.owner?.updateDeclarativeViews()
            return freshItem?.layoutSize(proposal) ?? .zero
        }
    }

    private func pageMoved() {
        graph.hostObservers.notify(below: self)
        graph.interaction?.presentations.presentNext()
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { .vertical }
    override func appendItems(to items: inout ContiguousArray<Node>) {}
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {}

    override func update(to view: Page<Content>) {
        self.view = view
        content?.update(to: view.content)
    }

    override func rebuild() { setTheme() }

    /// Sets the theme of the declarative view: the page is displayed elsewhere in the view tree and would not inherit it.
    private func setTheme() {
        let environment = environment
        let theme = graph.dependencies.track(self) { environment.declarativeTheme }
        ThemeInheritance(of: view.view).override(with: theme, for: self, depth: Int(depth))
    }

    override func itemsChanged() -> Bool {
        single.invalidate()
        return false
    }

    private var freshItem: Node? { single.findFresh(self, content, VStackLayout()) }

    override func placeContent() {
        guard let item = freshItem else { return }
        let bounds = view.view.bounds
        let proposal = ProposedViewSize(bounds.size)
        let size = item.layoutSize(proposal)
        let origin = Point(
            x: bounds.minX + (bounds.width - size.width) / 2,
            y: bounds.minY + (bounds.height - size.height) / 2)
        item.place(at: origin, size: size, proposal: proposal)
        if view.isPresented { reportSize(of: item) }
    }

    /// Invalidates the size of the sheet or popover after that of its content has changed.
    private func reportSize(of item: Node) {
        let ideal = item.layoutSize(.unspecified)
        if let idealSize, idealSize != ideal { view.view.invalidateIntrinsicContentSize() }
        idealSize = ideal
    }

    override func unmount() {
        super.unmount()
        view.view.place = nil
        view.view.hostChanged = nil
        view.view.measure = nil
        content = nil
        single.invalidate()
    }
}
