extension ListView: AccessibilityContainer, AccessibilityReadingOrder {
    /// The cells and pinned headers from top to bottom, regardless of the order in which they were mounted, followed by the other subviews.
    package final var subviewsInReadingOrder: [View] {
        func isInOrder(_ view: View) -> Bool { view is ReusableView || sectionViews.extendsHeader(view) }
        return subviews.filter(isInOrder).sorted { $0.frame.minY < $1.frame.minY }
            + subviews.filter { !isInOrder($0) }
    }

    public final func accessibilityElementCount() -> Int { numberOfRows }

    /// Returns the cell of a row, or an element that represents the row while it has no cell.
    public final func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard index >= 0, index < numberOfRows else { return nil }
        if let cell = cells.cell(for: index) { return cell }
        return rowElements.element(for: index, in: self)
    }

    public final func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        if let row = element as? ListRowElement { return row.row < numberOfRows ? row.row : nil }
        return (element as? ReusableView).flatMap(indexForRow(with:))
    }
}

extension ListView: CellHosting {
    final var mountedCells: [ReusableView] { cells.mounted.map(\.cell) }
    final var semantics: any RowSemantics { ListRowSemantics(list: self) }
    final func whenMounted(_ action: @escaping () -> Void) { cells.whenMounted(in: self) { _ in action() } }
    final func row(of cell: ReusableView) -> Int? { indexForRow(with: cell) }
}

extension ListView: FocusOrdering {
    package final var subviewsInFocusOrder: [View] { ListFocusOrder(list: self).subviews }
}

extension ListView: ContextMenuAnchoring {
    package final var keyboardMenuAnchor: Rect? { selection.cursor.map(rectForRow(at:)) }
}
