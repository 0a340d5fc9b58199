/// An effect that a retained container applies to its subviews: opacity, clipping, gestures.
protocol ContainerEffect {
    associatedtype Container: Widgets.View
    /// Creates the retained container, which lives as long as the node.
    func makeContainer() -> Container
    /// Applies the changes since `old` to the container; `old` is nil if all properties have to be applied.
    func apply(to container: Container, since old: Self?, _ environment: EnvironmentValues)
    /// Applies the properties that depend on the size, in points; called after `apply` and when the size changes.
    func apply(to container: Container, size: Size)
    /// Returns the node of a view with the effect.
    static func makeNode<Content: View>(_ view: Contained<Content, Self>, in context: NodeContext)
        -> ViewNode<Contained<Content, Self>>
}

extension ContainerEffect {
    func apply(to container: Container, size: Size) {}

    static func makeNode<Content: View>(_ view: Contained<Content, Self>, in context: NodeContext)
        -> ViewNode<Contained<Content, Self>>
    {
        ContainedNode(view, in: context)
    }
}

/// A view whose retained views are subviews of a retained container that applies `effect`.
struct Contained<Content: View, Effect: ContainerEffect>: ItemModifier {
    let content: Content
    let effect: Effect

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        Effect.makeNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(Contained<Other, Effect>(content: other, effect: effect))
    }
}

class ContainedNode<Content: View, Effect: ContainerEffect>: UnaryNode<
    Contained<Content, Effect>, Content
>
{
    @exclusivity(unchecked) private(set) final var view: Contained<Content, Effect>
    final let container: Effect.Container
    private final let inner: ViewScope

    init(_ view: Contained<Content, Effect>, in context: NodeContext) {
        container = view.effect.makeContainer()
        inner = ViewScope(container: container, graph: context.graph)
        self.view = view
        super.init(in: context)
        apply(since: nil)
        mount(view.content, in: context.below(self, scope: inner))
        inner.content = content
        inner.changed()
        scope.changed()
    }

    deinit {}

    override func update(to view: Contained<Content, Effect>) {
        let old = self.view.effect
        self.view = view
        apply(since: old)
        content?.update(to: view.content)
    }

    override func rebuild() { apply(since: nil) }

    /// Applies the changes of the effect since `old`; nil applies all properties.
    func apply(since old: Effect?) {
        let (effect, container, size) = (view.effect, container, size)
        graph.transitions.animated(self) {
            graph.dependencies.track(self) {
                effect.apply(to: container, since: old, EnvironmentValues(environment))
            }
            effect.apply(to: container, size: size)
        }
    }

    /// The effect with the values that are displayed in an animation.
    var displayedEffect: Effect { view.effect }

    override func itemsChanged() -> Bool {
        _ = super.itemsChanged()
        if item == nil { RetainedFrame(of: self).clear(container) }
        return true
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }

    override func shiftContent(by distance: Point) { RetainedFrame(of: self).apply(to: container) }

    /// The content is placed in the container's coordinate space, whose origin is the container's corner.
    override func placeContent() {
        let effect = displayedEffect
        RetainedFrame(of: self).apply(to: container)
        graph.transitions.animated(self) { effect.apply(to: container, size: size) }
        freshItem?.place(at: .zero, size: size, proposal: proposal)
    }

    override func unmount() {
        inner.isFrozen = true
        super.unmount()
        scope.remove(container, with: graph.transitions.animation(of: self))
    }
}

/// A container that is not hit-tested itself; only its subviews receive events.
class PassingView: Widgets.View {
    nonisolated deinit {}

    /// Whether the controls in the container take the accessibility properties of the modified view; false for groups and elements.
    var passesAccessibility: Bool { true }

    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    /// Returns whether `point` is inside the bounds or, without clipping, inside a subview that extends beyond them.
    override func point(inside point: Point, with event: InputEvent?) -> Bool {
        if clipsToBounds { return super.point(inside: point, with: event) }
        return subviews.contains { $0.frame.contains(point) } || super.point(inside: point, with: event)
    }
}
