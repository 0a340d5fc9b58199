/// A modifier that is applied to each view of its content: the padding of a `Group` of two views is added to each of them.
///
/// A single view is wrapped by the modifier's node. For several views, a ``SpreadNode`` is mounted, which displays nothing: where
/// one of the views is mounted, a ``DistributedNode`` applies the modifiers to it. Therefore each view has its own layer,
/// container and transition, which are inserted, removed and moved with it in a `ForEach`.
protocol ItemModifier: ContentHolding {
    /// Returns the node that applies the modifier to a single view or to no view.
    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>

    /// Returns the modifier with `other` as its content.
    func around<Other: View>(_ other: Other) -> AnyView

    /// Whether the modifier has to be inserted and removed together with content of at most one view; false by default.
    static var followsContent: Bool { get }
}

extension ItemModifier {
    static var followsContent: Bool { false }

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        let spreads =
            switch view.content.viewCount {
            case .one: false
            case .optional: followsContent || context.parent?.flags.contains(.spreads) == true
            case .several: true
            }
        return spreads ? SpreadNode(view, in: context) : makeItemNode(view, in: context)
    }
}

extension View {
    /// Mounts `view`, with the modifiers of its ancestors if these are applied to each view of their content.
    static func mount(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        if let parent = context.parent, parent.flags.contains(.spreads), view.viewCount == .one {
            return DistributedNode(view, in: context)
        }
        return _makeNode(view, in: context)
    }
}
