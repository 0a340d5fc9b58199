/// A node that stores the current view value, for use after the update.
///
/// Containers and tuples do not store theirs, which would copy the view values at each level of the tree.
class KeepingNode<Content: View>: ViewNode<Content> {
    /// The current view value.
    @exclusivity(unchecked) final var view: Content

    init(_ view: Content, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    deinit {}

    override func update(to view: Content) { self.view = view }
}
