/// A width and a height, in points.
///
///     let button = Size(width: 120, height: 34)
public struct Size: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable public init() { self.init(width: 0, height: 0) }

    public static let zero = Size()

    /// False when a side is NaN or infinite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

    /// The size of the box that `transform` makes of this one, without its translation.
    @inlinable public func applying(_ transform: AffineTransform) -> Size {
        Size(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension Size: CustomStringConvertible {
    public var description: String { "\(plain(width)) x \(plain(height))" }
}
