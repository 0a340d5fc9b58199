extension View {
    /// Animates what changes inside when `value` does, whatever the transaction says; nil keeps it from moving.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        Animated(content: self, animation: animation, value: value)
    }
}

/// A view whose changes move when a value changes.
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
        if isSame || graph.transaction.disablesAnimations {
            content?.update(to: view.content)
            return
        }
        graph.movements.note(self, view.animation)
        let outer = graph.transaction
        graph.transaction.animation = view.animation
        content?.update(to: view.content)
        graph.transaction = outer
    }
}

/// Which parts of the tree move in their own way, from an update until everything is in its place.
struct Movements {
    private var entries: [(node: ObjectIdentifier, animation: Animation?)] = []

    mutating func note(_ node: Node, _ animation: Animation?) {
        entries.append((ObjectIdentifier(node), animation))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    /// The animation of the nearest part that `node` is in; `fallback` where it is in none.
    func animation(of node: Node, otherwise fallback: Animation?) -> Animation? {
        if entries.isEmpty { return fallback }
        var step: Node? = node
        while let current = step {
            let id = ObjectIdentifier(current)
            for entry in entries where entry.node == id { return entry.animation }
            step = current.parent
        }
        return fallback
    }
}
