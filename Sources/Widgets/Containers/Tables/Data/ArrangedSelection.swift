/// The elements of a table's selection and edit, kept while its rows are sorted and filtered.
///
///     let keeper = ArrangedSelection(of: table, contentIndex(ofRow:))
///     let places = keeper.places(among: content.count, rows: new)
///     rows = new
///     keeper.restore(places)
struct ArrangedSelection {
    private let table: TableView?
    private var selected: [Int] = []
    private var anchor: Int?
    private var lead: Int?
    private var edited: Int?

    /// Remembers the elements; `contentIndex` returns the index of the element in a row.
    init(of table: TableView?, _ contentIndex: (Int) -> Int) {
        self.table = table
        guard let table, !table.needsReload else { return }
        let count = table.numberOfRows
        func index(_ row: Int?) -> Int? { row.flatMap { $0 < count ? contentIndex($0) : nil } }
        selected = table.selection.rows.compactMap(index)
        anchor = index(table.selection.anchor)
        lead = index(table.selection.lead)
        edited = index(table.columns?.editor?.row)
    }

    /// The rows of the elements in a new arrangement; nil for those that are not displayed.
    struct Places {
        var selected: [Int] = []
        var anchor: Int?
        var lead: Int?
        var edited: Int?
    }

    /// Returns the new rows of the elements: O(elements) if there are any.
    ///
    /// `rows` are the indices of the displayed elements among `count`; nil if all are displayed in their order.
    func places(among count: Int, rows: [Int32]?) -> Places {
        guard let rows else {
            return Places(selected: selected.sorted(), anchor: anchor, lead: lead, edited: edited)
        }
        var places = Places()
        if selected.isEmpty, anchor == nil, lead == nil, edited == nil { return places }
        var isSelected = [Bool](repeating: false, count: count)
        for index in selected where index < count { isSelected[index] = true }
        for row in rows.indices {
            let index = Int(rows[row])
            if isSelected[index] { places.selected.append(row) }
            if index == anchor { places.anchor = row }
            if index == lead { places.lead = row }
            if index == edited { places.edited = row }
        }
        return places
    }

    /// Ends the edit of an element that will not be displayed: its text is stored or, if the data source refuses it, discarded.
    func endHiddenEdit(_ places: Places) {
        guard let table, edited != nil, places.edited == nil else { return }
        TableCellEditing(table: table).finish()
    }

    /// Reloads the table, selects the new rows of the elements, and moves the field of an edit.
    func restore(_ places: Places) {
        guard let table else { return }
        if let row = places.edited, let editor = table.columns?.editor {
            table.columns?.editor = TableCellEditor(row: row, column: editor.column, field: editor.field)
        }
        table.reloadData()
        if selected.isEmpty, lead == nil { return }
        table.reloadRows()
        table.selection = RowSelection(RowIndexSet(places.selected), anchor: places.anchor, lead: places.lead)
    }
}
