/// Moving items of a collection view on behalf of the user, by drag, by keys and by assistive technologies.
///
///     if CollectionItemMoves(view: self).move(byKey: event) { return }
struct CollectionItemMoves {
    let view: CollectionView

    // MARK: - Permissions

    func canMove(_ item: Int) -> Bool {
        guard item < view.items.total else { return false }
        return view.dataSource?.collectionView(view, canMoveItemAt: view.items.path(of: item)) == true
    }

    /// Returns whether the user can drag the item.
    func canDrag(_ item: Int) -> Bool { view.dragDelegate != nil || canMove(item) }

    /// Returns whether a drag of the item takes all selected items along.
    func dragsSelection(with item: Int) -> Bool {
        view.selection.rows.contains(item) && view.selection.rows.count > 1 && canDrag(item)
    }

    /// Creates the collection view's reordering if the item can be dragged.
    func prepareDrag(of item: Int) {
        if canDrag(item) { load() }
    }

    /// Creates the collection view's reordering.
    func load() {
        if view.reordering != nil { return }
        let reordering = CollectionReordering(view)
        reordering.dragging.isEnabled = view.dragInteractionEnabled
        view.reordering = reordering
    }

    /// Returns the target that the delegate permits.
    func allowedTarget(_ lifted: [Int], from current: IndexPath?, to proposed: IndexPath) -> IndexPath {
        guard let first = lifted.first, let delegate = view.collectionDelegate else { return proposed }
        let original = view.items.path(of: first)
        return delegate.collectionView(
            view, targetIndexPathForMoveOfItemFromItemAt: original, atCurrentIndexPath: current ?? original,
            toProposedIndexPath: proposed)
    }

    // MARK: - Moves

    /// Lets the data source move the elements of a gap, and moves the items.
    func perform(_ gap: ItemGap) {
        guard let source = view.dataSource else { return }
        for move in gap.moves {
            source.collectionView(view, moveItemAt: move.from, to: move.to)
        }
        view.performBatchUpdates {
            for item in gap.lifted {
                let (old, new) = (gap.items.path(of: item), gap.slot(of: item))
                if old != new { view.moveItem(at: old, to: new) }
            }
        }
    }

    /// Moves items to a target, and scrolls to the first one.
    @discardableResult private func move(_ lifted: [Int], to target: IndexPath) -> Bool {
        guard !lifted.isEmpty, lifted.allSatisfy(canMove) else { return false }
        let start = ItemGap.start(view.items, lifted: lifted)
        let gap = ItemGap(
            view.items, lifted: lifted, target: allowedTarget(lifted, from: start, to: target))
        guard gap.movesItems else { return false }
        perform(gap)
        if let item = view.selection.lead ?? lifted.first.flatMap({ view.items.index(of: gap.slot(of: $0)) })
        {
            CollectionSemantics(view: view).reveal(item)
        }
        return true
    }

    /// Returns the target one place before (-1) or after (1) the items, also in the adjacent section; nil at the end.
    private func target(of lifted: [Int], by step: Int) -> IndexPath? {
        guard let first = lifted.first, let last = lifted.last else { return nil }
        if step < 0 {
            let path = view.items.path(of: first)
            if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
            return path.section > 0
                ? IndexPath(item: view.items.counts[path.section - 1], section: path.section - 1) : path
        }
        let path = view.items.path(of: last)
        let range = view.items.items(ofSection: path.section)
        let taken = lifted.count { range.contains($0) }
        if last + 1 < range.upperBound {
            return IndexPath(item: path.item + 2 - taken, section: path.section)
        }
        if path.section + 1 < view.items.counts.count {
            return IndexPath(item: 0, section: path.section + 1)
        }
        return IndexPath(item: range.count - taken, section: path.section)
    }

    // MARK: - Keys

    /// Moves the selected items, or the item of the keyboard cursor, for Alt with an arrow key.
    ///
    /// Items that cannot be moved are not lifted, and may be passed by the others.
    ///
    /// - Returns: False for other keys, and if none of the items can be moved.
    func move(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers == .alternate, let direction = CollectionKeys.direction(of: event.key.keyCode)
        else { return false }
        view.prepareLayout()
        guard let cursor = view.selection.cursor, cursor < view.items.total else { return false }
        let lifted = (view.selection.rows.contains(cursor) ? Array(view.selection.rows) : [cursor])
            .filter(canMove)
        if lifted.isEmpty { return false }
        if let target = target(of: lifted, towards: direction) { move(lifted, to: target) }
        return true
    }

    /// Returns the target of an arrow key: the place of the next item in its direction.
    private func target(of lifted: [Int], towards direction: NearestItem.Direction) -> IndexPath? {
        let isForward = direction.isVertical || !view.isMirrored ? direction.isForward : !direction.isForward
        guard let end = isForward ? lifted.last : lifted.first else { return nil }
        let frame = CollectionPlaces(view: view).frame(of: end)
        let goal = direction.isVertical ? frame.midX : frame.midY
        guard let item = CollectionNavigation(view: view).search(direction, from: end, frame, goal) else {
            let wraps = direction.isVertical == view.collectionViewLayout.isHorizontal
            return wraps ? target(of: lifted, by: isForward ? 1 : -1) : nil
        }
        if item == end + (isForward ? 1 : -1) { return target(of: lifted, by: isForward ? 1 : -1) }
        if lifted.contains(item) { return nil }
        let gap = ItemGap(
            view.items, lifted: lifted, target: ItemGap.start(view.items, lifted: lifted))
        let staysInSection = view.items.path(of: item).section == view.items.path(of: end).section
        return gap.target(beside: gap.slot(of: item), after: staysInSection == (item > end))
    }

    // MARK: - Accessibility

    /// The names of the actions by which assistive technologies move an item; none if the user cannot move it.
    func actions(of item: Int) -> [String] {
        guard canMove(item) else { return [] }
        return RowMoveDirection.allCases.filter { direction in
            (target(of: [item], by: direction.distance)).map { $0 != view.items.path(of: item) } == true
        }.map(\.rawValue)
    }

    /// Performs the action with a name of ``actions(of:)``.
    func perform(_ name: String, on item: Int) -> Bool {
        guard let direction = RowMoveDirection(rawValue: name),
            let target = target(of: [item], by: direction.distance)
        else { return false }
        return move([item], to: target)
    }
}
