/// A rectangle of whole pixels: damage, clips and bitmap areas.
///
/// `right` and `bottom` are one past the last pixel.
///
///     let visible = PixelRect(left: 0, top: 0, right: 640, bottom: 480)
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var left: Int
    /// The first row.
    public var top: Int
    /// The column behind the last one.
    public var right: Int
    /// The row below the last one.
    public var bottom: Int

    @inlinable public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// No pixels.
    public static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    /// All pixels that `rect` (in points) touches at `scale` pixels a point.
    ///
    /// Coordinates beyond ±1e9 are held there.
    @inlinable public init(covering rect: Rect, scale: Double) {
        if rect.isNull {
            self.init(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        self.init(
            left: pixel((rect.minX * scale).rounded(.down)), top: pixel((rect.minY * scale).rounded(.down)),
            right: pixel((rect.maxX * scale).rounded(.up)), bottom: pixel((rect.maxY * scale).rounded(.up)))
    }

    /// The pixels whose edges are nearest to those of `rect` (in points): neighbours in points stay neighbours.
    @inlinable public init(snapping rect: Rect, scale: Double) {
        self.init(
            left: pixel((rect.minX * scale).rounded()), top: pixel((rect.minY * scale).rounded()),
            right: pixel((rect.maxX * scale).rounded()), bottom: pixel((rect.maxY * scale).rounded()))
    }

    /// The number of columns.
    @inlinable public var width: Int { right - left }
    /// The number of rows.
    @inlinable public var height: Int { bottom - top }
    /// Whether the rectangle has no pixels.
    @inlinable public var isEmpty: Bool { right <= left || bottom <= top }
    /// The number of pixels.
    @inlinable public var area: Int { isEmpty ? 0 : width * height }

    /// Returns the pixels that are in both rectangles.
    @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    /// Returns the smallest rectangle around both.
    @inlinable public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// The rectangle `distance` further on.
    @inlinable public func offset(by distance: PixelPoint) -> PixelRect {
        PixelRect(
            left: left + distance.x, top: top + distance.y, right: right + distance.x,
            bottom: bottom + distance.y)
    }

    /// Whether the rectangles have pixels in common.
    @inlinable public func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether all pixels of the other rectangle are in this one.
    @inlinable public func contains(_ other: PixelRect) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }
}

/// A rounded coordinate as an integer; out of range (or NaN, as 0) never traps.
@usableFromInline package func pixel(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
}

extension PixelRect: CustomStringConvertible {
    public var description: String { "[\(left), \(top) to \(right), \(bottom)]" }
}
