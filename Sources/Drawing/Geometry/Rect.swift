/// A rectangle in points.
///
/// Its members have `CGRect`'s names and meanings.
///
///     let card = Rect(x: 12, y: 12, width: 200, height: 80)
///     let content = card.insetBy(dx: 8, dy: 8)
public struct Rect: Hashable, Sendable {
    /// The corner at the top left, for sizes that are not negative.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    @inlinable public init() { self.init(origin: Point(), size: Size()) }

    public static let zero = Rect()

    /// The rectangle that has no place: what `intersection(_:)` gives where nothing is shared.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether this is the null rectangle, as of an empty intersection.
    @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// True when it has no area.
    @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// False when a coordinate is NaN or infinite.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// The width; never negative.
    @inlinable public var width: Double { abs(size.width) }
    /// The height; never negative.
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

    /// The rectangle of the same area whose sides are not negative.
    @inlinable public var standardized: Rect {
        size.width >= 0 && size.height >= 0 ? self : Rect(x: minX, y: minY, width: width, height: height)
    }
}

extension Rect {
    /// Moves each side inwards (outwards where negative); null when nothing is left.
    @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
        if isNull { return self }
        let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
    }

    /// Returns the rectangle moved by a distance.
    @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
        isNull ? self : Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    /// Moves each side inwards by its inset.
    ///
    /// Sides never cross: a side length stops at zero.
    @inlinable public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// Returns the area that both cover; null when they do not meet.
    @inlinable public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        if isNull || other.isNull || right < left || bottom < top { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that covers both.
    @inlinable public func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// True when they share an area (a shared edge is none).
    @inlinable public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// True when the point is inside; the left and top edges are, the right and bottom ones are not.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    @inlinable public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The smallest rectangle with whole-number sides around this one.
    public var integral: Rect {
        if isNull { return self }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// The box around the four moved corners.
    public func applying(_ transform: AffineTransform) -> Rect {
        if isNull { return self }
        let corners = [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
            Point(x: maxX, y: maxY),
        ].map { $0.applying(transform) }
        var box = Rect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() { box = box.union(Rect(origin: corner, size: .zero)) }
        return box
    }
}

extension Rect: CustomStringConvertible {
    public var description: String {
        isNull ? "null" : "(\(plain(minX)), \(plain(minY)); \(plain(width)) x \(plain(height)))"
    }
}
