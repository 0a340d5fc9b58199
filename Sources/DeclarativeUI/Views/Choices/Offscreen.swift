/// Declarative views that are not displayed, but from which another view is built: a menu or the options of a picker.
final class OffscreenContent {
    weak var node: Node?

    deinit {}

    /// The layout items of the content, in order.
    var items: ContiguousArray<Node> {
        var items: ContiguousArray<Node> = []
        node?.appendItems(to: &items)
        return items
    }
}

/// Holds retained views that are never displayed.
final class OffscreenView: Widgets.View {}

/// A view that is built from declarative views that are not displayed.
struct OffscreenReader<Content: View, Result: View>: View {
    let content: Content
    let result: (OffscreenContent) -> Result

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        OffscreenNode(view, in: context)
    }

    static func _viewCount(_ modified: ViewCount) -> ViewCount { Result._viewCount(.several) }
}

/// A node whose children are not displayed, except `shownNode`.
protocol OffscreenHosting: Node {
    var shownNode: Node? { get }
}

private final class OffscreenNode<Content: View, Result: View>: KeepingNode<OffscreenReader<Content, Result>>,
    OffscreenHosting
{
    private let handle = OffscreenContent()
    private let container = OffscreenView(frame: .zero)
    private let hidden: ViewScope
    private var content: ViewNode<Content>?
    private var result: ViewNode<Result>?
    private var isUpdatingContent = false

    override init(_ view: OffscreenReader<Content, Result>, in context: NodeContext) {
        hidden = ViewScope(container: container, graph: context.graph)
        super.init(view, in: context)
        // Modifiers of ancestors apply to the displayed result only.
        let spreads = flags.contains(.spreads)
        flags.remove(.spreads)
        let content = Content._makeNode(view.content, in: context.below(self, scope: hidden))
        if spreads { flags.insert(.spreads) }
        self.content = content
        hidden.content = content
        handle.node = content
        result = Result.mount(makeResult(), in: innerContext)
    }

    private func makeResult() -> Result { graph.dependencies.track(self) { view.result(handle) } }

    var shownNode: Node? { result }
    override var childCount: Int { (content == nil ? 0 : 1) + (result == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? {
        (index == 0 ? content : nil) ?? result
    }

    override func appendItems(to items: inout ContiguousArray<Node>) { result?.appendItems(to: &items) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        result?.appendViews(to: &views)
    }

    override func update(to view: OffscreenReader<Content, Result>) {
        self.view = view
        flags.remove(.needsUpdate)
        isUpdatingContent = true
        content?.update(to: view.content)
        isUpdatingContent = false
        result?.update(to: makeResult())
    }

    override func rebuild() { result?.update(to: makeResult()) }

    /// Schedules a rebuild of the result: the items of the offscreen content may have changed.
    override func itemsChanged() -> Bool {
        if !isUpdatingContent, !flags.contains(.needsUpdate) { setNeedsUpdate(.parent(changed: ["content"])) }
        return true
    }

    override func unmount() {
        super.unmount()
        content = nil
        result = nil
    }
}
