/// A rectangle in points.
///
/// Its members have the names and meanings of those of `CGRect`.
///
///     let card = Rect(x: 12, y: 12, width: 200, height: 80)
///     let content = card.insetBy(dx: 8, dy: 8)
public struct Rect: Hashable, Sendable {
    /// The origin: the top left corner, unless width or height is negative.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    /// Creates a rectangle from its origin and size.
    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from the coordinates of its origin and its lengths.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle at the origin with a size of zero.
    @inlinable public init() { self.init(origin: Point(), size: Size()) }

    /// The rectangle at the origin with a size of zero.
    public static let zero = Rect()

    /// The null rectangle, which `intersection(_:)` returns for disjoint rectangles.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether this is the null rectangle.
    @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// Whether the rectangle has no area: it is null, or its width or height is zero.
    @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Whether all coordinates are finite.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// The absolute value of the size's width.
    @inlinable public var width: Double { abs(size.width) }
    /// The absolute value of the size's height.
    @inlinable public var height: Double { abs(size.height) }
    /// The left edge.
    @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
    /// The top edge.
    @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
    /// The right edge.
    @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
    /// The bottom edge.
    @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
    /// The horizontal centre.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The vertical centre.
    @inlinable public var midY: Double { origin.y + size.height / 2 }

    /// The equivalent rectangle whose width and height are not negative.
    @inlinable public var standardized: Rect {
        size.width >= 0 && size.height >= 0 ? self : Rect(x: minX, y: minY, width: width, height: height)
    }
}

extension Rect {
    /// Returns the rectangle with each side moved inwards (outwards if negative); null if nothing remains.
    @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
        if isNull { return self }
        let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
    }

    /// Returns the rectangle translated by a distance.
    @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
        isNull ? self : Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    /// Returns the rectangle with each side moved inwards by its inset.
    ///
    /// Width and height are at least zero.
    @inlinable public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// Returns the intersection of both rectangles; null if they are disjoint.
    @inlinable public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        if isNull || other.isNull || right < left || bottom < top { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle that contains both.
    @inlinable public func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns whether the rectangles overlap; a common edge alone does not count.
    @inlinable public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether the point is inside, including the left and top edges and excluding the right and bottom ones.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether `other` lies inside; common edges count as inside.
    @inlinable public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The smallest rectangle with integer coordinates that contains this one.
    public var integral: Rect {
        if isNull { return self }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// Returns the bounding box of the four transformed corners.
    public func applying(_ transform: AffineTransform) -> Rect {
        if isNull { return self }
        func corner(_ x: Double, _ y: Double) -> Rect {
            Rect(origin: Point(x: x, y: y).applying(transform), size: .zero)
        }
        return corner(minX, minY).union(corner(maxX, minY)).union(corner(minX, maxY))
            .union(corner(maxX, maxY))
    }
}

extension Rect: CustomStringConvertible {
    public var description: String {
        isNull ? "null" : "(\(plain(minX)), \(plain(minY)); \(plain(width)) x \(plain(height)))"
    }
}
