/// An edge of a rectangle: `NSRectEdge`.
///
///     popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
public nonisolated enum RectEdge: Hashable, Sendable, CaseIterable {
    case minX, minY, maxX, maxY

    var opposite: RectEdge {
        switch self {
        case .minX: .maxX
        case .minY: .maxY
        case .maxX: .minX
        case .maxY: .minY
        }
    }

    var isHorizontal: Bool { self == .minX || self == .maxX }
}

/// The placement of a popover with an arrow beside a rectangle: a value, which can be tested without a window.
///
///     let place = PopoverPlacement(area: area, anchor: button, content: size, preferredEdge: .maxY)
nonisolated struct PopoverPlacement: Hashable, Sendable {
    /// The length of the arrow, and half of its width, in points.
    static let arrow = (length: 9.0, halfWidth: 9.0)
    /// The minimum distance between the arrow and a corner, in points.
    private static let cornerDistance = 12.0

    /// The edge of the anchor at which the popover is placed.
    let edge: RectEdge
    /// The frame with the arrow, which points to the anchor.
    let frame: Rect
    /// The position of the arrow's tip along the edge, from the top left corner of the frame.
    let arrowPosition: Double

    /// Places a popover with content of a size at the preferred edge of `anchor`, or at another edge with more room.
    ///
    /// All rectangles are in one space, in points. The frame is inside of `area`, and smaller than the content if there is no room.
    init(area: Rect, anchor: Rect, content: Size, preferredEdge: RectEdge) {
        func room(at edge: RectEdge) -> Double {
            switch edge {
            case .minX: anchor.minX - area.minX
            case .maxX: area.maxX - anchor.maxX
            case .minY: anchor.minY - area.minY
            case .maxY: area.maxY - anchor.maxY
            }
        }
        func lack(at edge: RectEdge) -> Double {
            (edge.isHorizontal ? content.width : content.height) + Self.arrow.length - room(at: edge)
        }
        let others = RectEdge.allCases.filter { $0.isHorizontal != preferredEdge.isHorizontal }
        let candidates = [preferredEdge, preferredEdge.opposite] + others
        edge =
            candidates.first { lack(at: $0) <= 0 }
            ?? candidates.reduce(preferredEdge) { lack(at: $1) < lack(at: $0) ? $1 : $0 }
        var size = content
        if edge.isHorizontal { size.width += Self.arrow.length } else { size.height += Self.arrow.length }
        size = Size(width: min(size.width, area.width), height: min(size.height, area.height))
        var origin =
            switch edge {
            case .minX: Point(x: anchor.minX - size.width, y: anchor.midY - size.height / 2)
            case .maxX: Point(x: anchor.maxX, y: anchor.midY - size.height / 2)
            case .minY: Point(x: anchor.midX - size.width / 2, y: anchor.minY - size.height)
            case .maxY: Point(x: anchor.midX - size.width / 2, y: anchor.maxY)
            }
        origin.x = min(max(origin.x, area.minX), area.maxX - size.width).rounded()
        origin.y = min(max(origin.y, area.minY), area.maxY - size.height).rounded()
        frame = Rect(origin: origin, size: size)
        let (center, length) =
            edge.isHorizontal ? (anchor.midY - origin.y, size.height) : (anchor.midX - origin.x, size.width)
        let margin = Self.arrow.halfWidth + Self.cornerDistance
        arrowPosition = length < 2 * margin ? length / 2 : min(max(center, margin), length - margin)
    }
}
