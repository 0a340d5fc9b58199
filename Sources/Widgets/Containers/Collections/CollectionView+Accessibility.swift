extension CollectionView: AccessibilityContainer, AccessibilityReadingOrder {
    /// The cells and supplementary views from top to bottom, followed by the other subviews.
    package final var subviewsInReadingOrder: [View] {
        let elements = subviews.filter { $0 is CollectionReusableView }
        return elements.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            + subviews.filter { !($0 is CollectionReusableView) }
    }

    public final func accessibilityElementCount() -> Int { items.total }

    /// Returns the cell of an item, or an element that represents the item while it has no cell.
    public final func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard index >= 0, index < items.total else { return nil }
        if let cell = cells.mounted[index] { return cell }
        return rowElements.element(for: index, in: self)
    }

    public final func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        if let row = element as? ListRowElement { return row.row < items.total ? row.row : nil }
        return (element as? ReusableView).flatMap(row(of:))
    }
}

extension CollectionView: CellHosting {
    final var rowCount: Int { items.total }

    final func whenMounted(_ action: @escaping () -> Void) { cells.whenMounted(action) }

    final func row(of cell: ReusableView) -> Int? {
        guard let cell = cell as? CollectionViewCell, cell.superview === self else { return nil }
        return cell.item
    }

    final func describe(_ item: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .listItem
        attributes.positionInSet = item
        attributes.setSize = items.total
        guard allowsSelection else { return }
        attributes.states.insert(.selectable)
        if selection.rows.contains(item) { attributes.states.insert(.selected) }
        if isFirstResponder, item == selection.lead { attributes.states.insert(.focused) }
        attributes.actions.insert(.activate, at: 0)
    }

    /// Returns the type-ahead text or, without one, the combined label of a cell that is configured for the item.
    final func label(ofUnmounted item: Int) -> String? {
        let path = items.path(of: item)
        if let text = collectionDelegate?.collectionView(self, typeSelectStringForItemAt: path) {
            return text
        }
        guard CollectionSource(view: self).isCurrent(for: [path]) else { return nil }
        let cell = CollectionSource(view: self).makeCell(for: item)
        cell.runConfigurationUpdate()
        let label = AccessibilityTree.combinedLabel(of: cell)
        recycle(cell)
        return label
    }

    final func choose(_ item: Int) -> Bool {
        guard allowsSelection, item >= 0, item < items.total else { return false }
        reveal(item)
        select(item, [])
        return true
    }

    final func reveal(_ item: Int) {
        guard item >= 0, item < items.total else { return }
        scrollToItem(at: items.path(of: item), at: [], animated: false)
    }

    final func perform(_ name: String, on item: Int) -> Bool { false }
}

extension CollectionView: FocusOrdering {
    /// The subviews in Tab order: the elements from top to bottom, then all other subviews.
    package final var subviewsInFocusOrder: [View] { subviewsInReadingOrder }
}
