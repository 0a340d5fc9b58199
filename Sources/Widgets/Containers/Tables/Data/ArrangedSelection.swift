/// The elements of a table's selection and edit, kept while its rows are arranged anew.
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

    /// Returns the new rows of the elements: O(rows) if there are any.
    ///
    /// `rows` are the indices of the displayed elements among `count`; nil if all are displayed in their order.
    func places(among count: Int, rows: [Int32]?) -> [Int: Int] {
        let wanted = Set(selected + [anchor, lead, edited].compactMap(\.self))
        if wanted.isEmpty { return [:] }
        guard let rows else { return Dictionary(uniqueKeysWithValues: wanted.map { ($0, $0) }) }
        var isWanted = [Bool](repeating: false, count: count)
        for index in wanted where index < count { isWanted[index] = true }
        var places: [Int: Int] = [:]
        for row in rows.indices where isWanted[Int(rows[row])] { places[Int(rows[row])] = row }
        return places
    }

    /// Ends the edit of an element that will not be displayed: its text is stored or, if the data source refuses it, discarded.
    func endHiddenEdit(_ places: [Int: Int]) {
        guard let table, let edited, places[edited] == nil else { return }
        TableCellEditing(table: table).finish()
    }

    /// Reloads the table, selects the new rows of the elements, and moves the field of an edit.
    func restore(_ places: [Int: Int]) {
        guard let table else { return }
        if let row = edited.flatMap({ places[$0] }), let editor = table.columns?.editor {
            table.columns?.editor = TableCellEditor(row: row, column: editor.column, field: editor.field)
        }
        table.reloadData()
        if selected.isEmpty, lead == nil { return }
        table.reloadRows()
        table.selection = RowSelection(
            RowIndexSet(selected.compactMap { places[$0] }), anchor: anchor.flatMap { places[$0] },
            lead: lead.flatMap { places[$0] })
    }
}
