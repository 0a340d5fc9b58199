/// The area to redraw: a few pixel rectangles that do not overlap, at most `limit`.
///
/// Adding costs O(limit). Rectangles that would waste little are merged, so the area drawn stays near the area that
/// changed.
///
///     var damage = DamageRegion()
///     damage.add(PixelRect(left: 0, top: 0, right: 20, bottom: 12))
public struct DamageRegion: Equatable, Sendable {
    /// Pairwise disjoint, in the order in which they came.
    public private(set) var rects: [PixelRect] = []

    /// The most rectangles that are kept.
    public static let limit = 8

    public init() {}

    /// Whether nothing has to be drawn.
    public var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels covered.
    public var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle around all of it.
    public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Removes all rectangles.
    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds the pixels of `rect`; empty ones add nothing.
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

    /// Keeps only what lies inside `rect`.
    public mutating func clip(to rect: PixelRect) {
        rects = rects.compactMap {
            let part = $0.intersection(rect)
            return part.isEmpty ? nil : part
        }
    }

    /// Returns the parts of `added` outside of `other`, where the two cross: a long strip along one edge and one along
    /// another must not become the whole.
    ///
    /// Nil where they do not meet, or where one rectangle around both is at most twice as large.
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

    /// True when the union adds at most an eighth to the two areas.
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
