/// The choice of the item to which an arrow key moves, by the frames of items: values, tested without views.
///
///     let candidates = frames.map { (item: $0.key, frame: $0.value) }
///     NearestItem.next(.down, from: frame, goal: frame.midX, among: candidates)
nonisolated enum NearestItem {
    /// The direction of an arrow key.
    enum Direction: Hashable, Sendable {
        case left, right, up, down

        var isVertical: Bool { self == .up || self == .down }
        var isForward: Bool { self == .right || self == .down }
    }

    typealias Candidate = (item: Int, frame: Rect)

    /// Returns the item of the nearest line in a direction that is nearest to `goal` across it; nil if there is none.
    ///
    /// For left and right, only items beside `frame` are candidates: they overlap its vertical extent. `goal` is a position on the axis
    /// across the direction, in points.
    static func next(
        _ direction: Direction, from frame: Rect, goal: Double, among candidates: [Candidate]
    ) -> Int? {
        var best: (item: Int, distance: Double, offset: Double)?
        for (item, other) in candidates {
            let distance = distance(direction, from: frame, to: other)
            guard distance > 0 else { continue }
            if !direction.isVertical, other.maxY <= frame.minY || other.minY >= frame.maxY { continue }
            let offset = abs((direction.isVertical ? other.midX : other.midY) - goal)
            if let best, (best.distance, best.offset, best.item) <= (distance, offset, item) { continue }
            best = (item, distance, offset)
        }
        return best?.item
    }

    /// Returns the distance between the facing edges of two frames, at least 1e-6; 0 or less if `other` is not in the direction.
    ///
    /// An item is in a direction if its middle is, and its near edge is beyond the middle of `frame`.
    private static func distance(_ direction: Direction, from frame: Rect, to other: Rect) -> Double {
        let gap: Double
        let isBeyond: Bool
        switch direction {
        case .left: (gap, isBeyond) = (frame.minX - other.maxX, other.maxX <= frame.midX)
        case .right: (gap, isBeyond) = (other.minX - frame.maxX, other.minX >= frame.midX)
        case .up: (gap, isBeyond) = (frame.minY - other.maxY, other.maxY <= frame.midY)
        case .down: (gap, isBeyond) = (other.minY - frame.maxY, other.minY >= frame.midY)
        }
        return isBeyond ? max(gap, 1e-6) : 0
    }

    /// Returns the item whose frame is nearest to a point; nil if there are no candidates.
    static func nearest(to point: Point, among candidates: [Candidate]) -> Int? {
        func distance(_ frame: Rect) -> Double {
            let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return dx * dx + dy * dy
        }
        return candidates.min { (distance($0.frame), $0.item) < (distance($1.frame), $1.item) }?.item
    }
}
