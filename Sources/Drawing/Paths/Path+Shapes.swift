extension Path {
    public init(_ rect: Rect) { addRoundedRect(RoundedRect(rect)) }
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        addRoundedRect(RoundedRect(rect, radius: cornerRadius))
    }
    public init(roundedRect rect: Rect, cornerSize: Size) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }
    public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii)
    }
    public init(ellipseIn rect: Rect) { addEllipse(in: rect) }
    /// Creates the path of a rounded rectangle.
    public init(_ shape: RoundedRect) { addRoundedRect(shape) }

    /// Adds a subpath of straight lines between the points.
    public mutating func addLines(_ points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: Rect) { addRoundedRect(RoundedRect(rect)) }

    /// Adds closed rectangles.
    public mutating func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }

    /// Adds a rectangle with elliptical corners, at most half as wide and high as the rectangle.
    public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
        let size = Size(width: max(0, cornerSize.width), height: max(0, cornerSize.height))
        if size.width == size.height { return addRoundedRect(RoundedRect(rect, radius: size.width)) }
        if size.width == 0 || size.height == 0 { return addRect(rect) }
        let rect = rect.standardized
        let corner = Size(width: min(size.width, rect.width / 2), height: min(size.height, rect.height / 2))
        addCorners(in: rect, corner, corner, corner, corner)
    }

    /// Adds a rectangle with a radius for each corner; radii that do not fit on a side are reduced in proportion.
    ///
    /// Leading is left.
    public mutating func addRoundedRect(in rect: Rect, cornerRadii radii: RectangleCornerRadii) {
        let rect = rect.standardized
        let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            .map { $0 > 0 ? $0 : 0 }
        if all.allSatisfy({ $0 == all[0] }) { return addRoundedRect(RoundedRect(rect, radius: all[0])) }
        var factor = 1.0
        for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
            let needed = all[index] + all[(index + 1) % 4]
            if needed > side { factor = min(factor, side / needed) }
        }
        let sizes = all.map { Size(width: $0 * factor, height: $0 * factor) }
        addCorners(in: rect, sizes[0], sizes[1], sizes[2], sizes[3])
    }

    /// Adds a closed rounded rectangle.
    public mutating func addRoundedRect(_ shape: RoundedRect) {
        let isWhole = isEmpty
        let rect = shape.rect.standardized
        let radius = min(shape.radius, rect.width / 2, rect.height / 2)
        func size(_ corner: CornerMask) -> Size {
            shape.corners.contains(corner) ? Size(width: radius, height: radius) : .zero
        }
        addCorners(in: rect, size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft))
        if isWhole { setRoundedRect(shape) }
    }

    /// Adds a closed rectangle with the given corners: top left, top right, bottom right, bottom left.
    private mutating func addCorners(in rect: Rect, _ a: Size, _ b: Size, _ c: Size, _ d: Size) {
        let k = 1 - Self.circleControl
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: Point(x: left + a.width, y: top))
        addLine(to: Point(x: right - b.width, y: top))
        if b.width > 0 {
            addCurve(
                to: Point(x: right, y: top + b.height), control1: Point(x: right - b.width * k, y: top),
                control2: Point(x: right, y: top + b.height * k))
        }
        addLine(to: Point(x: right, y: bottom - c.height))
        if c.width > 0 {
            addCurve(
                to: Point(x: right - c.width, y: bottom),
                control1: Point(x: right, y: bottom - c.height * k),
                control2: Point(x: right - c.width * k, y: bottom))
        }
        addLine(to: Point(x: left + d.width, y: bottom))
        if d.width > 0 {
            addCurve(
                to: Point(x: left, y: bottom - d.height),
                control1: Point(x: left + d.width * k, y: bottom),
                control2: Point(x: left, y: bottom - d.height * k))
        }
        addLine(to: Point(x: left, y: top + a.height))
        if a.width > 0 {
            addCurve(
                to: Point(x: left + a.width, y: top), control1: Point(x: left, y: top + a.height * k),
                control2: Point(x: left + a.width * k, y: top))
        }
        closeSubpath()
    }

    /// Adds a closed ellipse that fills the rectangle.
    public mutating func addEllipse(in rect: Rect) {
        let rect = rect.standardized
        if rect.width == rect.height {
            return addRoundedRect(RoundedRect(rect, radius: rect.width / 2))
        }
        let corner = Size(width: rect.width / 2, height: rect.height / 2)
        addCorners(in: rect, corner, corner, corner, corner)
    }

    /// The distance of a quarter circle's control points from its ends, as a fraction of the radius.
    private static let circleControl = 0.5522847498
}

/// The radii of the corners of a rectangle, in points: `SwiftUI.RectangleCornerRadii`.
///
///     RectangleCornerRadii(topLeading: 12, topTrailing: 12)
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top left corner.
    public var topLeading: Double
    /// The radius of the bottom left corner.
    public var bottomLeading: Double
    /// The radius of the bottom right corner.
    public var bottomTrailing: Double
    /// The radius of the top right corner.
    public var topTrailing: Double

    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
        topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
