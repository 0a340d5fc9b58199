/// A two-dimensional displacement or velocity.
///
///     let flick = Vector(dx: 0, dy: -2)   // per second, twice the animated distance upwards
public struct Vector: Hashable, Sendable {
    /// The horizontal component.
    public var dx: Double
    /// The vertical component.
    public var dy: Double

    /// Creates a vector from its components.
    @inlinable public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the zero vector.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    public static let zero = Vector()

    /// Whether both components are finite.
    @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }
}
