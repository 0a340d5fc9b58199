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
        self.init(area: area, anchor: anchor, content: content, PopoverRules(preferring: preferredEdge))
    }

    /// Places a popover with content of a size at the first of the permitted edges of `anchor` that has room, or at the one with most room.
    init(area: Rect, anchor: Rect, content: Size, _ rules: PopoverRules) {
        let room = PopoverRoom(area: area, anchor: anchor, content: content)
        edge = room.bestEdge(of: rules.edges)
        var size = content
        if edge.isHorizontal { size.width += Self.arrow.length } else { size.height += Self.arrow.length }
        size = Size(width: min(size.width, area.width), height: min(size.height, area.height))
        if !rules.overlapsAnchor {
            let length = max(room.length(at: edge), 2 * Self.arrow.length)
            if edge.isHorizontal {
                size.width = min(size.width, length)
            } else {
                size.height = min(size.height, length)
            }
        }
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
