/// The mouse and touch input of a collection view: selection by clicks, activation by double clicks, and selection by dragging over
/// empty space.
///
///     if !CollectionPress(view: self).begin(event) { super.mouseDown(with: event) }
struct CollectionPress {
    let view: CollectionView

    /// Handles a press; false when items cannot be selected.
    func begin(_ event: MouseEvent) -> Bool {
        if !view.allowsSelection { return false }
        let place = event.location(in: view)
        guard let item = CollectionPlaces(view: view).item(at: place) else {
            return beginOnEmptySpace(event, place)
        }
        CollectionItemMoves(view: view).prepareDrag(of: item)
        view.pressedItem = item
        // A touch selects on release, so that a finger can scroll.
        if event.isTouch || keepsSelection(item, event) { return true }
        CollectionChoice(view: view).select(item, event.modifierFlags)
        if event.clickCount == 2, view.pressedItem == item { CollectionChoice(view: view).activate(item) }
        return true
    }

    /// Returns whether a press leaves the selection until the release, because all selected items may be dragged.
    private func keepsSelection(_ item: Int, _ event: MouseEvent) -> Bool {
        event.clickCount < 2 && event.modifierFlags.isDisjoint(with: [.control, .shift])
            && CollectionItemMoves(view: view).dragsSelection(with: item)
    }

    /// Clears the selection, unless Control or Shift are held, and prepares a selection by dragging.
    private func beginOnEmptySpace(_ event: MouseEvent, _ place: Point) -> Bool {
        if event.isTouch { return false }
        let modifiers = event.modifierFlags
        if modifiers.isDisjoint(with: [.control, .shift]) {
            CollectionChoice(view: view).choose(RowSelection([], anchor: nil, lead: view.selection.lead))
        }
        guard view.allowsMultipleSelection else { return false }
        view.band = CollectionBand(from: place, keeping: view.selection.rows, event, in: view)
        return true
    }

    /// Extends the selection to the pointer; false when there was no press on an item or on empty space.
    func drag(_ event: MouseEvent) -> Bool {
        if let band = view.band {
            band.pointerMoved(event, in: view)
            return true
        }
        return view.pressedItem != nil && !event.isTouch
    }

    /// Ends a press; false when there was none.
    func end(_ event: MouseEvent) -> Bool {
        if view.band != nil {
            view.endBand()
            return true
        }
        guard let item = view.pressedItem else { return false }
        view.pressedItem = nil
        if event.isTouch || keepsSelection(item, event),
            item == CollectionPlaces(view: view).item(at: event.location(in: view))
        {
            CollectionChoice(view: view).select(item, event.modifierFlags)
            if event.clickCount == 2 { CollectionChoice(view: view).activate(item) }
        }
        return true
    }

    // MARK: - Context menus

    /// Selects the item under the pointer, unless it is already selected.
    func prepareMenu(_ event: MouseEvent) {
        guard view.allowsSelection,
            let item = CollectionPlaces(view: view).item(at: event.location(in: view)),
            !view.selection.rows.contains(item)
        else { return }
        CollectionChoice(view: view).choose(RowSelection(item))
    }

    /// Returns the menu that the delegate provides for the items at `point`, or for the selected items.
    func menu(at point: Point?) -> Menu? {
        guard let delegate = view.collectionDelegate else { return nil }
        var paths: [IndexPath] = []
        let places = CollectionPlaces(view: view)
        let item = point.map { places.item(at: $0) } ?? view.selection.cursor
        if let item, item < view.items.total {
            paths =
                view.selection.rows.contains(item)
                ? view.selection.rows.map(view.items.path(of:)) : [view.items.path(of: item)]
        }
        return delegate.collectionView(
            view, contextMenuConfigurationForItemsAt: paths,
            point: point ?? view.keyboardMenuAnchor?.center ?? view.bounds.center
        )?.menu([])
    }
}

extension CollectionView: ContextMenuPreparing, ContextMenuProviding, ContextMenuAnchoring {
    package final func willOpenContextMenu(with event: MouseEvent) {
        CollectionPress(view: self).prepareMenu(event)
    }

    /// Returns the context menu that the delegate provides for the items at `point`, or for the selected items.
    public final func contextMenu(at point: Point?) -> Menu? { CollectionPress(view: self).menu(at: point) }

    package final var keyboardMenuAnchor: Rect? {
        selection.cursor.map(CollectionPlaces(view: self).frame(of:))
    }

    final func endBand() {
        band?.end(in: self)
        band = nil
    }
}

extension CollectionView: GestureBlocking {
    /// Keeps a drag of the mouse that selects items from pans of ancestors.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        allowsSelection && touch.type == .indirectPointer && recognizer is PanGestureRecognizer
    }
}
