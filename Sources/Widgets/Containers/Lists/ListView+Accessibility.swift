extension ListView: AccessibilityContainer, AccessibilityReadingOrder {
    final func describeRows(_ attributes: inout AccessibilityAttributes) {
        attributes.role = .list
        attributes.states.insert(.managesDescendants)
        if allowsMultipleSelection { attributes.states.insert(.multiselectable) }
    }

    /// The cells from top to bottom, regardless of the order in which they were mounted, followed by the other subviews.
    package final var subviewsInReadingOrder: [View] {
        subviews.filter { $0 is ReusableView }.sorted { $0.frame.minY < $1.frame.minY }
            + subviews.filter { !($0 is ReusableView) }
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
    final var semantics: any RowSemantics { ListRowSemantics(list: self) }
    final func whenMounted(_ action: @escaping () -> Void) { cells.whenMounted(in: self) { _ in action() } }
    final func row(of cell: ReusableView) -> Int? { indexForRow(with: cell) }
}

extension ListView: FocusOrdering {
    /// The subviews in Tab order: headers, rows and footers from top to bottom, then all other subviews.
    ///
    /// Cells become subviews when their rows become visible, so the order of the subviews differs from that of the rows. Complexity: O(n
    /// log n) in the number of subviews.
    package final var subviewsInFocusOrder: [View] {
        var positions: [ObjectIdentifier: (section: Int, part: Int, row: Int)] = [:]
        for (section, view) in sectionViews.headers { positions[ObjectIdentifier(view)] = (section, 0, 0) }
        for entry in cells.mounted {
            positions[ObjectIdentifier(entry.cell)] = (section(ofRow: entry.row), 1, entry.row)
        }
        for (section, view) in sectionViews.footers { positions[ObjectIdentifier(view)] = (section, 2, 0) }
        let end = (section: Int.max, part: 0, row: 0)
        let ordered = subviews.enumerated().sorted { first, second in
            let (a, b) = (
                positions[ObjectIdentifier(first.element)] ?? end,
                positions[ObjectIdentifier(second.element)] ?? end
            )
            return (a.section, a.part, a.row, first.offset) < (b.section, b.part, b.row, second.offset)
        }
        return ordered.map(\.element)
    }
}

extension ListView: ContextMenuAnchoring {
    package final var keyboardMenuAnchor: Rect? { selection.cursor.map(rectForRow(at:)) }
}
