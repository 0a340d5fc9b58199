extension TableRows {
    /// The keys of the visible rows.
    var visibleKeys: [RowKey] {
        table.indexesForVisibleRows.filter { $0 < source.count }.map { source.key(of: $0) }
    }
}

extension TableRows: RowActionProviding {
    func disclosure(at row: Int) -> RowDisclosure? {
        guard source.isTree, let reader = reader(at: row) else { return nil }
        return source.segment(of: row).nesting.place(reader.disclosure) ?? RowDisclosure()
    }

    func listView(_ listView: ListView, actionsForRowAt row: Int) -> [RowAction] {
        disclosure(at: row)?.action.map { [$0] } ?? []
    }
}

extension RowTableView: TableOutlining {
    var indentationPerLevel: Double { RowDisclosure.indentation }

    func isOutlineColumn(_ column: Widgets.TableColumn) -> Bool {
        column === tableColumns.first { !$0.isHidden }
    }

    func disclosure(ofRow row: Int) -> TableRowDisclosure? {
        rows?.disclosure(at: row).map { TableRowDisclosure(level: $0.level, isExpanded: $0.isExpanded) }
    }

    func toggleDisclosure(ofRow row: Int, descendants: Bool) { rows?.disclosure(at: row)?.toggle() }

    func describe(row: Int, _ attributes: inout AccessibilityAttributes) {
        describeDisclosure(ofRow: row, &attributes)
    }
}

extension RowTableView: OutlineRowDisplaying {
    var outlineList: Widgets.ListView { self }
    var outlineSource: RowSource { rows?.source ?? RowSource() }
    func disclosure(at row: Int) -> RowDisclosure? { rows?.disclosure(at: row) }
    func selectionDidChangeByUser() { listDelegateSelectionDidChange() }
    /// Right goes on to the cells of a tree grid.
    var selectsFirstChild: Bool { tableColumns.count { !$0.isHidden } == 1 }
}
