extension View {
    /// Sets the value that identifies the view in a ``Picker`` or a ``TabView``.
    public func tag<Value: Hashable>(_ tag: Value) -> some View { Tagged(content: self, tag: tag) }
}

/// A view with its tag.
struct Tagged<Content: View, Value: Hashable>: ContentHolding {
    let content: Content
    let tag: Value

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TaggedNode(view, in: context)
    }
}

/// A node that gives a tag to what is inside of it.
protocol TagGiving: Node {
    var tag: AnyHashable { get }
}

private final class TaggedNode<Content: View, Value: Hashable>: TransparentNode<
    Tagged<Content, Value>, Content
>, TagGiving
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

extension Node {
    /// The nearest tag around this node, below `end`; else the identity that a `ForEach` gave it.
    final func tag(below end: Node?) -> AnyHashable? {
        var identity: AnyHashable?
        var node: Node? = self
        while let step = node, step !== end {
            if let tagged = step as? any TagGiving { return tagged.tag }
            if identity == nil { identity = step.explicitID }
            node = step.parent
        }
        return identity
    }

    /// The first tag inside.
    final var innerTag: AnyHashable? {
        if let tagged = self as? any TagGiving { return tagged.tag }
        return childCount == 1 ? child(at: 0)?.innerTag : nil
    }
}
