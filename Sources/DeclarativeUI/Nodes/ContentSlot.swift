/// The content of a modifier, for the node that represents it in the modifier's body.
class ContentSlot {
    init() {}
    /// The number of views in the content.
    var viewCount: ViewCount { .several }
    /// Mounts the content; an unfilled slot mounts the empty view.
    func makeNode(in context: NodeContext) -> Node { EmptyView._makeNode(EmptyView(), in: context) }
    deinit {}
}

class TypedSlot<Content: View>: ContentSlot {
    var content: Content
    private weak var node: ViewNode<Content>?

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    override var viewCount: ViewCount { content.viewCount }

    override func makeNode(in context: NodeContext) -> Node {
        let made = Content.mount(content, in: context)
        node = made
        return made
    }

    func update(to content: Content) {
        self.content = content
        if let node, node.isMounted { node.update(to: content) }
    }
}

/// A view value that represents the content of a slot.
protocol SlotHolding: View {
    var slot: ContentSlot { get }
}

/// The node of the content of a slot, which mounts it once.
final class SlotNode<Outer: SlotHolding>: KeepingNode<Outer> {
    private var content: Node?

    override init(_ view: Outer, in context: NodeContext) {
        super.init(view, in: context)
        content = view.slot.makeNode(in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
