/// The map from the coordinate space of a view to that of its superview, for views with a transform.
///
/// Includes `transform3D` and the superview's `sublayerTransform`, both projected on the plane of the superview.
///
///     let corner = PlaneMapping(modelOf: view).toSuperview(view.bounds.origin)
struct PlaneMapping {
    /// The projection about the view's centre, in points.
    let projection: ProjectionTransform
    /// The view's centre in its own space, and in that of its superview.
    private let pivot: Point
    private let center: Point
    /// Whether nothing is visible, because the view shows its back and is not double-sided.
    let hidesBack: Bool

    /// Creates the map according to the properties of the view.
    @MainActor init(modelOf view: View) {
        self.init(
            view, view.transform3D, view.layoutState.origin, view.layoutState.bounds,
            shared: view.rare?.spatial?.superviewTransform
        ) {
            $0.layoutState.bounds
        }
    }

    /// Creates the map according to the displayed values of the view.
    @MainActor init(shownBy view: View) {
        let transform = view.motion?.shown.transform3D ?? view.transform3D
        // An animated superview may display another transform than the copied one.
        let motion = view.superview?.motion
        let shared =
            motion == nil ? view.rare?.spatial?.superviewTransform : motion?.shown.sublayerTransform
        self.init(view, transform, view.shownOrigin, view.shownBounds, shared: shared) { $0.shownBounds }
    }

    @MainActor private init(
        _ view: View, _ transform: Transform3D, _ origin: Point, _ bounds: Rect, shared: Transform3D?,
        _ boundsOf: (View) -> Rect
    ) {
        pivot = Point(x: bounds.midX, y: bounds.midY)
        center = Point(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
        var transform = transform
        if let outer = shared, let superview = view.superview {
            // The transform of the superview is about the centre of its bounds.
            let around = boundsOf(superview)
            let (x, y) = (center.x - around.midX, center.y - around.midY)
            transform = transform.concatenating(Transform3D(translationX: x, y: y, z: 0))
                .concatenating(outer).concatenating(Transform3D(translationX: -x, y: -y, z: 0))
        }
        projection = ProjectionTransform(transform)
        hidesBack = view.rare?.spatial?.isDoubleSided == false && projection.determinant < 0
    }

    func toSuperview(_ point: Point) -> Point { (point - pivot).applying(projection) + center }

    /// Returns the bounding box of the visible part of a rectangle; null if none is visible.
    func toSuperview(_ rect: Rect) -> Rect {
        rect.offsetBy(dx: -pivot.x, dy: -pivot.y).applying(projection).offsetBy(dx: center.x, dy: center.y)
    }

    /// Returns the point of the view's plane at a point of the superview, also where the plane is not visible.
    func fromSuperview(_ point: Point) -> Point { projection.planePoint(at: point - center) + pivot }

    /// Returns the point of the view that is visible at a point of the superview; nil if none is.
    func visiblePoint(fromSuperview point: Point) -> Point? {
        hidesBack ? nil : projection.visiblePoint(at: point - center).map { $0 + pivot }
    }
}

extension View {
    /// Whether a transform of this view, or the perspective of its superview, moves it.
    @inline(__always) final var isTransformed: Bool {
        guard let rare else { return false }
        return rare.spatial != nil || !rare.transform.isIdentity
    }

    /// The displayed projection about the view's centre, in points; the identity for most views.
    final var shownTransform: ProjectionTransform {
        guard let rare, flags.contains(.isAnimating) || isTransformed else { return ProjectionTransform() }
        if rare.spatial == nil { return ProjectionTransform(motion?.shown.transform ?? rare.transform) }
        return PlaneMapping(shownBy: self).projection
    }

    /// Returns the point of this view that is visible at `point` in the superview's space; nil if none is.
    final func visiblePointFromSuperview(_ point: Point) -> Point? {
        isTransformed
            ? PlaneMapping(modelOf: self).visiblePoint(fromSuperview: point) : pointFromSuperview(point)
    }
}
