/// A type-erased view.
///
/// Follows `SwiftUI.AnyView`. A change of the wrapped type is a change of identity: the old view is removed with its state.
///
///     func page(_ kind: Kind) -> AnyView { kind == .text ? AnyView(Text("")) : AnyView(Color.red) }
public struct AnyView: View {
    let holder: AnyViewHolder

    /// Creates a view that displays `content`; an `AnyView` is not wrapped again.
    public init<Content: View>(_ content: Content) {
        if let known = content as? AnyView { holder = known.holder } else { holder = ViewHolder(content) }
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AnyViewNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .several }
}

/// A type-erased box for a view value; this base class contains an `EmptyView`.
class AnyViewHolder {
    var type: Any.Type { EmptyView.self }
    /// Mounts the contained view.
    func makeNode(in context: NodeContext) -> Node { EmptyView._makeNode(EmptyView(), in: context) }
    /// Updates `node` to the contained view; returns false if the node is for views of another type.
    func update(_ node: Node) -> Bool { node is ViewNode<EmptyView> }
    /// Passes the contained view to `visitor`, with its static type.
    func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { visitor.visit(EmptyView()) }
    init() {}
    deinit {}
}

/// A generic operation on a view value whose static type only its box knows.
protocol ViewVisitor {
    mutating func visit<Content: View>(_ view: Content)
}

private final class ViewHolder<Content: View>: AnyViewHolder {
    private let content: Content

    init(_ content: Content) { self.content = content }

    override var type: Any.Type { Content.self }
    override func makeNode(in context: NodeContext) -> Node { Content.mount(content, in: context) }

    override func update(_ node: Node) -> Bool {
        guard let node = node as? ViewNode<Content> else { return false }
        node.update(to: content)
        return true
    }

    override func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { visitor.visit(content) }
}

private final class AnyViewNode: KeepingNode<AnyView> {
    private var content: Node?

    override init(_ view: AnyView, in context: NodeContext) {
        super.init(view, in: context)
        content = view.holder.makeNode(in: innerContext)
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func update(to view: AnyView) {
        let old = self.view
        self.view = view
        guard let content else { return }
        if view.holder.update(content) { return }
        graph.explanations.recordRemoval(
            of: content, .type(old: "\(old.holder.type)", new: "\(view.holder.type)"))
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
