/// A blurred copy of a shape in one colour, below the shape or along the inside of its edge.
///
///     canvas.drawShadow(of: card, Shadow(color: .black.withAlphaComponent(0.3), blurRadius: 12, offset: Point(x: 0, y: 4)))
public struct Shadow: Hashable, Sendable {
    /// The colour; its alpha is that of the darkest part.
    public var color: Color
    /// The blur in points: twice the standard deviation of the Gaussian, as in CSS and in `NSShadow`.
    public var blurRadius: Double
    /// The distance from the shape, in points.
    public var offset: Point

    /// Creates a shadow; a `blurRadius` below 0 or NaN is replaced by 0, and one above 2,000 by 2,000.
    public init(color: Color = .black.withAlphaComponent(1.0 / 3), blurRadius: Double, offset: Point = .zero)
    {
        self.color = color
        self.blurRadius = blurRadius > 0 ? min(blurRadius, Self.largestBlurRadius) : 0
        self.offset = offset
    }

    package static let largestBlurRadius = 2000.0

    /// The distance over which the blur extends, in points.
    package var reach: Double { Filter.blurReach(deviation: blurRadius / 2) }

    /// Returns the bounding box of the shadow of a shape.
    package func bounds(of rect: Rect) -> Rect {
        rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.x, dy: offset.y)
    }

    package func resolved(in palette: Palette) -> Shadow? {
        var copy = self
        copy.color = color.resolved(in: palette)
        return copy.color.alpha > 0 && offset.isFinite ? copy : nil
    }
}

extension Shadow: CustomStringConvertible {
    public var description: String { "\(color) blur \(plain(blurRadius)) offset \(offset)" }
}
