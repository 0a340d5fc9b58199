/// The place in a collection view at which a gap opens for items at the pointer, in any layout.
///
///     let target = CollectionDropTarget(view: view, gap: gap).target(at: point)
struct CollectionDropTarget {
    let view: CollectionView
    /// The gap that is open; nil for none.
    let gap: ItemGap?

    private typealias Slot = (slot: IndexPath, frame: Rect)

    /// Returns the first slot of the gap, counted without the dragged items.
    ///
    /// Complexity: O(visible items).
    func target(at point: Point) -> IndexPath {
        if let beside = besideBoundary(at: point) { return beside }
        guard let nearest = nearest(to: point) else { return gap?.target ?? IndexPath(item: 0, section: 0) }
        guard let gap else {
            return IndexPath(
                item: nearest.slot.item + (isAfter(point, nearest.frame) ? 1 : 0),
                section: nearest.slot.section)
        }
        if gap.contains(nearest.slot) { return gap.target }
        let isSameSection = nearest.slot.section == gap.target.section
        if isSameSection, nearest.frame.contains(point) { return passed(nearest, gap, point) }
        return gap.target(beside: nearest.slot, after: isAfter(point, nearest.frame))
    }

    /// Returns the target when the pointer is over an item in the section of the gap.
    ///
    /// The gap passes the item when the pointer is where the gap would then be, so that it does not flicker between items of different sizes.
    private func passed(_ nearest: Slot, _ gap: ItemGap, _ point: Point) -> IndexPath {
        let isForward = nearest.slot.item > gap.target.item
        let size = CollectionPlaces(view: view).frame(ofSlot: gap.target).size
        let frame = nearest.frame
        let (width, height) = (min(size.width, frame.width), min(size.height, frame.height))
        let place = Rect(
            x: isForward != view.isMirrored ? frame.maxX - width : frame.minX,
            y: isForward ? frame.maxY - height : frame.minY, width: width, height: height)
        if place.contains(point) { return gap.target(beside: nearest.slot, after: isForward) }
        return gap.target(beside: nearest.slot, after: !isForward)
    }

    /// Returns the start of the section whose header, or the end of the section whose footer, is at a point.
    private func besideBoundary(at point: Point) -> IndexPath? {
        for (key, boundary) in view.cells.supplementaries where boundary.frame.contains(point) {
            let section = key.path.section
            guard view.items.counts.indices.contains(section) else { continue }
            if key.kind != CollectionView.elementKindSectionFooter {
                return IndexPath(item: 0, section: section)
            }
            // A target beyond the end is limited by the gap.
            return IndexPath(item: view.items.counts[section], section: section)
        }
        return nil
    }

    /// Returns the slot nearest to a point; among equally near ones, one of the gap.
    private func nearest(to point: Point) -> Slot? {
        let bounds = view.layoutState.bounds
        let around = Rect(
            x: point.x - bounds.width / 2, y: point.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
        var slots = CollectionPlaces(view: view).slots(in: around)
        if slots.isEmpty { slots = CollectionPlaces(view: view).slots(in: bounds) }
        func rank(_ slot: Slot) -> (Double, Int) {
            let frame = slot.frame
            let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return (dx * dx + dy * dy, gap?.contains(slot.slot) == true ? 0 : 1)
        }
        return slots.min { rank($0) < rank($1) }
    }

    /// Returns whether a point is after the middle of an item in the direction in which items follow each other.
    private func isAfter(_ point: Point, _ frame: Rect) -> Bool {
        let content = view.storedContentSize
        let isHorizontal = view.collectionViewLayout.isHorizontal
        let fillsLine =
            isHorizontal ? frame.height > content.height / 2 : frame.width > content.width / 2
        if isHorizontal == fillsLine {
            return view.isMirrored ? point.x < frame.midX : point.x > frame.midX
        }
        return point.y > frame.midY
    }
}
