/// A gradient without a geometry of its own, drawn from top to bottom: `SwiftUI.AnyGradient`.
///
///     RoundedRectangle(cornerRadius: 8).fill(Color.blue.gradient)
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
    private enum Source: Hashable {
        case gradient(Gradient)
        /// A colour, and a lighter shade of it at the top.
        case shades(Color)
    }

    private let source: Source

    /// Creates a style from a gradient.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(shadesOf color: Color) { source = .shades(color) }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        let gradient: Gradient
        switch source {
        case .gradient(let stops): gradient = stops
        case .shades(let color):
            // Shades of a role depend on its colour in the theme.
            let base = color.role == nil ? color : color.resolved(in: environment.theme.palette)
            let light = base.mixed(with: .white.withAlphaComponent(base.alpha), fraction: 0.2)
            gradient = Gradient(colors: [light, base])
        }
        return _ShapePaint(.linear(gradient, .top, .bottom))
    }
}
