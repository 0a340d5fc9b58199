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

private final class LayeredNode<Content: View, Layer: View>: KeepingNode<Layered<Content, Layer>> {
    private var content: ViewNode<Content>?
    private var layer: ViewNode<Layer>?
    private var single = SingleItem()
    private var singleLayer = SingleItem()
    /// Whether the layer is displayed: it is not when the content has no views.
    private var showsLayer = false

    override init(_ view: Layered<Content, Layer>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content._makeNode(view.content, in: innerContext)
        layer = Layer._makeNode(view.layer, in: innerContext)
    }

    override var childCount: Int { (content == nil ? 0 : 1) + (layer == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? {
        (index == 0 ? content : nil) ?? layer
    }

    override func update(to view: Layered<Content, Layer>) {
        if self.view.alignment != view.alignment { invalidateLayout() }
        self.view = view
        content?.update(to: view.content)
        layer?.update(to: view.layer)
    }

    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) {
        if item != nil { items.append(self) }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        showsLayer = item != nil
        if view.isBehind, showsLayer { layer?.appendViews(to: &views) }
        content?.appendViews(to: &views)
        if !view.isBehind, showsLayer { layer?.appendViews(to: &views) }
    }

    override func itemsChanged() -> Bool {
        single.invalidate()
        singleLayer.invalidate()
        let shows = item != nil
        if shows == showsLayer { return true }
        if !shows { removeLayerViews() }
        scope.changed()
        return true
    }

    private func removeLayerViews() {
        showsLayer = false
        var views: ContiguousArray<Widgets.View> = []
        layer?.appendViews(to: &views)
        for view in views { view.removeFromSuperview() }
    }

    private var item: Node? { single.findFresh(self, content, VStackLayout()) }

    private var layerItem: Node? {
        singleLayer.findFresh(self, layer, ZStackLayout(alignment: view.alignment))
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { item?.layoutSize(proposal) ?? .zero }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        item?.lengthRange(axis, cross: cross) ?? 0...0
    }

    package override var layoutPriority: Double { item?.layoutPriority ?? 0 }
    package override var layoutSpacing: ViewSpacing { item?.layoutSpacing ?? ViewSpacing() }

    package override func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? {
        !guide.isBaseline && !graph.layout.hasExplicitGuides
            ? nil : item?.explicitAlignment(guide, size: size)
    }

    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        item?.layoutValue(key) ?? Key.defaultValue
    }

    override func placeContent() {
        item?.place(at: origin, size: size, proposal: proposal)
        guard let layerItem else { return }
        let proposal = ProposedViewSize(size)
        let inner = layerItem.layoutSize(proposal)
        let own = ViewDimensions(size: size, element: item ?? layerItem)
        let other = ViewDimensions(size: inner, element: layerItem)
        var x = own[view.alignment.horizontal] - other[view.alignment.horizontal]
        let y = own[view.alignment.vertical] - other[view.alignment.vertical]
        if layoutDirection == .rightToLeft { x = size.width - x - inner.width }
        layerItem.place(at: Point(x: origin.x + x, y: origin.y + y), size: inner, proposal: proposal)
    }

    override func unmount() {
        super.unmount()
        content = nil
        layer = nil
        single.invalidate()
        singleLayer.invalidate()
    }
}
