extension View {
    /// The centre of the frame, in the superview's space, in points.
    public final var center: Point {
        get {
            let state = layoutState
            return Point(
                x: state.origin.x + state.bounds.size.width / 2,
                y: state.origin.y + state.bounds.size.height / 2)
        }
        set {
            guard newValue.isFinite else { return reportNotFinite("center", "\(newValue)") }
            let size = layoutState.bounds.size
            place(origin: Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
        }
    }

    /// The affine transform of the view and its subviews about the view's centre; the identity by default.
    ///
    /// Setting it also sets `transform3D`, of which it is the affine part.
    public final var transform: AffineTransform {
        get { rare?.transform ?? .identity }
        set {
            guard newValue.isFinite else { return reportNotFinite("transform", "\(newValue)") }
            transform3D = Transform3D(newValue)
        }
    }

    /// The frame derived from origin, size and transform: with a transform, the bounding box of the transformed bounds.
    var geometryFrame: Rect {
        let state = layoutState
        guard let rare, rare.spatial?.transform != nil || !rare.transform.isIdentity else {
            return Rect(origin: state.origin, size: state.bounds.size)
        }
        let center = center
        let size = state.bounds.size
        let around = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let box =
            rare.spatial?.transform.map { around.applying(ProjectionTransform($0)) }
            ?? around.applying(rare.transform)
        return box.isNull ? Rect(origin: center, size: .zero) : box.offsetBy(dx: center.x, dy: center.y)
    }

    func setGeometryFrame(_ frame: Rect) {
        guard frame.isFinite else { return reportNotFinite("frame", "\(frame)") }
        let frame = frame.standardized
        // In space there is no size that a frame gives; the frame is then that without the transform.
        guard let transform = rare?.transform, !transform.isIdentity, rare?.spatial?.transform == nil else {
            return place(origin: frame.origin, size: frame.size)
        }
        let size = frame.size.applying(transform.inverted())
        let (width, height) = (abs(size.width), abs(size.height))
        place(
            origin: Point(x: frame.midX - width / 2, y: frame.midY - height / 2),
            size: Size(width: width, height: height))
    }

    func setGeometryBounds(_ bounds: Rect) {
        guard bounds.isFinite else { return reportNotFinite("bounds", "\(bounds)") }
        let bounds = bounds.standardized
        let old = layoutState.bounds
        if bounds.origin != old.origin {
            damageBeforeMove()
            layoutState.bounds.origin = bounds.origin
            flags.insert(.boundsChanged)
            changed(from: .boundsOrigin(old.origin), to: .boundsOrigin(bounds.origin))
            setNeedsDisplay()
            setNeedsLayout()
        }
        guard bounds.size != old.size else { return }
        let origin = layoutState.origin
        place(
            origin: Point(
                x: origin.x + (old.size.width - bounds.size.width) / 2,
                y: origin.y + (old.size.height - bounds.size.height) / 2),
            size: bounds.size)
    }

    /// Stores origin and size, and invalidates what depends on them: the composition after a move, also layout and display
    /// after a resize.
    package func place(origin: Point, size: Size) {
        let old = layoutState.bounds.size
        let oldOrigin = layoutState.origin
        if origin == oldOrigin, size == old { return }
        defer { layoutParticipant?.frameDidChange() }
        let needsNoDamage = origin == oldOrigin && drawsNothingSizeDependent
        if !needsNoDamage { damageBeforeMove() }
        layoutState.origin = origin
        if origin != oldOrigin { changed(from: .origin(oldOrigin), to: .origin(origin)) }
        if size != old {
            layoutState.bounds.size = size
            changed(from: .size(old), to: .size(size))
            flags.formUnion([.needsDisplay, .boundsChanged])
            setNeedsLayout()
            if !subviews.isEmpty { resizeSubviews(from: old, to: size) }
        }
        if needsNoDamage { positionDidChange() } else { afterMove() }
    }

    /// Whether the view itself draws nothing that depends on its size, so that resizing it causes no damage.
    private var drawsNothingSizeDependent: Bool {
        flags.contains(.hasNoOwnDrawing) && !flags.contains(.clipsToBounds) && !flags.contains(.isAnimating)
            && AnimationContext.current == nil && displayState.backgroundColor == nil
            && viewTree?.host?.focusRingView !== self
            && (rare.map { $0.borderWidth == 0 && $0.transform.isIdentity && $0.spatial == nil } ?? true)
    }

    private func resizeSubviews(from old: Size, to new: Size) {
        guard flags.contains(.hasAutoresizingSubviews), autoresizesSubviews else { return }
        for subview in subviews where !subview.layoutState.autoresizingMask.isEmpty {
            subview.frame = subview.layoutState.autoresizingMask.resize(subview.frame, from: old, to: new)
        }
    }

    final func reportNotFinite(_ property: String, _ value: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: hierarchyPath,
                message: "\(property) was set to \(value)",
                cure: "the old value is kept; give finite numbers (is a size divided by zero?)"))
    }

    /// How the frame is adjusted when the superview is resized; empty by default.
    public final var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set {
            layoutState.autoresizingMask = newValue
            if !newValue.isEmpty { superview?.flags.insert(.hasAutoresizingSubviews) }
        }
    }

    /// Whether resizing this view adjusts its subviews according to their autoresizing masks; true by default.
    public final var autoresizesSubviews: Bool {
        get { !flags.contains(.keepsSubviewFrames) }
        set { newValue ? flags.subtract(.keepsSubviewFrames) : flags.formUnion(.keepsSubviewFrames) }
    }

    /// Resizes the view to the result of `sizeThatFits(_:)` for the current size, keeping the origin.
    public final func sizeToFit() {
        frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }
}
