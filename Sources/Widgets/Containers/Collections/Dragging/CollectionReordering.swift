/// The items of a collection view as elements that are dragged, and the gap that opens between them.
///
/// It is created for collection views whose items can be dragged or that accept drops.
final class CollectionReordering {
    private unowned let view: CollectionView
    /// The gap that is open; nil while nothing is dragged over the collection view.
    private(set) var gap: ItemGap?
    /// The item that the program moves interactively, with the position of its middle in points of the content.
    private var moving: (item: Int, position: Point)?
    /// The item on which items would be dropped; nil for a drop between items.
    private var targetItem: Int?
    /// The last answer of the drop delegate.
    private var proposal = CollectionViewDropProposal(operation: .cancel)
    private let highlight = DropHighlight()
    /// The location for which the gap was determined; it is kept while items move under a pointer that rests.
    private var location: (point: Point, offsets: OrthogonalOffsets?)?
    /// The greatest content size while the gap is open.
    private var heldSize = Size.zero
    private(set) lazy var dragging = ElementDragging(self)

    init(_ view: CollectionView) {
        self.view = view
        _ = dragging
    }

    // MARK: - Places

    /// Returns the attributes of an item from those of its slot; nil for a slot without an item.
    func attributes(_ placed: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
        var path = placed.indexPath
        if let gap {
            guard let item = gap.item(in: path) else { return nil }
            path = view.items.path(of: item)
        }
        let item = view.items.index(of: path)
        if let moving, moving.item == item { return movingAttributes(moving.item, moving.position) }
        let isHidden = item.map(dragging.hidden.contains) == true
        if path == placed.indexPath, !isHidden { return placed }
        let shown = placed.copy()
        shown.indexPath = path
        if isHidden { shown.alpha = 0 }
        return shown
    }

    private func movingAttributes(_ item: Int, _ position: Point) -> CollectionViewLayoutAttributes {
        let path = view.items.path(of: item)
        let attributes = view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: gap?.slot(of: item) ?? path, withTargetPosition: position
        ).copy()
        attributes.indexPath = path
        // In front of all sections, also of one that scrolls by itself.
        attributes.scrollDistance = nil
        return attributes
    }

    /// Adds the item that is moved interactively to the elements in a rectangle, if its slot is elsewhere.
    func withMovingItem(_ found: [CollectionViewLayoutAttributes], in rect: Rect)
        -> [CollectionViewLayoutAttributes]
    {
        guard let (item, position) = moving else { return found }
        let attributes = movingAttributes(item, position)
        let isFound = found.contains {
            $0.representedElementCategory == .cell && $0.indexPath == attributes.indexPath
        }
        return isFound || !attributes.frame.intersects(rect) ? found : found + [attributes]
    }

    /// Returns the path of the item whose size a slot has; nil for a gap in an empty section.
    func sizingPath(of slot: IndexPath) -> IndexPath? {
        guard let gap else { return slot }
        if let item = gap.item(in: slot) { return view.items.path(of: item) }
        let count = view.items.items(ofSection: slot.section).count
        return count == 0 ? nil : IndexPath(item: min(slot.item, count - 1), section: slot.section)
    }

    /// Returns the attributes that a cell has requested with the path of its slot.
    func slotted(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        guard let gap, let item = view.items.index(of: attributes.indexPath) else { return attributes }
        let copy = attributes.copy()
        copy.indexPath = gap.slot(of: item)
        return copy
    }

    /// Returns the content size to use instead of that of the layout: while the gap is open, it does not shrink, because the content would
    /// otherwise scroll back and forth under a pointer at its end.
    func held(_ size: Size) -> Size {
        if gap == nil { return size }
        heldSize = Size(width: max(size.width, heldSize.width), height: max(size.height, heldSize.height))
        return heldSize
    }

    // MARK: - Gap

    /// Replaces the gap; the items move with an animation if `animated` is true.
    private func setGap(_ new: ItemGap?, animated: Bool = true) {
        if new == gap { return }
        let (old, items) = (gap, view.items)
        gap = new
        if new == nil { heldSize = .zero }
        // Measured sizes are those of items, and follow them to their new slots.
        view.collectionViewLayout.renumber { index in
            var item = index
            if let old {
                guard let known = old.item(in: old.slots.path(of: index)) else { return nil }
                item = known
            }
            if item >= items.total { return nil }
            return new.map { $0.slots.index(of: $0.slot(of: item)) } ?? item
        }
        view.collectionViewLayout.invalidateLayout()
        if animated { layOutAnimated() }
    }

    private func layOutAnimated() {
        view.setNeedsLayout()
        guard view.viewHost != nil, view.isPainted else { return }
        View.animate(withDuration: ElementDragging.duration) { self.view.layoutIfNeeded() }
    }

    /// Moves the gap to the location, unless it was determined for it.
    private func moveGap(_ lifted: [Int], to location: Point) {
        let current = gap.flatMap { $0.lifted == lifted && $0.items == view.items ? $0 : nil }
        let offsets = view.collectionViewLayout.orthogonal?.offsets
        if current != nil, let known = self.location, known == (location, offsets) { return }
        self.location = (location, offsets)
        if view.items.counts.isEmpty { return }
        let first =
            lifted.isEmpty
            ? nil
            : ItemGap(
                view.items, lifted: lifted, target: ItemGap.start(view.items, lifted: lifted))
        if current == nil { setGap(first) }
        let target = CollectionDropTarget(view: view, gap: gap).target(at: location)
        if target == gap?.target { return }
        let allowed = CollectionItemMoves(view: view).allowedTarget(lifted, from: gap?.target, to: target)
        setGap(ItemGap(view.items, lifted: lifted, target: allowed))
    }

    /// Closes the gap, and renumbers the dragged items, before the items of the view change.
    func itemsWillChange(_ newItem: (Int) -> Int?) {
        setGap(nil, animated: false)
        setTarget(nil)
        location = nil
        dragging.elementsChanged(newItem)
        moving = moving.flatMap { old in newItem(old.item).map { ($0, old.position) } }
    }

    private func setTarget(_ item: Int?) {
        targetItem = item
        highlight.show(item.map { .around(CollectionPlaces(view: view).frame(of: $0)) }, in: view)
    }

    /// Moves the dragged items into the gap: in the data, and in the view.
    private func commit(_ gap: ItemGap) {
        guard gap.movesItems else { return setGap(nil) }
        CollectionItemMoves(view: view).perform(gap)
        setGap(nil)
    }

    // MARK: - Interactive movement

    /// Begins the interactive movement of an item.
    ///
    /// - Returns: False if the item cannot be moved.
    func begin(_ item: Int) -> Bool {
        guard moving == nil, canMove(item) else { return false }
        moving = (item, CollectionPlaces(view: view).frame(of: item).center)
        setGap(
            ItemGap(view.items, lifted: [item], target: view.items.path(of: item)), animated: false)
        return true
    }

    func update(_ position: Point) {
        guard let item = moving?.item else { return }
        moving = (item, position)
        view.setNeedsLayout()
        View.performWithoutAnimation { view.layoutIfNeeded() }
        moveGap([item], to: position)
    }

    func end(commits: Bool) {
        guard let item = moving?.item else { return }
        moving = nil
        location = nil
        if commits, let gap, gap.lifted == [item] { commit(gap) } else { setGap(nil, animated: false) }
        layOutAnimated()
    }
}

extension CollectionReordering: ElementDragContainer {
    var dragView: ScrollView { view }
    func element(at point: Point) -> Int? { CollectionPlaces(view: view).item(at: point) }
    func frame(of item: Int) -> Rect { CollectionPlaces(view: view).frame(of: item) }
    func cell(of item: Int) -> View? { view.cells.mounted[item] }
    func canMove(_ item: Int) -> Bool { CollectionItemMoves(view: view).canMove(item) }
    func elements(draggedWith item: Int) -> [Int] {
        CollectionItemMoves(view: view).dragsSelection(with: item) ? Array(view.selection.rows) : [item]
    }

    func hiddenElementsDidChange() {
        view.setNeedsLayout()
        View.performWithoutAnimation { view.layoutIfNeeded() }
    }

    func items(of item: Int, for session: DragSession) -> [DragItem] {
        view.dragDelegate?.collectionView(
            view, itemsForBeginning: session, at: view.items.path(of: item)) ?? []
    }

    func allowsMove(_ session: DragSession) -> Bool {
        view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragWillBegin(_ session: DragSession) {
        view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession, with operation: DropOperation, movedWithin: Bool) {
        view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
        if operation.isDrop, !movedWithin {
            view.dragDelegate?.collectionView(view, dragSession: session, didEndWith: operation)
        }
    }

    // MARK: - Target

    func canHandle(_ session: DropSession) -> Bool {
        view.dropDelegate?.collectionView(view, canHandle: session) ?? false
    }

    func openGap(for items: [Int], pressed: Int, center: Point, pointer: Point) {
        moveGap(items, to: pointer)
    }

    func proposal(for session: DropSession, at point: Point) -> DropOperation {
        let item = CollectionPlaces(view: view).item(at: point)
        let isInGap =
            item == nil
            && gap.map { CollectionPlaces(view: view).frame(ofSlot: $0.target).contains(point) } == true
        let path = item.map(view.items.path(of:)) ?? (isInGap ? gap?.target : nil)
        proposal =
            view.dropDelegate?.collectionView(
                view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? CollectionViewDropProposal(operation: .cancel)
        switch proposal.operation.isDrop ? proposal.intent : .unspecified {
        case .unspecified: closeGap()
        // The gap stays where it is, so that the item stays under the pointer.
        case .insertIntoDestinationIndexPath: setTarget(item)
        case .insertAtDestinationIndexPath:
            setTarget(nil)
            moveGap([], to: point)
        }
        return proposal.operation
    }

    func closeGap() {
        setTarget(nil)
        location = nil
        if moving == nil { setGap(nil) }
    }

    func performMove() -> Rect? {
        guard let gap, let first = gap.lifted.first else { return nil }
        let landing = CollectionPlaces(view: view).frame(ofSlot: gap.slot(of: first))
        commit(gap)
        return landing
    }

    func performDrop(_ session: DropSession) -> Rect? {
        let places = CollectionPlaces(view: view)
        let landing = targetItem.map(places.frame) ?? gap.map { places.frame(ofSlot: $0.target) }
        let coordinator = CollectionViewDropCoordinator(
            items: session.items.map { item in
                CollectionViewDropItem(
                    dragItem: item,
                    sourceIndexPath: dragging.element(of: item, in: session).map(view.items.path(of:)))
            },
            destination: targetItem.map(view.items.path(of:)) ?? gap?.target,
            proposal: proposal, session: session, view: view)
        setTarget(nil)
        view.dropDelegate?.collectionView(view, performDropWith: coordinator)
        closeGap()
        return coordinator.landing ?? landing
    }

    func dropSession(_ session: DropSession, did change: DropSessionChange) {
        switch change {
        case .enter: view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
        case .exit: view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
        case .end: view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
        }
    }
}
