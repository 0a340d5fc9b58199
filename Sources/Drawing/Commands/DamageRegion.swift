/// The area to redraw: a few disjoint pixel rectangles, at most `limit`.
///
/// Adding a rectangle is O(limit). Rectangles are merged if that adds few pixels, so the redrawn area stays close to the changed
/// area.
///
///     var damage = DamageRegion()
///     damage.add(PixelRect(left: 0, top: 0, right: 20, bottom: 12))
public struct DamageRegion: Equatable, Sendable {
    /// The rectangles, pairwise disjoint.
    public private(set) var rects: [PixelRect] = []

    /// The maximum number of rectangles.
    public static let limit = 8

    /// Creates an empty region.
    public init() {}

    /// Whether nothing needs to be redrawn.
    public var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels covered.
    public var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle that contains the region.
    public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Removes all rectangles.
    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds the pixels of `rect`; an empty rectangle has no effect.
    public mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var added = rect
        rects.removeAll { rect.contains($0) }
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            if let parts = Self.parts(of: added, beside: other), rects.count + parts.count <= Self.limit,
                !parts.contains(where: { part in rects.contains { $0.intersects(part) } })
            {
                rects += parts
                return
            }
            if other.intersects(added) || Self.mergesWell(other, added) {
                added = added.union(other)
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(added)
        if rects.count > Self.limit { mergeCheapestPair() }
    }

    /// Adds the pixels of `rect` so that one rectangle of the region contains them all; an empty rectangle has no effect.
    ///
    /// Rectangles that intersect it are merged with it.
    public mutating func addWhole(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var whole = rect
        while let index = rects.firstIndex(where: { $0.intersects(whole) }) {
            whole = whole.union(rects.remove(at: index))
        }
        rects.append(whole)
        if rects.count > Self.limit { rects = [bounds] }
    }

    /// Intersects the region with `rect`.
    public mutating func clip(to rect: PixelRect) {
        rects = rects.compactMap {
            let part = $0.intersection(rect)
            return part.isEmpty ? nil : part
        }
    }

    /// Returns the parts of `added` outside of `other`, if the two overlap and cover less than half of their bounding box.
    ///
    /// Crossing strips, such as a row and a column, are thus not merged into their bounding box. Returns nil for other rectangles.
    private static func parts(of added: PixelRect, beside other: PixelRect) -> [PixelRect]? {
        let shared = added.intersection(other)
        if shared.isEmpty { return nil }
        let together = added.area + other.area - shared.area
        if added.union(other).area <= 2 * together { return nil }
        return [
            PixelRect(left: added.left, top: added.top, right: added.right, bottom: shared.top),
            PixelRect(left: added.left, top: shared.bottom, right: added.right, bottom: added.bottom),
            PixelRect(left: added.left, top: shared.top, right: shared.left, bottom: shared.bottom),
            PixelRect(left: shared.right, top: shared.top, right: added.right, bottom: shared.bottom),
        ].filter { !$0.isEmpty }
    }

    /// Returns whether the union exceeds the sum of both areas by at most an eighth.
    private static func mergesWell(_ a: PixelRect, _ b: PixelRect) -> Bool {
        let together = a.area + b.area
        return a.union(b).area <= together + together / 8
    }

    private mutating func mergeCheapestPair() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste =
                    rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let merged = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(merged)
    }
}
