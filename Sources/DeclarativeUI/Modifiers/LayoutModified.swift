/// A view that modifies the layout of its content.
///
/// Its node is generic over this protocol: then the stored properties are found without a look-up of the type's metadata.
protocol LayoutModifying: ItemModifier {
    associatedtype Change: UnaryLayout & Equatable
    var change: Change { get }
    /// Assigns the change to `change`; returns whether it differs.
    borrowing func update(_ change: inout Change) -> Bool
    /// Updates `node`, which the content was mounted as.
    borrowing func updateContent(of node: ViewNode<Content>)
}

/// A view with a modified layout: padding, a frame, an offset.
struct LayoutModified<Content: View, Change: UnaryLayout & Equatable>: LayoutModifying {
    let content: Content
    let change: Change

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LayoutModifiedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(LayoutModified<Other, Change>(content: other, change: change))
    }

    borrowing func update(_ change: inout Change) -> Bool {
        if change == self.change { return false }
        change = self.change
        return true
    }

    borrowing func updateContent(of node: ViewNode<Content>) { node.update(to: content) }
}

private final class LayoutModifiedNode<Modifier: LayoutModifying>: UnaryNode<Modifier, Modifier.Content> {
    @exclusivity(unchecked) private var change: Modifier.Change

    init(_ view: Modifier, in context: NodeContext) {
        change = view.change
        super.init(in: context)
        mount(view.content, in: innerContext)
    }

    deinit {}

    override func update(to view: borrowing Modifier) {
        if view.update(&change) { invalidateLayout() }
        if let content { view.updateContent(of: content) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        guard let item = freshItem else { return .zero }
        return change.size(proposal, child: item).nonNegative
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let item = freshItem else { return 0...0 }
        return change.lengthRange(axis, cross: cross, child: item)
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        cachedGuide(guide, size, proposal) {
            guard let item = freshItem else { return nil }
            return change.explicitAlignment(guide, child: item, in: size, proposal: proposal)
        }
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
