/// The node of a view with a body.
///
/// It runs the body when a field of the view value or a source that the body has read has changed.
final class CompositeNode<Content: View>: KeepingNode<Content> {
    private let plan: FieldPlan
    @exclusivity(unchecked) private var properties: PropertyStorage
    /// The node of the body's result.
    @exclusivity(unchecked) private var content: ViewNode<Content.Body>?
    @exclusivity(unchecked) private var bodyRuns: UInt32 = 0

    override init(_ view: Content, in context: NodeContext) {
        plan = FieldPlan.of(Content.self)
        properties = PropertyStorage()
        super.init(view, in: context)
        graph.explanations.recordUpdate(of: self, [.mounted])
        let body = runBody()
        content = Content.Body.mount(body, in: context.below(self))
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func appendItems(to items: inout ContiguousArray<Node>) { content?.appendItems(to: &items) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        content?.appendViews(to: &views)
    }

    override var bodyCount: Int { Int(bodyRuns) }

    override var stateNames: [String] { properties.stateNames }

    override func update(to view: borrowing Content) {
        var new = copy view
        if plan.isEqual(&self.view, &new) { return }
        graph.explanations.recordUpdate(of: self, [.parent(changed: plan.differences(self.view, new))])
        self.view = new
        flags.remove(.needsUpdate)
        updateContent()
    }

    override func rebuild() {
        graph.explanations.recordUpdate(of: self, [])
        updateContent()
    }

    /// Runs the body and updates the child to the result.
    private func updateContent() {
        content?.update(to: runBody())
    }

    /// Links the dynamic properties of the view value, runs its body, and records the sources that both read.
    private func runBody() -> Content.Body {
        bodyRuns &+= 1
        graph.counts.bodies += 1
        return graph.dependencies.track(self) {
            properties = properties.linked(to: &self.view, by: plan, of: self)
            return view.body
        }
    }

    override func unmount() {
        super.unmount()
        properties.releaseObjects()
        content = nil
    }
}

extension View {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CompositeNode(view, in: context)
    }
}
