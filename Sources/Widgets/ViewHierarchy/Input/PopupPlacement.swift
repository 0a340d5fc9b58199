/// Where a menu, a popover or a tool tip is put: a value, so that its rules can be read and tried without a window.
///
///     PopupPlacement(area: window, isMirrored: false).frame(of: size, at: .point(pointer))
package nonisolated struct PopupPlacement: Sendable {
    /// The place that a menu belongs to, in the space of the area.
    package enum Anchor: Hashable, Sendable {
        /// Its corner, the leading one at the top where there is room.
        case point(Point)
        /// Below a control, aligned with its leading edge; above where there is more room.
        case below(Rect)
        /// Beside a row of a menu, on the trailing side where there is room.
        case beside(Rect)

        /// Returns the anchor in the space of `target`, given one in the space of `source` (nil: the window's).
        @MainActor package func converted(from source: View?, to target: View) -> Anchor {
            switch self {
            case .point(let point): .point(target.convert(point, from: source))
            case .below(let rect): .below(target.convert(rect, from: source))
            case .beside(let rect): .beside(target.convert(rect, from: source))
            }
        }
    }

    /// The room for menus, in the space of the overlay that shows them.
    package let area: Rect
    package let isMirrored: Bool

    /// A frame inside the area; lower than `size` where the area is.
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
            if size.height > below, above > below, above > leastHeight {
                size.height = min(size.height, above)
                origin.y = rect.minY - size.height
            } else if below > leastHeight {
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

    /// With less room than this below a control, and above it, a menu rather covers the control.
    package var leastHeight = 80.0

    package init(area: Rect, isMirrored: Bool, leastHeight: Double = 80.0) {
        self.area = area
        self.isMirrored = isMirrored
        self.leastHeight = leastHeight
    }
}
