extension View {
    /// Masks the view by the alpha of other views, which are aligned with it and take no events; the layout does not change.
    ///
    /// Drawing the view costs a copy of its pixels. A mask that is a shape is faster as `clipShape(_:style:)`.
    ///
    ///     photo.mask { LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom) }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    {
        Masked(content: self, mask: mask(), alignment: alignment)
    }

    /// Masks the view by the alpha of another view.
    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
        Masked(content: self, mask: mask, alignment: .center)
    }
}

/// A view that is masked by the alpha of another one.
struct Masked<Content: View, Mask: View>: ItemModifier {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        MaskedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(Masked<Other, Mask>(content: other, mask: mask, alignment: alignment))
    }
}

private final class MaskedNode<Content: View, Mask: View>: KeepingNode<Masked<Content, Mask>> {
    private let container = PassingView(frame: .zero)
    private let contentContainer = PassingView(frame: .zero)
    private let maskContainer = PassingView(frame: .zero)
    private let contentScope: ViewScope
    private let maskScope: ViewScope
    private var content: ViewNode<Content>?
    private var mask: ViewNode<Mask>?
    private var single = SingleItem()
    private var singleMask = SingleItem()

    override init(_ view: Masked<Content, Mask>, in context: NodeContext) {
        contentScope = ViewScope(container: contentContainer, graph: context.graph)
        maskScope = ViewScope(container: maskContainer, graph: context.graph)
        super.init(view, in: context)
        container.addSubview(contentContainer)
        container.mask = maskContainer
        content = Content._makeNode(view.content, in: context.below(self, scope: contentScope))
        mask = Mask._makeNode(view.mask, in: context.below(self, scope: maskScope))
        contentScope.content = content
        maskScope.content = mask
        contentScope.changed()
        maskScope.changed()
        scope.changed()
    }

    override var childCount: Int { (content == nil ? 0 : 1) + (mask == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? { (index == 0 ? content : nil) ?? mask }

    override func update(to view: Masked<Content, Mask>) {
        if self.view.alignment != view.alignment { invalidateLayout() }
        self.view = view
        content?.update(to: view.content)
        mask?.update(to: view.mask)
    }

    // MARK: - Items

    private var item: Node? { single.findFresh(self, content, VStackLayout()) }
    private var maskItem: Node? {
        singleMask.findFresh(self, mask, ZStackLayout(alignment: view.alignment))
    }

    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) {
        if item != nil { items.append(self) }
    }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }

    override func itemsChanged() -> Bool {
        single.invalidate()
        singleMask.invalidate()
        if item == nil { RetainedFrame(of: self).clear(container) }
        return true
    }

    // MARK: - Layout

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

    override func shiftContent(by distance: Point) { RetainedFrame(of: self).apply(to: container) }

    override func placeContent() {
        RetainedFrame(of: self).apply(to: container)
        let bounds = container.bounds
        graph.transitions.animated(self) {
            contentContainer.frame = bounds
            maskContainer.frame = bounds
        }
        item?.place(at: .zero, size: size, proposal: proposal)
        guard let maskItem else { return }
        let proposal = ProposedViewSize(size)
        let inner = maskItem.layoutSize(proposal)
        let own = ViewDimensions(size: size, element: item ?? maskItem)
        let other = ViewDimensions(size: inner, element: maskItem)
        var x = own[view.alignment.horizontal] - other[view.alignment.horizontal]
        let y = own[view.alignment.vertical] - other[view.alignment.vertical]
        if layoutDirection == .rightToLeft { x = size.width - x - inner.width }
        maskItem.place(at: Point(x: x, y: y), size: inner, proposal: proposal)
    }

    override func unmount() {
        contentScope.isFrozen = true
        maskScope.isFrozen = true
        super.unmount()
        scope.remove(container, with: graph.transitions.animation(of: self))
        content = nil
        mask = nil
        single.invalidate()
        singleMask.invalidate()
    }
}
