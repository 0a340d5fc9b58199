/// The node of a modifier that does not affect layout: the items of its content are placed instead of it.
class TransparentNode<Outer: View, Content: View>: KeepingNode<Outer> {
    @exclusivity(unchecked) private(set) final var content: ViewNode<Content>?

    deinit {}

    final func mount(_ content: Content, in context: NodeContext) {
        self.content = Content.mount(content, in: context)
    }

    final override var childCount: Int { content == nil ? 0 : 1 }
    final override func child(at index: Int) -> Node? { content }

    override func unmount() {
        super.unmount()
        content = nil
    }
}
