/// The placement of a menu, a popover or a tool tip: a value, which can be tested without a window.
///
///     PopupPlacement(area: window, isMirrored: false).frame(of: size, at: .point(pointer))
package nonisolated struct PopupPlacement: Sendable {
    /// The anchor that a popup is attached to, in the space of the area.
    package enum Anchor: Hashable, Sendable {
        /// The top leading corner is at the point if there is enough space; otherwise another corner.
        case point(Point)
        /// Below a control, aligned with its leading edge; above it if there is more space.
        case below(Rect)
        /// Beside a row of a menu, on the trailing side if there is enough space.
        case beside(Rect)

        /// The rectangle of the anchor; empty for a point.
        package var rect: Rect {
            switch self {
            case .point(let point): Rect(origin: point, size: .zero)
            case .below(let rect), .beside(let rect): rect
            }
        }

        /// Returns the anchor converted from the space of `source` to that of `target`; nil means the window's space.
        @MainActor package func converted(from source: View?, to target: View) -> Anchor {
            switch self {
            case .point(let point): .point(target.convert(point, from: source))
            case .below(let rect): .below(target.convert(rect, from: source))
            case .beside(let rect): .beside(target.convert(rect, from: source))
            }
        }
    }

    /// The area available to popups, in the space of the overlay that displays them.
    package let area: Rect
    package let isMirrored: Bool

    /// Returns a frame of `size` inside the area, reduced in size where there is not enough space.
    package func frame(of size: Size, at anchor: Anchor) -> Rect {
        var size = Size(width: min(size.width, area.width), height: min(size.height, area.height))
        var origin: Point
        switch anchor {
        case .point(let point):
            origin = Point(x: isMirrored ? point.x - size.width : point.x, y: point.y)
            if !isMirrored, origin.x + size.width > area.maxX { origin.x = point.x - size.width }
            if isMirrored, origin.x < area.minX { origin.x = point.x }
            if origin.y + size.height > area.maxY, point.y - size.height >= area.minY {
                origin.y = point.y - size.height
            }
        case .below(let rect):
            origin = Point(x: isMirrored ? rect.maxX - size.width : rect.minX, y: rect.maxY)
            let below = area.maxY - rect.maxY
            let above = rect.minY - area.minY
            if size.height > below, above > below, above > minimumHeight {
                size.height = min(size.height, above)
                origin.y = rect.minY - size.height
            } else if below > minimumHeight {
                size.height = min(size.height, below)
            }
        case .beside(let rect):
            let right = rect.maxX
            let left = rect.minX - size.width
            let fits = isMirrored ? left >= area.minX : right + size.width <= area.maxX
            let fitsOther = isMirrored ? right + size.width <= area.maxX : left >= area.minX
            origin = Point(x: (fits || !fitsOther) != isMirrored ? right : left, y: rect.minY)
        }
        origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
        origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
        return Rect(origin: origin, size: size)
    }

    /// The minimum height, in points, available above or below a control; with less on both sides, the popup covers the
    /// control.
    package var minimumHeight = 80.0

    package init(area: Rect, isMirrored: Bool, minimumHeight: Double = 80.0) {
        self.area = area
        self.isMirrored = isMirrored
        self.minimumHeight = minimumHeight
    }
}
