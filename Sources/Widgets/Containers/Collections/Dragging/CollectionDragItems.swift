/// The items of a collection view as sources of copied items, and as places over which dragged items rest.
struct CollectionDragItems {
    let view: CollectionView

    /// Returns the items that the drag delegate provides for the selected items, in one session.
    ///
    /// O(selected items).
    func sources(limit: Int) -> [CopySource] {
        guard let delegate = view.dragDelegate else { return [] }
        let session = DragSession()
        var items: [DragItem] = []
        var count = 0
        for item in view.selection.rows where item < view.items.total && count < limit {
            session.place(atMiddleOf: CollectionPlaces(view: view).frame(of: item), in: view)
            let own = delegate.collectionView(
                view, itemsForBeginning: session, at: view.items.path(of: item))
            view.reordering?.dragging.record(own, of: item, in: session)
            items += own
            if !own.isEmpty { count += 1 }
        }
        if items.isEmpty { return [] }
        session.append(items)
        return [
            CopySource(
                session: session,
                allowsMove: delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
            ) { [weak view] in
                if let view { view.reordering?.dragDidEnd(session, with: .move, movedWithin: false) }
            }
        ]
    }

    /// The point at the end of the last selected item, or below all items.
    var pasteLocation: Point {
        let count = view.items.total
        guard count > 0 else { return Point(x: view.bounds.midX, y: view.bounds.minY) }
        let frame = CollectionPlaces(view: view).frame(
            of: min(view.selection.rows.last ?? count - 1, count - 1))
        return Point(x: view.isMirrored ? frame.minX + 1 : frame.maxX - 1, y: frame.maxY - 1)
    }

    /// Returns the interaction that selects items under resting items, except while items are moved.
    func makeSpring() -> SpringLoadedInteraction {
        SpringLoadedInteraction { [weak view] point in
            guard let view, view.allowsSelection, view.reordering?.dragging.hidden.isEmpty != false,
                let item = CollectionPlaces(view: view).item(at: point),
                view.collectionDelegate?.collectionView(
                    view, shouldSpringLoadItemAt: view.items.path(of: item)) ?? true
            else { return nil }
            return item
        } activationHandler: { [weak view] item in
            if let view { CollectionChoice(view: view).choose(RowSelection(item)) }
        }
    }
}
