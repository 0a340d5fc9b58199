/// A rectangle of whole pixels: damage, clips and bitmap areas.
///
/// `right` and `bottom` are one past the last pixel.
///
///     let visible = PixelRect(left: 0, top: 0, right: 640, bottom: 480)
public struct PixelRect: Hashable, Sendable {
    public var left: Int
    public var top: Int
    public var right: Int
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

    @inlinable public var width: Int { right - left }
    @inlinable public var height: Int { bottom - top }
    @inlinable public var isEmpty: Bool { right <= left || bottom <= top }
    @inlinable public var area: Int { isEmpty ? 0 : width * height }

    @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

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

    @inlinable public func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

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
