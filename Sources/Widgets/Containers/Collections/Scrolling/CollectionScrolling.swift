/// Scrolling to items of a collection view, and within sections that scroll by themselves.
///
///     CollectionScrolling(view: view).scroll(to: item, at: .centeredVertically, animated: true)
struct CollectionScrolling {
    let view: CollectionView

    /// Scrolls the section of an item, if it scrolls by itself, and the collection view.
    func scroll(to item: Int, at position: CollectionView.ScrollPosition, animated: Bool) {
        view.scrollTarget = nil
        // Measuring the items that become visible can move the target, so the offset is computed again until it is stable.
        for _ in 0..<(animated ? 1 : 4) {
            view.storedContentSize = CollectionPlaces(view: view).contentSize
            let (frame, hasScrolled) = scrollSection(of: item, at: position, animated: animated)
            let target = offset(showing: item, frame, at: position)
            if target == view.contentOffset, !hasScrolled { return }
            if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
            // After the motion has begun, because a motion that it replaces clears its own target.
            if animated {
                if view.scrollMotion != nil || hasScrolled { view.scrollTarget = (item, position) }
                return
            }
            guard view.viewHost != nil, !view.cells.isTiling else { return }
            view.layoutIfNeeded()
        }
    }

    // MARK: - Sections that scroll by themselves

    /// Scrolls the section of an item, and returns the frame that the item then has in points of the content.
    private func scrollSection(of item: Int, at position: CollectionView.ScrollPosition, animated: Bool)
        -> (frame: Rect, hasScrolled: Bool)
    {
        let frame = CollectionPlaces(view: view).frame(of: item)
        let path = view.items.path(of: item)
        guard let arrangement = view.collectionViewLayout.orthogonal,
            let section = arrangement.stack.orthogonal(path.section)
        else { return (frame, false) }
        let old = arrangement.offsets[path.section]
        let scroller = view.cells.scrollers[path.section]
        let offset = sectionOffset(
            showing: path.item, in: section, from: scroller?.targetOffset ?? old,
            at: position)
        let distance = offset - old
        let x = CollectionPlaces(view: view).isFlipped ? distance : -distance
        let moved =
            section.scrollsHorizontally ? frame.offsetBy(dx: x, dy: 0) : frame.offsetBy(dx: 0, dy: -distance)
        if let scroller, scroller.targetOffset != offset || !animated && old != offset {
            scroller.scroll(to: offset, animated: animated)
            scroller.showBars()
            return (moved, abs(scroller.offset - old) > 1e-6 || scroller.scrollMotion != nil)
        }
        if scroller == nil, distance != 0 {
            arrangement.setOffset(offset, ofSection: path.section)
            view.setNeedsLayout()
            return (moved, true)
        }
        return (moved, false)
    }

    /// Returns the offset of a section at which an item is at a position; the first and the last group are visible with the insets.
    private func sectionOffset(
        showing item: Int, in section: OrthogonalSection, from offset: Double,
        at position: CollectionView.ScrollPosition
    ) -> Double {
        let isMirrored = CollectionPlaces(view: view).isFlipped
        let frame = section.frame(of: item)
        var (low, high) =
            section.scrollsHorizontally ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        if section.group(of: item) == 0 { low = 0 }
        if section.group(of: item) == section.groupCount - 1 { high = section.contentExtent }
        var position =
            position.intersection(
                section.scrollsHorizontally
                    ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
        if isMirrored, position == .left {
            position = .right
        } else if isMirrored, position == .right {
            position = .left
        }
        let start = Self.start(low, high, offset, section.visibleExtent, position)
        let target = min(max(start, 0), section.limit)
        guard target != offset, let stops = OrthogonalStops(section) else { return target }
        // A stop from which the item is visible; otherwise the target.
        let stop = stops.nearest(to: target)
        if low < stop || high > stop + section.visibleExtent {
            let next = stops.turned(by: low < stop ? -1 : 1, from: stop)
            return low >= next && high <= next + section.visibleExtent ? next : target
        }
        return stop
    }

    // MARK: - Offsets of the collection view

    /// Returns the offset at which an item is at a position, limited by the ends of the content.
    private func offset(showing item: Int, _ rect: Rect, at position: CollectionView.ScrollPosition)
        -> Point
    {
        let layout = view.collectionViewLayout
        var inset = view.adjustedContentInset
        let pinned = layout.pinnedLength(at: view.items.path(of: item))
        if layout.isHorizontal { inset.left += pinned } else { inset.top += pinned }
        let visible = view.layoutState.bounds
        let x = Self.start(
            rect.minX, rect.maxX, visible.minX + inset.left, visible.width - inset.left - inset.right,
            position.intersection([.left, .centeredHorizontally, .right]))
        let y = Self.start(
            rect.minY, rect.maxY, visible.minY + inset.top, visible.height - inset.top - inset.bottom,
            position.intersection([.top, .centeredVertically, .bottom]))
        return view.clamped(Point(x: x - inset.left, y: y - inset.top))
    }

    /// Returns the start of a visible range of a length that is now at `start`, so that the range from `low` to `high` is at a position.
    private static func start(
        _ low: Double, _ high: Double, _ start: Double, _ length: Double,
        _ position: CollectionView.ScrollPosition
    ) -> Double {
        if position.contains(.top) || position.contains(.left) { return low }
        if position.contains(.centeredVertically) || position.contains(.centeredHorizontally) {
            return (low + high - length) / 2
        }
        if position.contains(.bottom) || position.contains(.right) { return high - length }
        return VisibleRange(start: start, length: length).start(showing: low, high)
    }
}
