/// The node of a view with a body, which runs the body only when the view value or a value that the body has read changes.
final class CompositeNode<Content: View>: KeepingNode<Content> {
    private let plan: FieldPlan
    @exclusivity(unchecked) private var properties: PropertyStorage
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

    private func updateContent() {
        content?.update(to: runBody())
    }

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
        properties.dissolve()
        content = nil
    }
}

extension View {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CompositeNode(view, in: context)
    }
}
