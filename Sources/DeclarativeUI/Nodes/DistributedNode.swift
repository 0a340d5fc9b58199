/// A node that is mounted instead of one of several views, and applies the modifiers of its ancestors to that view.
final class DistributedNode<Content: View>: KeepingNode<Content> {
    private let slot: TypedSlot<Content>
    private var pieces: ContiguousArray<SpreadPiece> = []
    /// The node of the outermost modifier; that of the view itself if there is no modifier.
    private var outermost: Node?

    override init(_ view: Content, in context: NodeContext) {
        slot = ItemSlot(view, environment: context.environment)
        super.init(view, in: context)
        flags.remove(.spreads)
        var inside: ContentSlot = slot
        var step = context.parent
        while let node = step, node.flags.contains(.spreads) {
            if let spread = node as? any Spreading {
                let piece = SpreadPiece(inside, in: spread)
                pieces.append(piece)
                inside = piece
            }
            step = node.parent
        }
        outermost = inside.makeNode(in: innerContext)
    }

    override var childCount: Int { outermost == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { outermost }

    /// The view value is that of the inner node.
    override var viewType: Any.Type { Self.self }

    override func update(to view: Content) { slot.update(to: view) }

    override func unmount() {
        super.unmount()
        for piece in pieces { piece.leave() }
        pieces = []
        outermost = nil
    }
}

/// The slot of one of several views, which is mounted in the view's own environment instead of that of the modifiers.
private final class ItemSlot<Content: View>: TypedSlot<Content> {
    private let environment: EnvironmentScope

    init(_ content: Content, environment: EnvironmentScope) {
        self.environment = environment
        super.init(content)
    }

    override func makeNode(in context: NodeContext) -> Node {
        super.makeNode(
            in: NodeContext(
                graph: context.graph, parent: context.parent, scope: context.scope, environment: environment))
    }
}

/// Represents the view within the modifier that is applied to it.
struct SlotView: View, SlotHolding {
    let slot: ContentSlot

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SlotNode(view, in: context)
    }
}
