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

private final class MaskedNode<Content: View, Mask: View>: CompanionNode<Masked<Content, Mask>, Content, Mask>
{
    private let container = PassingView(frame: .zero)
    private let contentContainer = PassingView(frame: .zero)
    private let maskContainer = PassingView(frame: .zero)
    private let contentScope: ViewScope
    private let maskScope: ViewScope

    override init(_ view: Masked<Content, Mask>, in context: NodeContext) {
        contentScope = ViewScope(container: contentContainer, graph: context.graph)
        maskScope = ViewScope(container: maskContainer, graph: context.graph)
        super.init(view, in: context)
        container.addSubview(contentContainer)
        container.mask = maskContainer
        content = Content._makeNode(view.content, in: context.below(self, scope: contentScope))
        companion = Mask._makeNode(view.mask, in: context.below(self, scope: maskScope))
        contentScope.content = content
        maskScope.content = companion
        contentScope.changed()
        maskScope.changed()
        scope.changed()
    }

    override var alignment: Alignment { view.alignment }

    override func update(to view: Masked<Content, Mask>) {
        if self.view.alignment != view.alignment { invalidateLayout() }
        self.view = view
        content?.update(to: view.content)
        companion?.update(to: view.mask)
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }

    override func itemsChanged() -> Bool {
        let changed = super.itemsChanged()
        if item == nil { RetainedFrame(of: self).clear(container) }
        return changed
    }

    override func shiftContent(by distance: Point) { RetainedFrame(of: self).apply(to: container) }

    override func placeContent() {
        RetainedFrame(of: self).apply(to: container)
        let bounds = container.bounds
        graph.transitions.animated(self) {
            contentContainer.frame = bounds
            maskContainer.frame = bounds
        }
        placeItems(at: .zero)
    }

    override func unmount() {
        contentScope.isFrozen = true
        maskScope.isFrozen = true
        super.unmount()
        scope.remove(container, with: graph.transitions.animation(of: self))
    }
}
