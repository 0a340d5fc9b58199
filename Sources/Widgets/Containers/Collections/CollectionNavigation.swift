/// The items to which arrow and page keys move in a collection view, determined from the frames of the layout.
///
///     let item = CollectionNavigation(view: view).item(.down)
struct CollectionNavigation {
    let view: CollectionView

    /// Returns the item to which an arrow key moves; the current item if there is none in the direction.
    ///
    /// Left and right continue on the previous and the next line. Repeated vertical movements keep their column, even across shorter
    /// lines. Complexity: O(items of a page), if there is an item within a page.
    func item(_ direction: NearestItem.Direction) -> Int {
        let last = view.items.total - 1
        guard let item = view.selection.cursor, item <= last else { return direction.isForward ? 0 : last }
        let frame = CollectionPlaces(view: view).frame(of: item)
        let isVertical = direction.isVertical
        var goal = visibleGoal(isVertical ? frame.midX : frame.midY, isVertical)
        if let known = view.navigationGoal, known.isVertical == isVertical { goal = known.position }
        view.navigationGoal = (isVertical, goal)
        if let next = search(direction, from: item, frame, goal) { return next }
        let wraps =
            !isVertical && !view.collectionViewLayout.isHorizontal && ownSection(of: item, direction) == nil
        if !wraps { return item }
        view.navigationGoal = nil
        return min(max(item + (direction.isForward != view.isMirrored ? 1 : -1), 0), last)
    }

    /// Returns the section of an item, if it scrolls by itself in the direction; otherwise nil.
    private func ownSection(of item: Int, _ direction: NearestItem.Direction) -> OrthogonalSection? {
        let index = view.items.path(of: item).section
        let section = view.collectionViewLayout.orthogonal?.stack.orthogonal(index)
        return section?.scrollsHorizontally == direction.isVertical ? nil : section
    }

    /// Returns a position across the scrolling axis within the content: an item may be scrolled out of view with its section.
    private func visibleGoal(_ goal: Double, _ isVertical: Bool) -> Double {
        if isVertical == view.collectionViewLayout.isHorizontal { return goal }
        let content = view.storedContentSize
        return min(max(goal, 0), isVertical ? content.width : content.height)
    }

    /// Searches strips of one page, two pages, and so on, up to the end of the content.
    ///
    /// In a section that scrolls by itself in the direction, its own items are searched.
    func search(_ direction: NearestItem.Direction, from item: Int, _ frame: Rect, _ goal: Double) -> Int? {
        let own = ownSection(of: item, direction)
        let range =
            own == nil
            ? 0..<view.items.total : view.items.items(ofSection: view.items.path(of: item).section)
        let page = view.layoutState.bounds.size
        let content = view.storedContentSize
        let isVertical = direction.isVertical
        let end =
            own?.contentExtent
            ?? (direction.isForward
                ? (isVertical ? content.height - frame.midY : content.width - frame.midX)
                : (isVertical ? frame.midY : frame.midX))
        var length = max(isVertical ? page.height : page.width, 1)
        while true {
            let strip = strip(direction, frame, goal, length, page)
            let candidates = CollectionPlaces(view: view).items(in: strip).filter { range.contains($0.item) }
            if let item = NearestItem.next(direction, from: frame, goal: goal, among: candidates) {
                return item
            }
            if length >= end { return nil }
            length *= 2
        }
    }

    private func strip(
        _ direction: NearestItem.Direction, _ frame: Rect, _ goal: Double, _ length: Double, _ page: Size
    ) -> Rect {
        switch direction {
        case .left: Rect(x: frame.midX - length, y: frame.minY, width: length, height: frame.height)
        case .right: Rect(x: frame.midX, y: frame.minY, width: length, height: frame.height)
        case .up: Rect(x: goal - page.width, y: frame.midY - length, width: 2 * page.width, height: length)
        case .down: Rect(x: goal - page.width, y: frame.midY, width: 2 * page.width, height: length)
        }
    }

    /// Returns the item one page after (1) or before (-1) the current one, but at least the adjacent line.
    func itemOfPage(_ direction: Double) -> Int {
        let last = view.items.total - 1
        guard let item = view.selection.cursor, item <= last else { return direction > 0 ? 0 : last }
        let isHorizontal = view.collectionViewLayout.isHorizontal
        let frame = CollectionPlaces(view: view).frame(of: item)
        let visible = view.layoutState.bounds.inset(by: view.adjustedContentInset)
        let content = view.storedContentSize
        var target = Point(x: visibleGoal(frame.midX, true), y: visibleGoal(frame.midY, false))
        if isHorizontal {
            target.x += direction * max(visible.width - frame.width, 0)
            target.x = min(max(target.x, 0), content.width)
        } else {
            target.y += direction * max(visible.height - frame.height, 0)
            target.y = min(max(target.y, 0), content.height)
        }
        let area = Rect(
            x: target.x - visible.width, y: target.y - visible.height, width: 2 * visible.width,
            height: 2 * visible.height)
        let candidates = CollectionPlaces(view: view).items(in: area).filter { candidate in
            let distance =
                isHorizontal ? candidate.frame.midX - frame.midX : candidate.frame.midY - frame.midY
            return distance * direction > 0
        }
        if let found = NearestItem.nearest(to: target, among: candidates) { return found }
        return self.item(
            isHorizontal ? (direction > 0 ? .right : .left) : (direction > 0 ? .down : .up))
    }
}
