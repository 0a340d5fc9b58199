/// The conditions under which a popover with an arrow is placed.
///
///     let rules = PopoverRules(preferring: .maxY)
nonisolated struct PopoverRules {
    /// The permitted edges of the anchor, in the order in which they are tried; not empty.
    var edges: [RectEdge]
    /// Whether a popover without room beside its anchor covers it; otherwise it is reduced in size.
    var overlapsAnchor = true
    /// The distances from the edges of the area that stay free, in points.
    var margins = EdgeInsets.zero

    /// Returns the part of an area in which the popover may be placed.
    func inset(_ area: Rect) -> Rect {
        let width = max(0, area.width - margins.left - margins.right)
        let height = max(0, area.height - margins.top - margins.bottom)
        return Rect(x: area.minX + margins.left, y: area.minY + margins.top, width: width, height: height)
    }

    /// Creates rules that permit all edges.
    init(preferring edge: RectEdge) {
        let others = RectEdge.allCases.filter { $0.isHorizontal != edge.isHorizontal }
        edges = [edge, edge.opposite] + others
    }

    /// Creates rules that permit some edges, all of them if there are none.
    init(edges: [RectEdge]) {
        self.init(preferring: .maxY)
        if !edges.isEmpty { self.edges = edges }
    }
}

/// The room for a popover beside its anchor.
///
///     let edge = PopoverRoom(area: area, anchor: button, content: size).bestEdge(of: [.maxY, .minY])
nonisolated struct PopoverRoom {
    let area: Rect
    let anchor: Rect
    let content: Size

    /// Returns the distance between an edge of the anchor and that of the area, in points.
    func length(at edge: RectEdge) -> Double {
        switch edge {
        case .minX: anchor.minX - area.minX
        case .maxX: area.maxX - anchor.maxX
        case .minY: anchor.minY - area.minY
        case .maxY: area.maxY - anchor.maxY
        }
    }

    private func lack(at edge: RectEdge) -> Double {
        (edge.isHorizontal ? content.width : content.height) + PopoverPlacement.arrow.length
            - length(at: edge)
    }

    /// Returns the first edge with room for the content, or else the one that lacks least; `edges` must not be empty.
    func bestEdge(of edges: [RectEdge]) -> RectEdge {
        edges.first { lack(at: $0) <= 0 }
            ?? edges.reduce(edges[0]) { lack(at: $1) < lack(at: $0) ? $1 : $0 }
    }

    /// Returns whether the content fits beside one of the edges without being reduced in size.
    func fits(at edges: [RectEdge]) -> Bool {
        edges.contains {
            lack(at: $0) <= 0
                && ($0.isHorizontal ? content.height <= area.height : content.width <= area.width)
        }
    }
}
