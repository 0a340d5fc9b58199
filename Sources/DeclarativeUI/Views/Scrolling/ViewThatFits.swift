/// A container that displays the first of its views that fits into the proposed size, or else the last one.
///
/// Follows `SwiftUI.ViewThatFits`. A view fits if its ideal size does, along the given axes.
///
///     ViewThatFits(in: .horizontal) {
///         Text("Delete all letters")
///         Text("Delete")
///     }
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        FittingNode(view, in: context)
    }
}

private final class FittingNode<Content: View>: KeepingNode<ViewThatFits<Content>> {
    private var content: ViewNode<Content>?
    private var items: ContiguousArray<Node>?
    private var shown: Node?
    /// The scale for which the candidates that are not displayed were measured.
    private var scale = 1.0
    /// The text scale for which they were measured.
    private var textScale = 1.0

    override init(_ view: ViewThatFits<Content>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content._makeNode(view.content, in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }

    /// Appends the retained views of the displayed candidate.
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        // An unmounted candidate has taken its views with it; the next one is chosen during placement.
        if let shown, shown.isMounted { shown.appendViews(to: &views) }
    }

    override func itemsChanged() -> Bool {
        items = nil
        return false
    }

    override func update(to view: ViewThatFits<Content>) {
        let isOther = self.view.axes != view.axes
        self.view = view
        if isOther { invalidateLayout() }
        content?.update(to: view.content)
    }

    private func choose(_ proposal: ProposedViewSize) -> Node? {
        let items = collected
        for item in items {
            let ideal = item.layoutSize(.unspecified)
            let fits = (
                x: !view.axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity,
                y: !view.axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            )
            if fits.x, fits.y { return item }
        }
        return items.last
    }

    private var collected: ContiguousArray<Node> {
        if let items { return items }
        var found: ContiguousArray<Node> = []
        content?.appendItems(to: &found)
        items = found
        return found
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        withHostScale { choose(proposal)?.layoutSize(proposal) ?? .zero }
    }

    override func placeContent() {
        withHostScale {
            let chosen = choose(proposal)
            if chosen !== shown { show(chosen) }
            chosen?.place(at: origin, size: size, proposal: proposal)
        }
    }

    /// Runs `body` so that candidates outside of the view tree are measured at the scales of the host, which they cannot
    /// know.
    private func withHostScale<Result>(_ body: () -> Result) -> Result {
        let outer = ExecutionContext.current
        let textScale = DependencyTracker.untracked { EnvironmentValues(environment).theme.textScale }
        ExecutionContext.current.scaleWithoutHost = graph.layout.pixelsPerPoint
        ExecutionContext.current.textScaleWithoutHost = textScale
        defer {
            ExecutionContext.current.scaleWithoutHost = outer.scaleWithoutHost
            ExecutionContext.current.textScaleWithoutHost = outer.textScaleWithoutHost
        }
        if scale != graph.layout.pixelsPerPoint || self.textScale != textScale {
            scale = graph.layout.pixelsPerPoint
            self.textScale = textScale
            var views: ContiguousArray<Widgets.View> = []
            for item in collected where item !== shown { item.appendViews(to: &views) }
            for view in views { ThemeInheritance(of: view).invalidateAll() }
        }
        return body()
    }

    private func show(_ item: Node?) {
        var views: ContiguousArray<Widgets.View> = []
        if let shown, shown.isMounted { shown.appendViews(to: &views) }
        for view in views { view.removeFromSuperview() }
        shown = item
        item?.flags.insert(.needsPlacing)
        scope.changed()
    }

    override func unmount() {
        super.unmount()
        content = nil
        items = nil
        shown = nil
    }
}
