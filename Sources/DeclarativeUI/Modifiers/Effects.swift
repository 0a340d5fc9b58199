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
    public func rotationEffect(degrees: Double) -> some View {
        let angle = degrees.isFinite ? degrees * .pi / 180 : 0
        return Contained(
            content: self, effect: AppearanceEffect(transform: AffineTransform(rotationAngle: angle)))
    }

    /// Scales the drawn view about its centre; the layout does not change.
    public func scaleEffect(_ scale: Double) -> some View {
        let scale = scale.isFinite ? scale : 1
        return Contained(
            content: self, effect: AppearanceEffect(transform: AffineTransform(scaleX: scale, y: scale)))
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
    var takesEvents = true

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: AppearanceEffect?, _ environment: EnvironmentValues) {
        container.alpha = opacity.isFinite ? opacity : 1
        container.isHidden = isHidden
        container.clipsToBounds = clips
        container.cornerRadius = cornerRadius
        container.transform = transform
        container.isUserInteractionEnabled = takesEvents
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
        view.borderColor = color
        view.borderWidth = width
    }

    func size(of view: Widgets.View, _ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    func isEqual(to old: BorderLine) -> Bool { self == old }
}
