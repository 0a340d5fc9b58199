/// A width and a height, in points.
///
///     let button = Size(width: 120, height: 34)
public struct Size: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// Creates a size from its width and height.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Creates a size of zero by zero.
    @inlinable public init() { self.init(width: 0, height: 0) }

    /// The size of zero by zero.
    public static let zero = Size()

    /// Whether width and height are finite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

    /// Returns the size as a vector transformed by `transform`, without its translation.
    @inlinable public func applying(_ transform: AffineTransform) -> Size {
        Size(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension Size: CustomStringConvertible {
    public var description: String { "\(plain(width)) x \(plain(height))" }
}
