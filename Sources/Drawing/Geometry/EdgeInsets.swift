/// Insets from the four edges of a rectangle, in points.
///
///     let padding = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the left edge, in points.
    public var left: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the right edge, in points.
    public var right: Double

    /// Creates insets from four distances, in points.
    @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of `distance` points on all edges.
    @inlinable public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// Creates insets of zero.
    @inlinable public init() { self.init(all: 0) }

    /// Insets of zero on all edges.
    public static let zero = EdgeInsets()

    /// Whether all four insets are finite.
    @inlinable public var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }
}
