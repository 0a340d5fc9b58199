extension View {
    /// Sets the transition with which the view is inserted and removed in animated changes.
    public func transition(_ transition: AnyTransition) -> some View {
        Passing(content: self, transition: transition, match: nil)
    }

    /// Animates the insertion of the view from the frame of a view with the same id that the same change removes.
    ///
    /// The removed view disappears at once; the inserted view is displayed from the start, and is scaled from the frame
    /// of the removed view to its own.
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        Passing(
            content: self, transition: .identity,
            match: GeometryMatch(id: AnyHashable(id), namespace: namespace))
    }
}

/// The id and namespace shared by two views of a matched geometry effect.
struct GeometryMatch: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A namespace for the geometry matches of one view: `SwiftUI.Namespace`.
///
///     @Namespace private var cards
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    ///
    ///     func card(_ namespace: Namespace.ID) -> some View
    public struct ID: Hashable {
        fileprivate let object: ObjectIdentifier
    }

    private var identity: PropertyObject?

    public init() {}

    public var wrappedValue: ID {
        guard let identity else {
            preconditionFailure("@Namespace was read in a view that is not mounted; read it in the body")
        }
        return ID(object: ObjectIdentifier(identity))
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        identity = linker.storedObject { PropertyObject() }
    }
    public func _isUnchanged(since old: Self) -> Bool { true }
}

/// A view with a container of its own, which a transition can transform.
struct Passing<Content: View>: ItemModifier {
    let content: Content
    let transition: AnyTransition
    let match: GeometryMatch?

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TransitioningNode(view, in: context)
    }

    static var followsContent: Bool { true }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(Passing<Other>(content: other, transition: transition, match: match))
    }
}

private final class TransitioningNode<Content: View>: UnaryNode<Passing<Content>, Content> {
    @exclusivity(unchecked) private var view: Passing<Content>
    private let container = PassingView(frame: .zero)
    private let inner: ViewScope

    init(_ view: Passing<Content>, in context: NodeContext) {
        inner = ViewScope(container: container, graph: context.graph)
        self.view = view
        super.init(in: context)
        mount(view.content, in: context.below(self, scope: inner))
        inner.content = content
        inner.changed()
        scope.changed()
    }

    override func update(to view: Passing<Content>) {
        self.view = view
        content?.update(to: view.content)
    }

    override var hasTransition: Bool { true }

    override func itemsChanged() -> Bool {
        _ = super.itemsChanged()
        if item == nil { RetainedFrame(of: self).clear(container) }
        return true
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }

    override func placeContent() {
        let isNew = !flags.contains(.isPlaced)
        RetainedFrame(of: self).apply(to: container)
        freshItem?.place(at: .zero, size: size, proposal: proposal)
        if isNew { enter() }
    }

    private func enter() {
        guard let animation = graph.transitions.animation(of: self), graph.transitions.isShown else { return }
        var pose = view.transition.insertion
        if let match = view.match {
            guard let start = graph.transitions.matches.removeValue(forKey: match) else { return }
            Widgets.View.performWithoutAnimation { container.transform = transform(from: start) }
        } else {
            if pose == AnyTransition.Pose() { return }
            Widgets.View.performWithoutAnimation { pose.apply(to: container, size: size, layoutDirection) }
        }
        pose = AnyTransition.Pose()
        animation.perform { pose.apply(to: container, size: size, layoutDirection) }
    }

    /// Returns the transform about the container's centre that maps its frame to `start`, in the coordinate space of
    /// the root view.
    private func transform(from start: Rect) -> AffineTransform {
        let own = container.convert(container.bounds, to: nil)
        guard own.width > 0, own.height > 0 else { return .identity }
        return AffineTransform(scaleX: start.width / own.width, y: start.height / own.height)
            .concatenating(AffineTransform(translationX: start.midX - own.midX, y: start.midY - own.midY))
    }

    override func unmount() {
        inner.isFrozen = true
        if let match = view.match {
            graph.transitions.recordMatch(match, container.convert(container.bounds, to: nil))
        }
        let (pose, size, direction) = (view.transition.removal, size, layoutDirection)
        let moves =
            graph.transitions.isShown && view.match == nil && pose != AnyTransition.Pose()
            && scope.canAnimateRemoval
        guard let animation = graph.transitions.animation(of: self), moves, flags.contains(.isPlaced) else {
            super.unmount()
            return scope.remove(container, with: nil)
        }
        super.unmount()
        scope.removeAnimated(container, animation) { [container] in
            pose.apply(to: container, size: size, direction)
        }
    }
}
