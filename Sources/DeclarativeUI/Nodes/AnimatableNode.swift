/// The node of a view with animatable data: passes the view with the displayed data to its content in each frame of an animation.
final class AnimatableNode<Content: View & Animatable>: KeepingNode<Content>, ValueAnimating {
    private var data: AnimatedData<Content.AnimatableData>
    private var content: ViewNode<Content>?

    /// Creates a node around the node that `makeContent` returns.
    init(
        _ view: Content, in context: NodeContext,
        makeContent: (Content, NodeContext) -> ViewNode<Content>
    ) {
        data = AnimatedData(view.animatableData)
        super.init(view, in: context)
        content = makeContent(view, innerContext)
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func update(to view: Content) {
        self.view = view
        flags.remove(.needsUpdate)
        let animation = graph.valueAnimation(of: self)
        data.set(view.animatableData, animation?.animation, at: animation?.now ?? .zero)
        if let animation, data.isAnimated { graph.tick(self, from: animation.now) }
        showData()
    }

    override func rebuild() { showData() }

    private func showData() {
        let shown = data.isAnimated ? view.with(data.displayed(at: graph.valueAnimations.now)) : view
        content?.update(to: shown)
    }

    func removeEndedAnimations(at now: Duration) -> Bool {
        data.removeEnded(at: now)
        return data.isAnimated
    }

    func finishAnimations() { data.finish() }

    override var viewType: Any.Type { AnimatableNode<Content>.self }
    override var typeName: String { "Animatable" }

    override func unmount() {
        super.unmount()
        content = nil
    }
}

extension View where Self: Animatable {
    /// Creates the node of a view whose body runs in each frame of an animation of its data.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        if AnimatableData.self == EmptyAnimatableData.self { return CompositeNode(view, in: context) }
        return AnimatableNode(view, in: context) { CompositeNode($0, in: $1) }
    }
}
