/// A way or a velocity: how far across and how far down.
///
///     let flick = Vector(dx: 0, dy: -2)   // two ways a second, upwards
public struct Vector: Hashable, Sendable {
    /// The horizontal distance.
    public var dx: Double
    /// The vertical distance.
    public var dy: Double

    @inlinable public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    @inlinable public init() { self.init(dx: 0, dy: 0) }

    public static let zero = Vector()

    /// False when a part is NaN or infinite.
    @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }
}
