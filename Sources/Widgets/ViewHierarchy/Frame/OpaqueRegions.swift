import Drawing

/// The opaque rectangles that a paint pass draws later than its current position, for one damaged rectangle.
///
/// Pixels within them are overwritten, so drawing them before has no effect. The rectangles are found from front to back, each at most
/// once, and removed when their views are painted. The memory is kept between frames.
///
///     regions.add(box, of: card)          // in front
///     regions.covers(label, behind: view) // true if the label lies within the card
///     regions.remove(card)                // the card is painted now
package final class OpaqueRegions {
    private struct Region {
        /// The pixels that are opaque in front of everything that is painted before `view`.
        let rect: PixelRect
        let view: View
    }

    /// The regions, the one that is painted next at the end.
    // Tested for each view that is painted; no access lasts while other code runs.
    @exclusivity(unchecked) private var regions: ContiguousArray<Region> = []
    /// The subviews that are still to be searched.
    var candidates: ContiguousArray<View> = []

    /// The maximum number of regions.
    private static let limit = 16
    /// The number of pixels from which on a region saves more than it costs; tests use fewer.
    @exclusivity(unchecked) package var smallestArea = 4096

    /// The number of views that have been searched, for tests.
    package var searchedViewCount = 0

    var isEmpty: Bool { regions.isEmpty }
    var isFull: Bool { regions.count >= Self.limit }

    func removeAll() {
        regions.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
    }

    /// Adds a rectangle that `view` fills behind all rectangles added before; small and covered ones are ignored.
    ///
    /// A rectangle that continues that of a sibling over a whole side replaces it by their union, so that the rows of a list form one
    /// region.
    func add(_ rect: PixelRect, of view: View) {
        guard !isFull, rect.area >= smallestArea, !covers(rect) else { return }
        var joined = rect
        var index = regions.count - 1
        while index >= 0 {
            let region = regions[index]
            if let larger = Self.joined(joined, region.rect), larger != joined,
                region.view.superview === view.superview
            {
                joined = larger
                regions.remove(at: index)
            }
            index -= 1
        }
        regions.append(Region(rect: joined, view: view))
    }

    /// Removes the region of a view that is painted now.
    func remove(_ view: View) {
        if regions.last?.view === view { regions.removeLast() }
    }

    /// Removes the regions of a view that is not painted, and those of its descendants.
    func removeAll(within view: View) {
        while let region = regions.last, region.view === view || region.view.isDescendant(of: view) {
            regions.removeLast()
        }
    }

    /// Returns whether one region contains all pixels of a rectangle.
    func covers(_ rect: PixelRect) -> Bool {
        regions.contains { $0.rect.contains(rect) }
    }

    /// Returns whether a region in front of `view` and all its descendants contains a rectangle.
    func covers(_ rect: PixelRect, behindTree view: View) -> Bool {
        for region in regions where region.rect.contains(rect) {
            if !view.displayState.isOrContainsOpaqueRegion { return true }
            if region.view !== view, !region.view.isDescendant(of: view) { return true }
        }
        return false
    }

    /// Calls `body` with disjoint parts of a rectangle that contain all of its pixels outside of the regions: none, one, or four.
    func forEachUncoveredPart(of rect: PixelRect, _ body: (PixelRect) -> Void) {
        var rest = rect
        var largest = PixelRect.empty
        var count = 0
        // Shortening at one region may let the next one span the remaining rectangle.
        while count != rest.area {
            count = rest.area
            for region in regions { rest = Self.shortened(rest, by: region.rect) }
        }
        if rest.isEmpty { return }
        for region in regions {
            let part = region.rect.intersection(rest)
            if part.area > largest.area { largest = part }
        }
        if largest.area < max(smallestArea, rest.area / 4) { return body(rest) }
        let parts = (
            PixelRect(left: rest.left, top: rest.top, right: rest.right, bottom: largest.top),
            PixelRect(left: rest.left, top: largest.top, right: largest.left, bottom: largest.bottom),
            PixelRect(left: largest.right, top: largest.top, right: rest.right, bottom: largest.bottom),
            PixelRect(left: rest.left, top: largest.bottom, right: rest.right, bottom: rest.bottom)
        )
        if !parts.0.isEmpty { body(parts.0) }
        if !parts.1.isEmpty { body(parts.1) }
        if !parts.2.isEmpty { body(parts.2) }
        if !parts.3.isEmpty { body(parts.3) }
    }

    /// Returns the union of two rectangles if it is a rectangle.
    private static func joined(_ a: PixelRect, _ b: PixelRect) -> PixelRect? {
        let isColumn = a.left == b.left && a.right == b.right && a.top <= b.bottom && b.top <= a.bottom
        let isRow = a.top == b.top && a.bottom == b.bottom && a.left <= b.right && b.left <= a.right
        return isColumn || isRow ? a.union(b) : nil
    }

    /// Returns `rect` without the pixels of `cover`, if they are a strip along one of its edges.
    private static func shortened(_ rect: PixelRect, by cover: PixelRect) -> PixelRect {
        if rect.isEmpty || !cover.intersects(rect) { return rect }
        var rest = rect
        if cover.left <= rect.left, cover.right >= rect.right {
            if cover.top <= rect.top {
                rest.top = cover.bottom
            } else if cover.bottom >= rect.bottom {
                rest.bottom = cover.top
            }
        } else if cover.top <= rect.top, cover.bottom >= rect.bottom {
            if cover.left <= rect.left {
                rest.left = cover.right
            } else if cover.right >= rect.right {
                rest.right = cover.left
            }
        }
        return rest.isEmpty ? .empty : rest
    }
}
