extension View {
    /// Assigns a name to the view's coordinate space, by which descendants refer to it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        NamedSpaceModified(content: self, name: AnyHashable(name))
    }

    /// Assigns the name of `space`, which must be `.named`, to the view's coordinate space.
    public func coordinateSpace(_ space: CoordinateSpace) -> some View {
        var name = AnyHashable("")
        if case .named(let given) = space { name = given }
        return NamedSpaceModified(content: self, name: name)
    }
}

/// A view with a named coordinate space.
struct NamedSpaceModified<Content: View>: ItemModifier {
    let content: Content
    let name: AnyHashable

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SpaceNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(NamedSpaceModified<Other>(content: other, name: name))
    }
}

/// A node with a named coordinate space.
protocol NamedSpace: Node {
    var spaceName: AnyHashable { get }
}

private final class SpaceNode<Content: View>: UnaryNode<NamedSpaceModified<Content>, Content>, NamedSpace {
    @exclusivity(unchecked) private var view: NamedSpaceModified<Content>
    init(_ view: NamedSpaceModified<Content>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        mount(view.content, in: innerContext)
    }

    var spaceName: AnyHashable { view.name }

    override func update(to view: NamedSpaceModified<Content>) {
        self.view = view
        content?.update(to: view.content)
    }
}

extension NodeSpace {
    /// Converts `rect`, in the node's own space, to `space`; by the places that are known so far.
    func convert(_ rect: Rect, to space: CoordinateSpace) -> Rect {
        switch space {
        case .local: return rect
        case .global: return convertToWindow(rect)
        case .named(let name):
            var next = node.parent
            while let step = next {
                if let named = step as? any NamedSpace, named.spaceName == name {
                    return convert(rect, to: step)
                }
                next = step.parent
            }
            return convertToWindow(rect)
        }
    }

    private func convertToWindow(_ rect: Rect) -> Rect {
        node.scope.convertToWindow(rect.offsetBy(dx: node.origin.x, dy: node.origin.y))
    }
}
