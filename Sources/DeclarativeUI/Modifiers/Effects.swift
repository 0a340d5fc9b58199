extension View {
    /// Sets the opacity of the view, from 0 (transparent) to 1 (opaque).
    ///
    /// The view and its descendants are composited as one group. A value that is not finite counts as 1.
    public func opacity(_ opacity: Double) -> some View {
        Contained(content: self, effect: AppearanceEffect(opacity: opacity))
    }

    /// Hides the view: it keeps its space in the layout, and is neither drawn nor operable.
    public func hidden() -> some View { Contained(content: self, effect: AppearanceEffect(isHidden: true)) }

    /// Clips the view to its bounds.
    public func clipped() -> some View { Contained(content: self, effect: AppearanceEffect(clips: true)) }

    /// Clips the view to a rectangle with corners of `radius` points.
    public func cornerRadius(_ radius: Double) -> some View {
        Contained(content: self, effect: AppearanceEffect(clips: true, cornerRadius: radius))
    }

    /// Rotates the drawn view about its centre, in degrees clockwise; the layout does not change.
    public func rotationEffect(degrees: Double) -> some View { rotationEffect(.degrees(degrees)) }

    /// Rotates the drawn view clockwise about a point of its frame; the layout does not change.
    ///
    ///     Image(arrow).rotationEffect(.degrees(90))
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(AffineTransform(rotationAngle: angle.radians), anchor)
    }

    /// Scales the drawn view about a point of its frame; the layout does not change.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        transformed(AffineTransform(scaleX: scale, y: scale), anchor)
    }

    /// Scales the drawn view by two factors about a point of its frame; the layout does not change.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        transformed(AffineTransform(scaleX: x, y: y), anchor)
    }

    /// Scales the drawn view by the width and the height of `scale` about a point of its frame; the layout does not change.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Transforms the drawn view about the top left of its frame; the layout does not change.
    public func transformEffect(_ transform: AffineTransform) -> some View {
        transformed(transform, .topLeading)
    }

    private func transformed(_ transform: AffineTransform, _ anchor: UnitPoint) -> some View {
        let isValid = transform.isFinite && anchor.x.isFinite && anchor.y.isFinite
        return Contained(
            content: self,
            effect: AppearanceEffect(transform: isValid ? transform : .identity, anchor: anchor))
    }

    /// Sets whether the view and its descendants receive pointer events.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        Contained(content: self, effect: AppearanceEffect(takesEvents: enabled))
    }

    /// Draws a line of `width` points along the inside of the view's edges.
    public func border(_ color: Color, width: Double = 1) -> some View {
        overlay(BorderLine(color: color, width: width))
    }
}

/// The properties that one container sets on behalf of a modifier: opacity, clipping, transform and hit testing.
struct AppearanceEffect: ContainerEffect {
    var opacity = 1.0
    var isHidden = false
    var clips = false
    var cornerRadius = 0.0
    var transform = AffineTransform.identity
    /// The point about which the view is transformed.
    var anchor = UnitPoint.center
    var takesEvents = true

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: AppearanceEffect?, _ environment: EnvironmentValues) {
        container.alpha = opacity.isFinite ? opacity : 1
        container.isHidden = isHidden
        container.clipsToBounds = clips
        container.layer.cornerRadius = cornerRadius
        container.isUserInteractionEnabled = takesEvents
    }

    func apply(to container: PassingView, size: Size) {
        if anchor == .center || transform.isIdentity {
            container.transform = transform
            return
        }
        // Retained views are transformed about their centre.
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        container.transform = AffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(AffineTransform(translationX: x, y: y))
    }
}

/// A rectangle that takes the proposed size and draws only its border.
struct BorderLine: LeafView, Equatable {
    let color: Color
    let width: Double

    func makeRetained() -> Widgets.View {
        let view = Widgets.View(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }

    func configure(_ view: Widgets.View, since old: BorderLine?, _ environment: EnvironmentValues) {
        view.layer.borderColor = color
        view.layer.borderWidth = width
    }

    func size(of view: Widgets.View, _ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    func isEqual(to old: BorderLine) -> Bool { self == old }
}
