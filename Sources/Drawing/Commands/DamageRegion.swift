/// What must be drawn again: a few pixel rectangles that do not overlap, at most `limit`.
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

    public var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels covered.
    public var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle around all of it.
    public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds the pixels of `rect`; empty ones add nothing.
    public mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var added = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
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
