/// The node of a view with an effect whose data is animated.
final class AnimatedContainedNode<Content: View, Effect: ContainerEffect & Animatable>: ContainedNode<
    Content, Effect
>, ValueAnimating
{
    // Nil only while the initialiser of the superclass runs.
    private var data: AnimatedData<Effect.AnimatableData>?

    deinit {}

    override func apply(since old: Effect?) {
        if data == nil { data = AnimatedData(view.effect.animatableData) }
        let animation = graph.valueAnimation(of: self)
        data?.set(view.effect.animatableData, animation?.animation, at: animation?.now ?? .zero)
        if let animation, data?.isAnimated == true { graph.tick(self, from: animation.now) }
        let (effect, container, size) = (displayedEffect, container, size)
        Widgets.View.performWithoutAnimation {
            graph.dependencies.track(self) {
                effect.apply(to: container, since: nil, EnvironmentValues(environment))
            }
            effect.apply(to: container, size: size)
        }
    }

    override var displayedEffect: Effect {
        guard let data, data.isAnimated else { return view.effect }
        return view.effect.with(data.displayed(at: graph.valueAnimations.now))
    }

    func removeEndedAnimations(at now: Duration) -> Bool {
        data?.removeEnded(at: now)
        return data?.isAnimated == true
    }

    func finishAnimations() { data?.finish() }
}

extension ContainerEffect where Self: Animatable {
    static func makeNode<Content: View>(_ view: Contained<Content, Self>, in context: NodeContext)
        -> ViewNode<Contained<Content, Self>>
    {
        AnimatedContainedNode(view, in: context)
    }
}
