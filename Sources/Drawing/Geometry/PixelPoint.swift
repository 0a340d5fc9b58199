/// A position in whole pixels.
///
///     let origin = PixelPoint(x: 10, y: 20)
public struct PixelPoint: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    @inlinable public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public static let zero = PixelPoint(x: 0, y: 0)
}
