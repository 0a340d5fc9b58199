/// A type-erased view; a view of another type has another identity.
///
///     func page(_ kind: Kind) -> AnyView { kind == .text ? AnyView(Text("")) : AnyView(Color.red) }
public struct AnyView: View {
    let holder: AnyViewHolder

    public init<Content: View>(_ content: Content) {
        if let known = content as? AnyView { holder = known.holder } else { holder = ViewHolder(content) }
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AnyViewNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .several }
}

/// A description of some type.
class AnyViewHolder {
    var type: Any.Type { Never.self }
    func makeNode(in context: NodeContext) -> Node { preconditionFailure("\(self) must override makeNode") }
    func update(_ node: Node) {}
    /// The rows of the view inside.
    func appendRows(to rows: inout RowCollector) {}
    init() {}
    deinit {}
}

private final class ViewHolder<Content: View>: AnyViewHolder {
    private let content: Content

    init(_ content: Content) { self.content = content }

    override var type: Any.Type { Content.self }
    override func makeNode(in context: NodeContext) -> Node { Content.mount(content, in: context) }

    override func appendRows(to rows: inout RowCollector) { rows.add(content) }

    override func update(_ node: Node) {
        // The caller has compared the types.
        unsafeDowncast(node, to: ViewNode<Content>.self).update(to: content)
    }
}

private final class AnyViewNode: KeepingNode<AnyView> {
    private var content: Node?

    override init(_ view: AnyView, in context: NodeContext) {
        super.init(view, in: context)
        content = view.holder.makeNode(in: innerContext)
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node { content ?? super.child(at: index) }

    override func update(to view: AnyView) {
        let old = self.view
        self.view = view
        guard let content else { return }
        if old.holder.type == view.holder.type { return view.holder.update(content) }
        graph.noteLoss(of: content, .type(old: "\(old.holder.type)", new: "\(view.holder.type)"))
        self.content = nil
        remove(content)
        self.content = view.holder.makeNode(in: innerContext)
        structureChanged()
    }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
