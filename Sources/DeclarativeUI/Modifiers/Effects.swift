extension View {
    /// How much of the view is seen, 0...1; with what is inside as one picture.
    public func opacity(_ opacity: Double) -> some View {
        Contained(content: self, effect: LookEffect(opacity: opacity))
    }

    /// The view keeps its room and is not seen.
    public func hidden() -> some View { Contained(content: self, effect: LookEffect(isHidden: true)) }

    /// Clips the view to its bounds.
    public func clipped() -> some View { Contained(content: self, effect: LookEffect(clips: true)) }

    /// Rounds the corners, in points, and cuts off what is outside.
    public func cornerRadius(_ radius: Double) -> some View {
        Contained(content: self, effect: LookEffect(clips: true, cornerRadius: radius))
    }

    /// Turns the picture about its middle, in degrees clockwise; the layout does not change.
    public func rotationEffect(degrees: Double) -> some View {
        let angle = degrees.isFinite ? degrees * .pi / 180 : 0
        return Contained(
            content: self, effect: LookEffect(transform: AffineTransform(rotationAngle: angle)))
    }

    /// Enlarges the picture about its middle; the layout does not change.
    public func scaleEffect(_ scale: Double) -> some View {
        let scale = scale.isFinite ? scale : 1
        return Contained(
            content: self, effect: LookEffect(transform: AffineTransform(scaleX: scale, y: scale)))
    }

    /// Whether the view takes part in pointer events.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        Contained(content: self, effect: LookEffect(takesEvents: enabled))
    }

    /// A line along the inside of the view's edge.
    public func border(_ color: Color, width: Double = 1) -> some View {
        overlay(BorderLine(color: color, width: width))
    }
}

/// Properties that every retained view has.
struct LookEffect: ContainerEffect {
    var opacity = 1.0
    var isHidden = false
    var clips = false
    var cornerRadius = 0.0
    var transform = AffineTransform.identity
    var takesEvents = true

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: LookEffect?, _ environment: EnvironmentValues) {
        container.alpha = opacity.isFinite ? opacity : 1
        container.isHidden = isHidden
        container.clipsToBounds = clips
        container.cornerRadius = cornerRadius
        container.transform = transform
        container.isUserInteractionEnabled = takesEvents
    }
}

/// A frame that takes the size that is proposed and draws only its edge.
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
