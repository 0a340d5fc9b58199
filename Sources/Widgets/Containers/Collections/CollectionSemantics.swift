/// The accessibility attributes and actions of a collection view's items, whether they have cells or not.
struct CollectionSemantics: RowSemantics {
    let view: CollectionView

    var rowCount: Int { view.items.total }

    func frame(of item: Int) -> Rect { CollectionPlaces(view: view).frame(of: item) }

    func describe(_ item: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .listItem
        attributes.positionInSet = item
        attributes.setSize = view.items.total
        attributes.actions += CollectionItemMoves(view: view).actions(of: item).map { .custom($0) }
        if view.cells.mounted[item] != nil,
            let scroller = view.cells.scrollers[view.items.path(of: item).section]
        {
            attributes.actions += scroller.scrollActions
        }
        guard view.allowsSelection else { return }
        attributes.states.insert(.selectable)
        if view.selection.rows.contains(item) { attributes.states.insert(.selected) }
        if view.isFirstResponder, item == view.selection.lead { attributes.states.insert(.focused) }
        attributes.actions.insert(.activate, at: 0)
    }

    /// Returns the type-ahead text or, without one, the combined label of a cell that is configured for the item.
    func label(ofUnmounted item: Int) -> String? {
        let path = view.items.path(of: item)
        if let text = view.collectionDelegate?.collectionView(view, typeSelectStringForItemAt: path) {
            return text
        }
        let source = CollectionSource(view: view)
        guard source.isCurrent(for: [path]) else { return nil }
        let cell = source.makeCell(for: item)
        cell.runConfigurationUpdate()
        let label = AccessibilityTree.combinedLabel(of: cell)
        view.recycle(cell)
        return label
    }

    func choose(_ item: Int) -> Bool {
        guard view.allowsSelection, item >= 0, item < view.items.total else { return false }
        reveal(item)
        CollectionChoice(view: view).select(item, [])
        return true
    }

    func reveal(_ item: Int) {
        guard item >= 0, item < view.items.total else { return }
        view.scrollToItem(at: view.items.path(of: item), at: [], animated: false)
    }

    func perform(_ name: String, on item: Int) -> Bool {
        CollectionItemMoves(view: view).perform(name, on: item)
    }
}
