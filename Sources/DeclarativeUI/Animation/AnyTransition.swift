/// The animation with which a view is inserted and removed.
///
/// Follows `SwiftUI.AnyTransition`. Insertions and removals are animated if the change that causes them is; the default
/// transition is a fade.
///
///     if isOpen { Panel().transition(.move(edge: .trailing)) }
public struct AnyTransition: Hashable, Sendable {
    /// The appearance of a view at the outer end of its transition.
    struct Pose: Hashable, Sendable {
        var opacity = 1.0
        var scale = 1.0
        /// The edge beyond which the view is moved, by its own size.
        var edge: Edge?
        var offset = Point.zero
    }

    var insertion = Pose()
    var removal = Pose()

    /// A transition that inserts and removes the view without animation.
    public static var identity: AnyTransition { AnyTransition() }
    /// A transition that fades the view.
    public static var opacity: AnyTransition { both(Pose(opacity: 0)) }
    /// A transition that scales the view from its centre.
    public static var scale: AnyTransition { .scale(scale: 0.001) }
    /// A transition that inserts the view at the leading edge, and removes it at the trailing edge.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// A transition that scales the view from a fraction of its size.
    public static func scale(scale: Double) -> AnyTransition { both(Pose(scale: max(0.001, scale))) }
    /// A transition that moves the view across its own edge `edge`.
    public static func move(edge: Edge) -> AnyTransition { both(Pose(edge: edge)) }
    /// A transition that moves the view by a distance in points.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
        both(Pose(offset: Point(x: x, y: y)))
    }
    /// A transition that moves the view across `edge` and fades it.
    public static func push(from edge: Edge) -> AnyTransition { .move(edge: edge).combined(with: .opacity) }

    /// A transition with different animations for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Returns a transition that combines this one with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal))
    }

    private static func both(_ pose: Pose) -> AnyTransition { AnyTransition(insertion: pose, removal: pose) }
}

extension AnyTransition.Pose {
    fileprivate func combined(with other: Self) -> Self {
        Self(
            opacity: opacity * other.opacity, scale: scale * other.scale, edge: edge ?? other.edge,
            offset: Point(x: offset.x + other.offset.x, y: offset.y + other.offset.y))
    }

    /// Applies the pose to a view of the given size.
    func apply(to view: Widgets.View, size: Size, _ direction: LayoutDirection) {
        view.alpha = opacity
        var shift = offset
        let isMirrored = direction == .rightToLeft
        switch edge {
        case .top: shift.y -= size.height
        case .bottom: shift.y += size.height
        case .leading: shift.x += isMirrored ? size.width : -size.width
        case .trailing: shift.x += isMirrored ? -size.width : size.width
        case nil: break
        }
        view.transform = AffineTransform(scaleX: scale, y: scale)
            .concatenating(AffineTransform(translationX: shift.x, y: shift.y))
    }
}
