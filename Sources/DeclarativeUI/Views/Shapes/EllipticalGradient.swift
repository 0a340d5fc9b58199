/// A radial gradient stretched to the proportions of the shape: `SwiftUI.EllipticalGradient`; as a view, it fills the
/// proposed size.
///
///     EllipticalGradient(colors: [.yellow, .orange])
public struct EllipticalGradient: ShapeStyle, View, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: Double
    let endRadiusFraction: Double

    /// Creates a gradient; the radii are fractions of the width and the height of the shape.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient of evenly distributed colours; the radii are fractions of the width and the height of the shape.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of colour stops; the radii are fractions of the width and the height of the shape.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public var body: some View { Rectangle().fill(self) }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .elliptical(gradient, center, startRadius: startRadiusFraction, endRadius: endRadiusFraction))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A radial gradient stretched to the proportions of the shape.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A radial gradient of evenly distributed colours, stretched to the proportions of the shape.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
