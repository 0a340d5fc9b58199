/// A view with a modified layout: padding, a frame, an offset.
struct LayoutModified<Content: View, Change: UnaryLayout & Equatable>: ItemModifier {
    let content: Content
    let change: Change

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LayoutModifiedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(LayoutModified<Other, Change>(content: other, change: change))
    }
}

private final class LayoutModifiedNode<Content: View, Change: UnaryLayout & Equatable>: UnaryNode<
    LayoutModified<Content, Change>, Content
>
{
    @exclusivity(unchecked) private var change: Change

    init(_ view: LayoutModified<Content, Change>, in context: NodeContext) {
        change = view.change
        super.init(in: context)
        mount(view.content, in: innerContext)
    }

    deinit {}

    override func update(to view: borrowing LayoutModified<Content, Change>) {
        if change != view.change {
            change = view.change
            invalidateLayout()
        }
        content?.update(to: view.content)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        guard let item = freshItem else { return .zero }
        return change.size(proposal, child: item).nonNegative
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let item = freshItem else { return 0...0 }
        return change.lengthRange(axis, cross: cross, child: item)
    }

    package override func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? {
        if !guide.isBaseline, !graph.layout.hasExplicitGuides { return nil }
        guard let item = freshItem else { return nil }
        return change.explicitAlignment(guide, child: item, in: size, proposal: proposal(for: size))
    }

    override func shiftContent(by distance: Point) {
        if let item { shift(item, by: distance) }
    }

    override func placeContent() {
        guard let item = freshItem else { return }
        let place = change.place(child: item, in: size, proposal: proposal)
        let inner = item.layoutSize(place.proposal)
        var at = place.origin
        if layoutDirection == .rightToLeft { at.x = size.width - at.x - inner.width }
        item.place(
            at: Point(x: origin.x + at.x, y: origin.y + at.y), size: inner, proposal: place.proposal)
    }
}
