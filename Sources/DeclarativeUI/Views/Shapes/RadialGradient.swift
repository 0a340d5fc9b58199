/// A gradient between two circles around a centre: `SwiftUI.RadialGradient`; as a view, it fills the proposed size.
///
///     RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 60)
public struct RadialGradient: ShapeStyle, View, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: Double
    let endRadius: Double

    /// Creates a gradient; the radii are in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of evenly distributed colours; the radii are in points.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    /// Creates a gradient of colour stops; the radii are in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var body: some View { Rectangle().fill(self) }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.radial(gradient, center, startRadius: startRadius, endRadius: endRadius))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two circles around a centre; the radii are in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly distributed colours between two circles around a centre; the radii are in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
