extension CollectionView: AccessibilityContainer, AccessibilityReadingOrder {
    /// The cells, supplementary views and scrolling sections from top to bottom, followed by the other subviews.
    package final var subviewsInReadingOrder: [View] {
        func isElement(_ view: View) -> Bool { view is CollectionReusableView || view is OrthogonalScroller }
        return subviews.filter(isElement).sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        } + subviews.filter { !isElement($0) }
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
    final var mountedCells: [ReusableView] { Array(cells.mounted.values) }
    final var semantics: any RowSemantics { CollectionSemantics(view: self) }
    final func whenMounted(_ action: @escaping () -> Void) { cells.whenMounted(action) }
    final func row(of cell: ReusableView) -> Int? {
        guard let cell = cell as? CollectionViewCell,
            (cell.superview as? any CellContaining)?.cellHost === self
        else { return nil }
        return cell.item
    }
}

extension CollectionView: FocusOrdering {
    /// The subviews in Tab order: the elements from top to bottom, then all other subviews.
    package final var subviewsInFocusOrder: [View] { subviewsInReadingOrder }
}
