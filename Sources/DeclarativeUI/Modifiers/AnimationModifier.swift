extension View {
    /// Animates changes of descendants whenever `value` changes, regardless of the transaction.
    ///
    /// Nil disables the animation of these changes.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        Animated(content: self, animation: animation, value: value)
    }
}

/// A view whose changes are animated when a value changes.
struct Animated<Content: View, Value: Equatable>: ContentHolding {
    let content: Content
    let animation: Animation?
    let value: Value

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        AnimatedNode(view, in: context)
    }
}

private final class AnimatedNode<Content: View, Value: Equatable>: TransparentNode<
    Animated<Content, Value>, Content
>
{
    override init(_ view: Animated<Content, Value>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
    }

    override func update(to view: Animated<Content, Value>) {
        let isSame = self.view.value == view.value
        self.view = view
        if isSame || graph.transitions.transaction.disablesAnimations {
            content?.update(to: view.content)
            return
        }
        graph.transitions.movements.record(self, view.animation)
        let outer = graph.transitions.transaction
        graph.transitions.transaction.animation = view.animation
        content?.update(to: view.content)
        graph.transitions.transaction = outer
    }
}
