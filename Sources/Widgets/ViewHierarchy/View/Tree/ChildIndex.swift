/// A bounding-volume hierarchy of two levels over the subviews of one view, in drawing order.
///
/// Groups neighbouring subviews into blocks, so that a view with thousands of subviews finds the few that intersect a rectangle
/// without visiting the others. A query costs O(count / blockSize + matching blocks * blockSize); an update recomputes the
/// blocks that have changed.
final class ChildIndex {
    /// The number of subviews from which on an index is used; fewer are visited one by one.
    static let minimumCount = 64
    private static let blockSize = 32

    private struct Box {
        var minX = Float.infinity
        var minY = Float.infinity
        var maxX = -Float.infinity
        var maxY = -Float.infinity

        func intersects(_ other: Box) -> Bool {
            minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }

        mutating func formUnion(_ other: Box) {
            minX = min(minX, other.minX)
            minY = min(minY, other.minY)
            maxX = max(maxX, other.maxX)
            maxY = max(maxY, other.maxY)
        }

        static let everything = Box(
            minX: -.greatestFiniteMagnitude, minY: -.greatestFiniteMagnitude, maxX: .greatestFiniteMagnitude,
            maxY: .greatestFiniteMagnitude)
    }

    @exclusivity(unchecked) private var boxes: ContiguousArray<Box> = []
    @exclusivity(unchecked) private var blocks: ContiguousArray<Box> = []
    @exclusivity(unchecked) private var staleBlocks: ContiguousArray<Bool> = []
    @exclusivity(unchecked) private var hasStaleBlocks = true
    /// The number of leading subviews whose indices are unchanged.
    @exclusivity(unchecked) private var validCount = 0

    /// Invalidates the box of the subview at `index`, which has moved.
    func invalidate(at index: Int) {
        let block = index / Self.blockSize
        if block < staleBlocks.count {
            staleBlocks[block] = true
            hasStaleBlocks = true
        }
    }

    /// Invalidates the boxes from `index` on, after subviews have been added, removed or reordered.
    func invalidate(from index: Int) {
        validCount = min(validCount, index)
        hasStaleBlocks = true
    }

    func invalidateAll() { invalidate(from: 0) }

    /// Calls `body` with the indices, in ascending order, of the subviews whose boxes intersect `rect` (in the parent's space).
    func forEachIndex(meeting rect: Rect, of view: View, _ body: (Int) -> Void) {
        refresh(view.subviews)
        let query = Self.box(rect)
        for block in blocks.indices where blocks[block].intersects(query) {
            let start = block * Self.blockSize
            for index in start..<min(start + Self.blockSize, boxes.count) where boxes[index].intersects(query)
            {
                body(index)
            }
        }
    }

    private func refresh(_ subviews: [View]) {
        guard hasStaleBlocks || boxes.count != subviews.count else { return }
        let blockCount = (subviews.count + Self.blockSize - 1) / Self.blockSize
        let firstMoved = min(validCount, boxes.count, subviews.count) / Self.blockSize
        Self.resize(&boxes, to: subviews.count, Box())
        Self.resize(&blocks, to: blockCount, Box())
        Self.resize(&staleBlocks, to: blockCount, true)
        for block in 0..<blockCount where staleBlocks[block] || block >= firstMoved {
            let start = block * Self.blockSize
            var blockBox = Box()
            for index in start..<min(start + Self.blockSize, subviews.count) {
                let view = subviews[index]
                view.layoutState.indexHint = Int32(index)
                let box = Self.box(of: view)
                boxes[index] = box
                blockBox.formUnion(box)
            }
            blocks[block] = blockBox
            staleBlocks[block] = false
        }
        validCount = subviews.count
        hasStaleBlocks = false
    }

    private static func box(of view: View) -> Box {
        if view.flags.contains(.mayOverflow), !view.flags.contains(.clipsToBounds) { return .everything }
        let reach = -max(View.focusRingReach, view.shownEffects.paintReach)
        let shown = view.boxInSuperview(view.shownBounds.insetBy(dx: reach, dy: reach))
        if view.flags.contains(.isAnimating), view.rare?.spatial != nil { return .everything }
        // An animated view is drawn at its displayed frame but hit-tested at its model frame.
        return box(view.flags.contains(.isAnimating) ? shown.union(view.geometryFrame) : shown)
    }

    /// Returns `rect` rounded outwards to single precision, so that it covers the original.
    private static func box(_ rect: Rect) -> Box {
        Box(
            minX: Float(rect.minX).nextDown, minY: Float(rect.minY).nextDown, maxX: Float(rect.maxX).nextUp,
            maxY: Float(rect.maxY).nextUp)
    }

    private static func resize<Element>(
        _ array: inout ContiguousArray<Element>, to count: Int, _ element: Element
    ) {
        if array.count > count { array.removeLast(array.count - count) }
        while array.count < count { array.append(element) }
    }
}

extension View {
    /// Calls `body` with the subviews, from back to front, that may intersect `rect` (in this view's space).
    func forEachSubview(meeting rect: Rect, _ body: (View) -> Void) {
        if subviews.count < ChildIndex.minimumCount {
            for subview in subviews { body(subview) }
            return
        }
        let index = rare?.childIndex ?? ChildIndex()
        rareState.childIndex = index
        let subviews = subviews
        index.forEachIndex(meeting: rect, of: self) { body(subviews[$0]) }
    }
}
