/// How a view comes and goes, when the change that brings or takes it is animated.
///
/// `SwiftUI.AnyTransition`. Views without one fade.
///
///     if isOpen { Panel().transition(.move(edge: .trailing)) }
public struct AnyTransition: Hashable, Sendable {
    /// How far a view is from its place and look while it is not there.
    struct Pose: Hashable, Sendable {
        var opacity = 1.0
        var scale = 1.0
        /// In sizes of the view.
        var edge: Edge?
        var offset = Point.zero
    }

    var insertion = Pose()
    var removal = Pose()

    /// It is there, and gone, at once.
    public static var identity: AnyTransition { AnyTransition() }
    /// It fades.
    public static var opacity: AnyTransition { both(Pose(opacity: 0)) }
    /// It grows out of its middle.
    public static var scale: AnyTransition { .scale(scale: 0.001) }
    /// It comes in at the leading edge, and leaves at the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// It grows from that share of its size.
    public static func scale(scale: Double) -> AnyTransition { both(Pose(scale: max(0.001, scale))) }
    /// It moves in from that edge of itself, and out there.
    public static func move(edge: Edge) -> AnyTransition { both(Pose(edge: edge)) }
    /// Moves the view by that distance, in points.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
        both(Pose(offset: Point(x: x, y: y)))
    }
    /// It moves in from that edge and fades in.
    public static func push(from edge: Edge) -> AnyTransition { .move(edge: edge).combined(with: .opacity) }

    /// One for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Both at once.
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

    /// Puts a view of that size into the pose.
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
