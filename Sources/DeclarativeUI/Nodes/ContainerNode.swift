/// A view that arranges the items of its content.
protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
    /// Updates `node`, the node of the content; the container passes its stored content, so that it is not copied.
    borrowing func updateContent(of node: ViewNode<Content>)
}

/// The node of a view that arranges its content: it is one item, and places the items of the content in its bounds.
class ContainerNode<Container: ContainerView>: ViewNode<Container> {
    @exclusivity(unchecked) private(set) final var content: ViewNode<Container.Content>?

    deinit {}

    /// Mounts the content; called at the end of a subclass' initialiser.
    final func mountContent(of view: Container) {
        content = Container.Content._makeNode(view.content, in: innerContext)
    }

    final override var childCount: Int { content == nil ? 0 : 1 }
    final override func child(at index: Int) -> Node? { content }
    final override var isItem: Bool { true }
    final override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    final override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        content?.appendViews(to: &views)
    }
    final override var isContainer: Bool { true }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
