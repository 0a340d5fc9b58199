/// A rectangle in whole pixels, for damage, clips and bitmap areas.
///
/// `right` and `bottom` are one past the last pixel.
///
///     let visible = PixelRect(left: 0, top: 0, right: 640, bottom: 480)
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var left: Int
    /// The first row.
    public var top: Int
    /// The column after the last one.
    public var right: Int
    /// The row below the last one.
    public var bottom: Int

    /// Creates a rectangle from its edges; it is empty if `right <= left` or `bottom <= top`.
    @inlinable public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// A rectangle without pixels.
    public static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    /// Creates the smallest rectangle that contains all pixels touched by `rect`, in points, at `scale` pixels per point.
    ///
    /// Coordinates are clamped to ±1e9.
    @inlinable public init(covering rect: Rect, scale: Double) {
        if rect.isNull {
            self.init(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        self.init(
            left: pixelBelow(rect.minX * scale), top: pixelBelow(rect.minY * scale),
            right: pixelAbove(rect.maxX * scale), bottom: pixelAbove(rect.maxY * scale))
    }

    /// Creates a rectangle by rounding the edges of `rect`, in points, to the nearest pixel edges: adjacent rectangles stay adjacent.
    @inlinable public init(snapping rect: Rect, scale: Double) {
        self.init(
            left: nearestPixel(rect.minX * scale), top: nearestPixel(rect.minY * scale),
            right: nearestPixel(rect.maxX * scale), bottom: nearestPixel(rect.maxY * scale))
    }

    /// The number of columns.
    @inlinable public var width: Int { right - left }
    /// The number of rows.
    @inlinable public var height: Int { bottom - top }
    /// Whether the rectangle has no pixels.
    @inlinable public var isEmpty: Bool { right <= left || bottom <= top }
    /// The number of pixels.
    @inlinable public var area: Int { isEmpty ? 0 : width * height }

    /// Returns the pixels that both rectangles contain.
    @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    /// Returns the smallest rectangle that contains both.
    @inlinable public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// Returns the rectangle translated by `distance`.
    @inlinable public func offset(by distance: PixelPoint) -> PixelRect {
        PixelRect(
            left: left + distance.x, top: top + distance.y, right: right + distance.x,
            bottom: bottom + distance.y)
    }

    /// Returns whether the rectangles have common pixels.
    @inlinable public func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Returns whether all pixels of the other rectangle are in this one.
    @inlinable public func contains(_ other: PixelRect) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }
}

/// Converts a rounded coordinate to an integer, clamped to ±1e9; NaN becomes 0.
@inlinable @inline(__always) package func pixel(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
}

// The following functions equal `pixel` of a rounded value. `rounded()` is a call of the C library where the compiler may not use SSE 4.1, and
// `Int(_:)` tests its argument; the bounding boxes of a frame need thousands of both.

/// Returns an integer nearest to a value whose magnitude is below 1e9; of two, the even one.
///
/// The sum has a unit in the last place of 1, so that its lowest bits are those of the integer.
@inlinable @inline(__always) package func evenNearestInteger(_ value: Double) -> Int {
    Int(Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern))
}

/// Returns the nearest integer, clamped to ±1e9; halves are rounded away from zero, and NaN becomes 0.
@inlinable @inline(__always) package func nearestPixel(_ value: Double) -> Int {
    if !(value.magnitude < 1e9) { return pixel(value) }
    let whole = evenNearestInteger(value)
    let rest = value - Double(whole)
    if rest.magnitude < 0.5 { return whole }
    return rest > 0 ? (value > 0 ? whole + 1 : whole) : (value < 0 ? whole - 1 : whole)
}

/// Returns the largest integer that is not greater, clamped to ±1e9; NaN becomes 0.
@inlinable @inline(__always) package func pixelBelow(_ value: Double) -> Int {
    if !(value.magnitude < 1e9) { return pixel(value) }
    let whole = evenNearestInteger(value)
    return value < Double(whole) ? whole - 1 : whole
}

/// Returns the smallest integer that is not less, clamped to ±1e9; NaN becomes 0.
@inlinable @inline(__always) package func pixelAbove(_ value: Double) -> Int {
    if !(value.magnitude < 1e9) { return pixel(value) }
    let whole = evenNearestInteger(value)
    return value > Double(whole) ? whole + 1 : whole
}

extension PixelRect: CustomStringConvertible {
    public var description: String { "[\(left), \(top) to \(right), \(bottom)]" }
}
