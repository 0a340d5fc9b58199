/// A node that stores the newest view value, because it needs it after the update.
///
/// Containers and tuples do not store theirs, because view values would be copied at each level of the tree.
class KeepingNode<Content: View>: ViewNode<Content> {
    /// The newest view value.
    @exclusivity(unchecked) final var view: Content

    init(_ view: Content, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    deinit {}

    override func update(to view: Content) { self.view = view }
}
