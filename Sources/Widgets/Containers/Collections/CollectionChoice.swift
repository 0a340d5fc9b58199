/// The selection of items on behalf of the user, as far as the delegate permits.
///
///     CollectionChoice(view: view).select(item, event.modifierFlags)
struct CollectionChoice {
    let view: CollectionView

    /// Whether the keyboard cursor is shown at an item; it is not shown at the only selected item.
    func shows(keyboardItem item: Int) -> Bool {
        item == view.selection.lead && view.allowsMultipleSelection && view.isFirstResponder
            && view.selection.rows != RowIndexSet(item)
    }

    /// The number of changed items above which only those with cells are reported individually.
    private static var reportedChanges: Int { 1000 }

    /// Sets the selection on behalf of the user, as far as the delegate permits, and notifies the delegate of the changes.
    func choose(_ newSelection: RowSelection) {
        guard let delegate = view.collectionDelegate else {
            view.selection = newSelection
            return
        }
        // A delegate may change the items.
        let items = view.items
        let old = view.selection.rows
        var new = newSelection
        let requested = new.rows.subtracting(old)
        for item in requested
        where !delegate.collectionView(view, shouldSelectItemAt: items.path(of: item)) {
            new.rows.remove(item)
        }
        // When all new items are refused, the others stay selected.
        if !requested.isEmpty, new.rows.subtracting(old).isEmpty { new.rows = old }
        for item in old.subtracting(new.rows)
        where !delegate.collectionView(view, shouldDeselectItemAt: items.path(of: item)) {
            if view.allowsMultipleSelection || new.rows.isEmpty { new.rows.insert(item) }
        }
        // The delegate may have reloaded the items.
        guard view.selection.rows == old else { return }
        view.selection = new
        let (added, removed) = (new.rows.subtracting(old), old.subtracting(new.rows))
        if added.isEmpty, removed.isEmpty { return }
        let reportsAll = added.count + removed.count <= Self.reportedChanges
        let visible = RowIndexSet(view.cells.items)
        func paths(_ rows: RowIndexSet) -> [IndexPath] {
            rows.filter { reportsAll || visible.contains($0) }.map(items.path(of:))
        }
        let (removedPaths, addedPaths) = (paths(removed), paths(added))
        for path in removedPaths { delegate.collectionView(view, didDeselectItemAt: path) }
        for path in addedPaths { delegate.collectionView(view, didSelectItemAt: path) }
        delegate.collectionViewSelectionDidChange(view)
    }

    /// Selects an item as a click with the given modifiers does.
    func select(_ item: Int, _ modifiers: KeyModifierFlags) {
        view.navigationGoal = nil
        choose(
            view.selection.clicked(
                item, modifiers, count: view.items.total, allowsMultiple: view.allowsMultipleSelection))
    }

    func activate(_ item: Int) {
        guard item < view.items.total else { return }
        view.collectionDelegate?.collectionView(
            view, performPrimaryActionForItemAt: view.items.path(of: item))
    }
}
