extension View {
    /// Sets the value that identifies the view in a ``Picker`` or a ``TabView``, or as a row in the selection of a ``List``.
    public func tag<Value: Hashable>(_ tag: Value) -> some View { Tagged(content: self, tag: tag) }
}

/// A view with a tag.
struct Tagged<Content: View, Value: Hashable>: ContentHolding {
    let content: Content
    let tag: Value

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TaggedNode(view, in: context)
    }
}

/// A node that assigns a tag to its descendants.
protocol TagProviding: Node {
    var tag: AnyHashable { get }
}

private final class TaggedNode<Content: View, Value: Hashable>: TransparentNode<
    Tagged<Content, Value>, Content
>, TagProviding
{
    override init(_ view: Tagged<Content, Value>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
    }

    var tag: AnyHashable { AnyHashable(view.tag) }

    override func update(to view: Tagged<Content, Value>) {
        self.view = view
        content?.update(to: view.content)
    }
}

/// The tag by which a choice is known.
struct ChoiceTag {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// The nearest tag around the node, below `end`; else the identity that a `ForEach` gave it.
    func around(below end: Node?) -> AnyHashable? {
        var identity: AnyHashable?
        var next: Node? = node
        while let step = next, step !== end {
            if let tagged = step as? any TagProviding { return tagged.tag }
            if identity == nil { identity = step.explicitID }
            next = step.parent
        }
        return identity
    }

    /// The first tag inside.
    var inside: AnyHashable? {
        if let tagged = node as? any TagProviding { return tagged.tag }
        return node.childCount == 1 ? node.child(at: 0).flatMap { ChoiceTag(of: $0).inside } : nil
    }
}
