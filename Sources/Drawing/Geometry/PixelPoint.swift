/// A position in whole pixels.
///
///     let origin = PixelPoint(x: 10, y: 20)
public struct PixelPoint: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    /// Creates a position from its column and row.
    @inlinable public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The position of column 0 and row 0.
    public static let zero = PixelPoint(x: 0, y: 0)
}
