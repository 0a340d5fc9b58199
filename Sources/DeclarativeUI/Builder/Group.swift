/// Several views as one view value: a modifier of the group applies to each of them.
///
/// A group has no layout of its own; its views are laid out by the enclosing container.
///
///     Group { Text("a"); Text("b") }.font(.body)
public struct Group<Content: View>: View {
    let content: Content

    /// Creates a group of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GroupNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { Content._viewCount(modified) }
    public var _viewCount: ViewCount { content._viewCount }
}

private final class GroupNode<Content: View>: KeepingNode<Group<Content>> {
    private var content: ViewNode<Content>?

    override init(_ view: Group<Content>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content.mount(view.content, in: context.below(self))
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func update(to view: Group<Content>) {
        self.view = view
        content?.update(to: view.content)
    }
}
