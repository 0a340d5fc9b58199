/// The accessibility attributes and actions of a list's rows, whether mounted or not.
struct ListRowSemantics: RowSemantics {
    let list: ListView

    var rowCount: Int { list.numberOfRows }
    func frame(of row: Int) -> Rect { list.rectForRow(at: row) }
    func reveal(_ row: Int) { list.scrollToRow(at: row, at: .none, animated: false) }
    func perform(_ name: String, on row: Int) -> Bool { list.performAction(name, onRow: row) }

    /// The semantics of cells, if rows consist of cells.
    private var table: (any RowCells)? { (list as? any RowCellProviding)?.rowCells }

    func describeList(_ attributes: inout AccessibilityAttributes) {
        attributes.role = .list
        attributes.states.insert(.managesDescendants)
        if list.allowsMultipleSelection { attributes.states.insert(.multiselectable) }
        table?.describeTable(&attributes)
    }

    func describe(_ row: Int, _ attributes: inout AccessibilityAttributes) {
        attributes.role = .listItem
        attributes.positionInSet = row
        attributes.setSize = list.numberOfRows
        attributes.actions += list.actions(ofRow: row).map { .custom($0) }
        defer { table?.describeTableRow(row, &attributes) }
        guard list.allowsSelection else { return }
        attributes.states.insert(.selectable)
        if list.selection.rows.contains(row) { attributes.states.insert(.selected) }
        if list.isFirstResponder, row == list.selection.lead { attributes.states.insert(.focused) }
        attributes.actions.insert(.activate, at: 0)
    }

    /// Selects the row as a click does, and scrolls to it.
    ///
    /// - Returns: `false` when rows cannot be selected or the row does not exist.
    func choose(_ row: Int) -> Bool {
        guard list.allowsSelection, row >= 0, row < list.numberOfRows else { return false }
        list.scrollToRow(at: row, at: .none, animated: false)
        ListPress(list: list).select(row, [])
        return true
    }

    /// Returns the label of an unmounted row: its type-ahead text or, without one, the combined label of a cell configured for it.
    func label(ofUnmounted row: Int) -> String? {
        if let table { return table.label(ofTableRow: row) }
        if let text = list.listDelegate?.listView(list, typeSelectStringForRowAt: row) { return text }
        guard let cell = list.dataSource?.listView(list, cellForRowAt: row) else { return nil }
        cell.runConfigurationUpdate()
        let label = AccessibilityTree.combinedLabel(of: cell)
        list.recycle(cell)
        return label
    }
}
