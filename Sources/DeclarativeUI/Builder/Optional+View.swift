/// The view of an `if` without `else`: no view while nil.
extension Optional: View where Wrapped: View {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        OptionalNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount {
        max(.optional, Wrapped._viewCount(modified))
    }
}

private final class OptionalNode<Wrapped: View>: KeepingNode<Wrapped?> {
    private var content: ViewNode<Wrapped>?

    override init(_ view: Wrapped?, in context: NodeContext) {
        super.init(view, in: context)
        if let view { content = Wrapped.mount(view, in: innerContext) }
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func update(to view: Wrapped?) {
        self.view = view
        if let content, let view { return content.update(to: view) }
        if let old = content {
            graph.explanations.recordRemoval(of: old, .becameNil)
            content = nil
            remove(old)
        } else if let view {
            content = Wrapped.mount(view, in: innerContext)
        } else {
            return
        }
        structureChanged()
    }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
