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
        guard let item = view.item(at: place) else { return beginOnEmptySpace(event, place) }
        view.pressedItem = item
        // A touch selects on release, so that a finger can scroll.
        if event.isTouch { return true }
        view.select(item, event.modifierFlags)
        if event.clickCount == 2, view.pressedItem == item { view.activate(item) }
        return true
    }

    /// Clears the selection, unless Control or Shift are held, and prepares a selection by dragging.
    private func beginOnEmptySpace(_ event: MouseEvent, _ place: Point) -> Bool {
        if event.isTouch { return false }
        let modifiers = event.modifierFlags
        if modifiers.isDisjoint(with: [.control, .shift]) {
            view.choose(RowSelection([], anchor: nil, lead: view.selection.lead))
        }
        guard view.allowsMultipleSelection else { return false }
        view.band = CollectionBand(from: place, keeping: view.selection.rows, event)
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
        if event.isTouch, item == view.item(at: event.location(in: view)) {
            view.select(item, event.modifierFlags)
            if event.clickCount == 2 { view.activate(item) }
        }
        return true
    }
}

extension CollectionView: ContextMenuPreparing {
    final func endBand() {
        band?.end()
        band = nil
    }

    /// Selects the item under the pointer, unless it is already selected.
    package final func willOpenContextMenu(with event: MouseEvent) {
        guard allowsSelection, let item = item(at: event.location(in: self)),
            !selection.rows.contains(item)
        else { return }
        choose(RowSelection(item))
    }
}

extension CollectionView: ContextMenuProviding {
    /// Returns the context menu that the delegate provides for the items at `point`, or for the selected items.
    public final func contextMenu(at point: Point?) -> Menu? {
        guard let delegate = collectionDelegate else { return nil }
        var paths: [IndexPath] = []
        let item = point.map { self.item(at: $0) } ?? selection.cursor
        if let item, item < items.total {
            paths =
                selection.rows.contains(item)
                ? selection.rows.map(items.path(of:)) : [items.path(of: item)]
        }
        return delegate.collectionView(
            self, contextMenuConfigurationForItemsAt: paths,
            point: point ?? keyboardMenuAnchor?.center ?? bounds.center
        )?.makeMenu()
    }
}

extension CollectionView: ContextMenuAnchoring {
    package final var keyboardMenuAnchor: Rect? { selection.cursor.map(frame(ofRow:)) }
}

extension CollectionView: GestureBlocking {
    /// Keeps a drag of the mouse that selects items from pans of ancestors.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        allowsSelection && touch.type == .indirectPointer && recognizer is PanGestureRecognizer
    }
}
