/// The superview of cells: a list or a collection, or a part of it that scrolls by itself.
protocol CellContaining: View {
    /// The list or collection that has mounted the cells; nil after it was deallocated.
    var cellHost: (any CellHosting)? { get }
}

/// A scroll view whose reusable cells represent rows, numbered across all sections: a list or a collection.
protocol CellHosting: ScrollView, CellContaining, FocusWithinObserving {
    /// The mounted cells of rows, in any order.
    var mountedCells: [ReusableView] { get }
    /// The semantics of the rows.
    var semantics: any RowSemantics { get }
    /// Returns the row of a mounted cell; nil for any other view.
    func row(of cell: ReusableView) -> Int?
    /// Returns the cell to the reuse pool.
    func recycle(_ cell: ReusableView)
    /// Runs `action` now, or after the cells are mounted if they are being mounted.
    func whenMounted(_ action: @escaping () -> Void)
}

/// The accessibility attributes and actions of rows, whether they have cells or not.
protocol RowSemantics {
    var rowCount: Int { get }
    /// Returns the frame of a row in points of the content.
    func frame(of row: Int) -> Rect
    /// Adds the semantics of a row.
    func describe(_ row: Int, _ attributes: inout AccessibilityAttributes)
    /// Returns the label of a row without a cell.
    func label(ofUnmounted row: Int) -> String?
    /// Selects a row as a click does, and scrolls to it; false when rows cannot be selected or the row does not exist.
    func choose(_ row: Int) -> Bool
    /// Scrolls by the smallest distance that makes the row visible.
    func reveal(_ row: Int)
    /// Performs an action that ``describe(_:_:)`` has named.
    func perform(_ name: String, on row: Int) -> Bool
}

extension CellHosting {
    var cellHost: (any CellHosting)? { self }

    /// Emphasises the selection while the keyboard focus is in the host.
    package func focusWithinChanged() {
        let isEmphasized = hasFocusWithin
        for cell in mountedCells { cell.isEmphasized = isEmphasized }
    }

    func containsFocus(_ view: View) -> Bool {
        (viewHost?.firstResponder as? View)?.isDescendant(of: view) == true
    }

    /// Makes the host the first responder in place of a view inside of it, and then runs `action`.
    func takeFocus(then action: @escaping () -> Void = {}) {
        whenMounted { [weak self] in
            self?.becomeFirstResponder()
            action()
        }
    }
}

extension ReusableView {
    private var place: (host: any CellHosting, row: Int)? {
        guard let host = (superview as? any CellContaining)?.cellHost, let row = host.row(of: self) else {
            return nil
        }
        return (host, row)
    }

    final func describeRow(_ attributes: inout AccessibilityAttributes) {
        guard let (host, row) = place else { return }
        host.semantics.describe(row, &attributes)
        defer { if isContentDisabled { attributes.states.remove(.enabled) } }
        // A row with cells has their names, and is never a leaf.
        if self is any AccessibilitySubviewContaining { return }
        attributes.label = AccessibilityTree.combinedLabel(of: self)
        attributes.isElement = !AccessibilityTree.hasOperableContent(self)
    }

    final func chooseRow() -> Bool { place.map { $0.host.semantics.choose($0.row) } ?? false }
}

extension ReusableView: AccessibilityActionPerforming {
    package final func performCustomAction(named name: String) -> Bool {
        place.map { $0.host.semantics.perform(name, on: $0.row) } ?? false
    }
}
