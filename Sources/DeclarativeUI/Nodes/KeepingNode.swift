/// A node that keeps the newest description, because it needs more of it than what it hands on at once.
///
/// Containers and tuples do without: descriptions would be copied at each level of the tree.
class KeepingNode<Content: View>: ViewNode<Content> {
    /// The newest description.
    @exclusivity(unchecked) final var view: Content

    init(_ view: Content, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    deinit {}

    override func update(to view: Content) { self.view = view }
}
