/// The keyboard input of a table's header.
///
///     if !TableHeaderKeys(header: self).handle(event) { super.keyDown(with: event) }
struct TableHeaderKeys {
    let header: TableHeaderView

    /// The change of a width by one key, in points.
    private static let step = 10.0

    /// Chooses, sorts by, moves or resizes a column.
    ///
    /// - Returns: `false` when the key does not apply to the header.
    func handle(_ event: KeyEvent) -> Bool {
        guard let table = header.table, let columns = table.columns, !columns.visible.isEmpty else {
            return false
        }
        let current = min(header.focusedColumn ?? 0, columns.visible.count - 1)
        let modifiers = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (columns.inReadingOrder(event.key.keyCode), modifiers) {
        case (.keyboardLeftArrow, []): focus(current - 1, table, columns)
        case (.keyboardRightArrow, []): focus(current + 1, table, columns)
        case (.keyboardHome, []): focus(0, table, columns)
        case (.keyboardEnd, []): focus(columns.visible.count - 1, table, columns)
        case (.keyboardSpacebar, []), (.keyboardReturnOrEnter, []): columns.sort(byVisibleColumn: current)
        case (.keyboardLeftArrow, .control): move(current, by: -1, table, columns)
        case (.keyboardRightArrow, .control): move(current, by: 1, table, columns)
        case (.keyboardLeftArrow, .alternate): resize(columns.visible[current], by: -Self.step, columns)
        case (.keyboardRightArrow, .alternate): resize(columns.visible[current], by: Self.step, columns)
        case (.keyboardDownArrow, []): table.becomeFirstResponder()
        default: return false
        }
        return true
    }

    private func focus(_ index: Int, _ table: TableView, _ columns: TableColumns) {
        let index = min(max(index, 0), columns.visible.count - 1)
        header.focusedColumn = index
        columns.reveal(index)
        header.setNeedsDisplay()
    }

    private func move(_ index: Int, by distance: Int, _ table: TableView, _ columns: TableColumns) {
        let target = index + distance
        let frozen = columns.layout.frozenCount
        guard columns.style.allowsReordering, columns.visible.indices.contains(target),
            (index < frozen) == (target < frozen)
        else { return }
        columns.moveVisibleColumn(index, to: target)
        focus(target, table, columns)
    }

    private func resize(_ column: TableColumn, by distance: Double, _ columns: TableColumns) {
        guard columns.style.allowsResizing, column.resizingMask.contains(.userResizingMask) else { return }
        column.width += distance
    }
}
