/// A view with an explicit identity in addition to its position.
struct IdentifiedView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        IdentifiedNode(view, in: context)
    }

    static func _viewCount(_ modified: ViewCount) -> ViewCount {
        max(.optional, Content._viewCount(modified))
    }
    var _viewCount: ViewCount { max(.optional, content._viewCount) }
}

extension View {
    /// Binds the view's identity to `id`: a changed value recreates the view with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: KeepingNode<IdentifiedView<Content, ID>> {
    private var content: ViewNode<Content>?

    override init(_ view: IdentifiedView<Content, ID>, in context: NodeContext) {
        super.init(view, in: context)
        content = Content.mount(view.content, in: innerContext)
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var explicitID: AnyHashable? { AnyHashable(view.id) }
    override var ownID: AnyHashable? { AnyHashable(view.id) }

    override func update(to view: IdentifiedView<Content, ID>) {
        let old = self.view
        if old.id == view.id {
            self.view = view
            content?.update(to: view.content)
            return
        }
        if let content {
            graph.explanations.recordRemoval(of: content, .id(old: "\(old.id)", new: "\(view.id)"))
            self.content = nil
            remove(content)
        }
        self.view = view
        content = Content.mount(view.content, in: innerContext)
        structureChanged()
    }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
