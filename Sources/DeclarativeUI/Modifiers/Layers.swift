extension View {
    /// Places views behind this one, aligned with it, and proposes its size to them; the layout of this view does not change.
    public func background<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer)
        -> some View
    {
        Layered(content: self, layer: content(), alignment: alignment, isBehind: true)
    }

    /// Places another view behind this one, and proposes the size of this view to it.
    @_disfavoredOverload public func background<Layer: View>(_ layer: Layer, alignment: Alignment = .center)
        -> some View
    {
        Layered(content: self, layer: layer, alignment: alignment, isBehind: true)
    }

    /// Places views in front of this one, aligned with it, and proposes its size to them; the layout of this view does not change.
    public func overlay<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer)
        -> some View
    {
        Layered(content: self, layer: content(), alignment: alignment, isBehind: false)
    }

    /// Places another view in front of this one, and proposes the size of this view to it.
    @_disfavoredOverload public func overlay<Layer: View>(_ layer: Layer, alignment: Alignment = .center)
        -> some View
    {
        Layered(content: self, layer: layer, alignment: alignment, isBehind: false)
    }
}

/// A view with a layer in front of it or behind it.
struct Layered<Content: View, Layer: View>: ItemModifier {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LayeredNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(Layered<Other, Layer>(content: other, layer: layer, alignment: alignment, isBehind: isBehind))
    }
}

private final class LayeredNode<Content: View, Layer: View>:
    CompanionNode<Layered<Content, Layer>, Content, Layer>
{
    /// Whether the layer is displayed: it is not when the content has no views.
    private var showsLayer = false

    override init(_ view: Layered<Content, Layer>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content._makeNode(view.content, in: innerContext)
        companion = Layer._makeNode(view.layer, in: innerContext)
    }

    override var alignment: Alignment { view.alignment }

    override func update(to view: Layered<Content, Layer>) {
        if self.view.alignment != view.alignment { invalidateLayout() }
        self.view = view
        content?.update(to: view.content)
        companion?.update(to: view.layer)
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        showsLayer = item != nil
        if view.isBehind, showsLayer { companion?.appendViews(to: &views) }
        content?.appendViews(to: &views)
        if !view.isBehind, showsLayer { companion?.appendViews(to: &views) }
    }

    override func itemsChanged() -> Bool {
        let changed = super.itemsChanged()
        let shows = item != nil
        if shows == showsLayer { return changed }
        if !shows { removeLayerViews() }
        scope.changed()
        return changed
    }

    private func removeLayerViews() {
        showsLayer = false
        var views: ContiguousArray<Widgets.View> = []
        companion?.appendViews(to: &views)
        for view in views { view.removeFromSuperview() }
    }

    override func placeContent() { placeItems(at: origin) }
}
