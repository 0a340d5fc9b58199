/// A move of already painted pixels within the target, which replaces repainting a scrolled area.
///
///     report.moves.first?.distance   // PixelPoint(x: 0, y: -24)
public nonisolated struct PixelMove: Hashable, Sendable {
    /// The area whose pixels move, in pixels of the target; pixels that would leave it are discarded.
    public var area: PixelRect
    /// The offset by which the pixels move, in pixels.
    public var distance: PixelPoint

    /// Creates a move of the pixels of `area` by `distance`.
    public init(area: PixelRect, distance: PixelPoint) {
        self.area = area
        self.distance = distance
    }

    /// The parts of the area that contain no moved pixels afterwards.
    var uncovered: [PixelRect] {
        let covered = area.offset(by: distance).intersection(area)
        if covered.isEmpty { return [area] }
        let parts = [
            PixelRect(left: area.left, top: area.top, right: area.right, bottom: covered.top),
            PixelRect(left: area.left, top: covered.bottom, right: area.right, bottom: area.bottom),
            PixelRect(left: area.left, top: covered.top, right: covered.left, bottom: covered.bottom),
            PixelRect(left: covered.right, top: covered.top, right: area.right, bottom: covered.bottom),
        ]
        return parts.filter { !$0.isEmpty }
    }

    /// Performs `moves` in order and returns the region to paint afterwards.
    ///
    /// The result is `damage`; on a target smaller than the tree it also includes the moved areas, whose pixels are partly
    /// missing there.
    static func perform(
        _ moves: [PixelMove], on buffer: PixelBuffer, beforePainting damage: DamageRegion
    ) -> DamageRegion {
        if moves.allSatisfy({ buffer.bounds.contains($0.area) }) {
            for move in moves { move.perform(on: buffer) }
            return damage
        }
        var damage = damage
        for move in moves { damage.add(move.area.intersection(buffer.bounds)) }
        return damage
    }

    /// Moves the pixels of a buffer that contains the whole area.
    ///
    /// O(pixels of the area).
    func perform(on buffer: PixelBuffer) {
        let target = area.offset(by: distance).intersection(area)
        guard let base = buffer.base, !target.isEmpty, distance != .zero else { return }
        let source = target.offset(by: PixelPoint(x: -distance.x, y: -distance.y))
        let rows = target.height
        if distance.x == 0, target.width == buffer.stride {
            return (base + target.top * buffer.stride).update(
                from: base + source.top * buffer.stride, count: rows * buffer.stride)
        }
        // Rows are copied in the order that does not overwrite rows still to be copied.
        for step in 0..<rows {
            let row = distance.y > 0 ? rows - 1 - step : step
            (base + (target.top + row) * buffer.stride + target.left).update(
                from: base + (source.top + row) * buffer.stride + source.left, count: target.width)
        }
    }
}

nonisolated extension PixelMove: CustomStringConvertible {
    public var description: String { "\(area) by \(distance.x), \(distance.y)" }
}
