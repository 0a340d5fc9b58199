/// A modifier that applies to each view inside: padding around a `Group` of two is padding around each of them.
///
/// One view is wrapped by the modifier's node. For several, a ``SpreadNode`` is mounted, which displays nothing: where
/// one of the views inside is mounted, a ``DistributedNode`` puts the modifiers above around it. So each view has its own layer,
/// container and transition, which come and go with it and move along in a `ForEach`.
protocol ItemModifier: ContentHolding {
    /// The node around one view, or none.
    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>

    /// Returns this modifier applied to `other`.
    func around<Other: View>(_ other: Other) -> AnyView

    /// Whether it has to come and go with the view inside, even where there is at most one.
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
    /// Mounts a description inside of others that are not placed themselves: below modifiers of several views, each gets its own.
    static func mount(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        if let parent = context.parent, parent.flags.contains(.spreads), view.viewCount == .one {
            return DistributedNode(view, in: context)
        }
        return _makeNode(view, in: context)
    }
}
