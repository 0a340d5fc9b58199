/// The content of a modifier, which a ``SlotNode`` mounts at the position of the content in the modifier's body.
///
/// This base class contains an `EmptyView`.
class ContentSlot {
    init() {}
    /// The number of views in the content.
    var viewCount: ViewCount { .several }
    /// Mounts the content.
    func makeNode(in context: NodeContext) -> Node { EmptyView._makeNode(EmptyView(), in: context) }
    deinit {}
}

/// A slot for content of one type.
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

    /// Replaces the content, and updates its node if it is mounted.
    func update(to content: Content) {
        self.content = content
        if let node, node.isMounted { node.update(to: content) }
    }
}

/// A view value that represents the content of a slot.
protocol SlotHolding: View {
    var slot: ContentSlot { get }
}

/// The node of a slot's content; updates of the content are passed to its node by the slot.
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
