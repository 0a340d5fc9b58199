/// A point in a coordinate space, in points; `y` grows downwards.
///
///     let corner = Point(x: 8, y: 8)
public struct Point: Hashable, Sendable {
    /// The horizontal coordinate, which grows to the right.
    public var x: Double
    /// The vertical coordinate, which grows downwards.
    public var y: Double

    /// Creates a point from its coordinates.
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the origin.
    @inlinable public init() { self.init(x: 0, y: 0) }

    /// The origin.
    public static let zero = Point()

    /// Returns the sum of the coordinates.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    /// Returns the difference of the coordinates.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

    /// Whether both coordinates are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns the point transformed by `transform`.
    @inlinable public func applying(_ transform: AffineTransform) -> Point {
        Point(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension Point: CustomStringConvertible {
    public var description: String { "(\(plain(x)), \(plain(y)))" }
}

/// Returns a number rounded to nine decimal places, for elements of matrices.
package func precise(_ value: Double) -> String {
    let rounded = (value * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? plain(rounded) : String(rounded.isFinite ? rounded : value)
}

/// Returns a number without a trailing ".0", rounded to thousandths, for dumps and messages.
package func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    let thousandths = (value * 1000).rounded() / 1000
    if thousandths == thousandths.rounded(), abs(thousandths) < 1e15 { return String(Int(thousandths)) }
    return String(thousandths)
}
