/// The speed at which content scrolls while something is dragged near an edge of its visible area.
///
///     AutoScrollZone(length: 400).speed(at: 395)   // scrolls down, fast
nonisolated struct AutoScrollZone: Hashable, Sendable {
    /// The length of the visible area along the axis, in points.
    var length: Double

    /// The maximum depth of the zone at each edge, in points; short areas have zones of a quarter of their length.
    static let depth = 40.0
    /// The maximum speed, in points per second.
    static let maximumSpeed = 900.0
    /// The speed at the inner end of the zone, in points per second.
    static let minimumSpeed = 60.0

    /// Returns the speed at a location between 0 and `length`, in points per second; negative towards the start, and 0 outside of the
    /// zones and of the area.
    func speed(at location: Double) -> Double {
        let depth = min(Self.depth, length / 4)
        guard depth > 0, location >= 0, location <= length else { return 0 }
        if location < depth { return -speed(in: (depth - location) / depth) }
        let rest = length - location
        return rest < depth ? speed(in: (depth - rest) / depth) : 0
    }

    /// Returns the speed at the fraction `part` of the zone's depth: it grows quadratically, so that it can be controlled.
    private func speed(in part: Double) -> Double {
        Self.minimumSpeed + (Self.maximumSpeed - Self.minimumSpeed) * part * part
    }
}

/// A view that scrolls while something is dragged near its edges, such as a scroll view.
package protocol DragAutoScrolling: View {
    /// The visible part of the content that drags scroll, in points of the view's space.
    var dragScrollArea: Rect { get }
    /// Scrolls by `distance`, in points; returns whether the content has moved.
    func scrollForDrag(by distance: Point) -> Bool
}
