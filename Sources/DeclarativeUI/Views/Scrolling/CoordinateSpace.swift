/// A space that positions are relative to: `SwiftUI.CoordinateSpace`.
///
///     proxy.frame(in: .named("board"))
public enum CoordinateSpace: Hashable {
    /// The window, or what else shows the views.
    case global
    /// The view itself.
    case local
    /// The view around that was given the name.
    case named(AnyHashable)

    /// The space of the view around that has the name.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

extension View {
    /// Lets views inside speak of places relative to this one, by that name.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        SpaceNaming(content: self, name: AnyHashable(name))
    }

    /// Gives the view's coordinate space the name of `space`, which has to be `.named`.
    public func coordinateSpace(_ space: CoordinateSpace) -> some View {
        var name = AnyHashable("")
        if case .named(let given) = space { name = given }
        return SpaceNaming(content: self, name: name)
    }
}

/// A view that places can be relative to.
struct SpaceNaming<Content: View>: ItemModifier {
    let content: Content
    let name: AnyHashable

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        SpaceNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(SpaceNaming<Other>(content: other, name: name))
    }
}

/// A node that bears the name of a space.
protocol NamedSpace: Node {
    var spaceName: AnyHashable { get }
}

private final class SpaceNode<Content: View>: UnaryNode<SpaceNaming<Content>, Content>, NamedSpace {
    @exclusivity(unchecked) private var view: SpaceNaming<Content>
    init(_ view: SpaceNaming<Content>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        mount(view.content, in: innerContext)
    }

    var spaceName: AnyHashable { view.name }

    override func update(to view: SpaceNaming<Content>) {
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
            var above = node.parent
            while let step = above {
                if let named = step as? any NamedSpace, named.spaceName == name {
                    return convert(rect, to: step)
                }
                above = step.parent
            }
            return convertToWindow(rect)
        }
    }

    private func convertToWindow(_ rect: Rect) -> Rect {
        node.scope.convertToWindow(rect.offsetBy(dx: node.origin.x, dy: node.origin.y))
    }
}
