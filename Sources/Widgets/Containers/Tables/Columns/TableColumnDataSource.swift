/// The rows of a table with columns, modelled on `NSTableViewDataSource`.
///
/// Rows have numbers; a table with columns has one section. The table asks only for the texts of visible rows and columns, and draws them
/// without a view per cell. Set the object as the table's ``ListView/dataSource``.
///
///     extension Library: TableColumnDataSource {
///         func numberOfRows(in tableView: TableView) -> Int { books.count }
///         func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
///             column.identifier == "title" ? books[row].title : books[row].author
///         }
///     }
///
/// Declare the conformance in an extension, as here, with the methods in it: the compiler then warns of a method that is similar to one of the
/// protocol, but not the same, and would not be called.
@MainActor
public protocol TableColumnDataSource: ListViewDataSource {
    /// Returns the number of rows.
    func numberOfRows(in tableView: TableView) -> Int
    /// Returns the text of a cell.
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String
    /// Returns a view that is displayed instead of the text, such as a check box; nil, the default, for a text.
    ///
    /// ``TableView/makeView(withIdentifier:)`` returns a view that another row no longer needs.
    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View?
    /// Changes the appearance of a cell with a text before it is displayed; does nothing unless implemented.
    ///
    /// `NSTableViewDelegate.tableView(_:willDisplayCell:for:row:)`. Called when the text of the cell is read; `reloadData(forRowIndexes:columnIndexes:)`
    /// repeats both.
    func tableView(
        _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int)
    /// Returns the text of a cell in a summary row below all others; empty unless implemented.
    ///
    /// It is called for visible columns when the rows of the table have changed, and by ``TableView/reloadFooterRows()``.
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow)
        -> String
    /// Returns the text of a cell in a summary row above all others; unless implemented, that of a row below them.
    ///
    /// It is called for visible columns when the rows of the table have changed, and by ``TableView/reloadHeaderRows()``.
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, headerRow: TableSummaryRow)
        -> String
    /// Returns whether the user can edit a cell, by F2 or a double-click; false unless implemented.
    func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool
    /// Returns the text with which an edit of a cell begins; the displayed text unless implemented.
    ///
    /// For cells that display the result of what is entered, such as a formula.
    func tableView(_ tableView: TableView, editingStringFor column: TableColumn, row: Int) -> String
    /// Returns the part of the text that is selected when an edit of a cell begins; all of it unless implemented.
    ///
    /// For file names: with the part before the extension selected, typing replaces the name and keeps the extension.
    ///
    ///     string.startIndex..<(string.lastIndex(of: ".") ?? string.endIndex)
    func tableView(_ tableView: TableView, selectedRangeOf string: String, for column: TableColumn, row: Int)
        -> Range<String.Index>
    /// Changes the data of a cell to the text that the user has entered.
    ///
    /// An error keeps the text field open, and is displayed: the message of a ``TableEditError``, or the description of another error
    /// that conforms to `CustomStringConvertible`. A data source that needs time to store texts is a ``TableColumnAsyncDataSource``. If a data source that lets the user edit cells does not
    /// implement the method, the text is lost, and a diagnostic is reported.
    func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws
    /// Called when the user has clicked a header: sort the data by `tableView.sortDescriptors`, and call `reloadData()`.
    func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor])
    /// Returns whether the user can move a column to another place; true unless implemented.
    ///
    /// Both are indices in ``TableView/tableColumns``; `newColumnIndex` is -1 when the user begins to drag the column.
    func tableView(_ tableView: TableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int)
        -> Bool
    /// Returns whether the menu of the header shows and hides a column; true unless implemented.
    func tableView(_ tableView: TableView, userCanChangeVisibilityOf column: TableColumn) -> Bool
}

extension TableColumnDataSource {
    public func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? { nil }
    public func tableView(
        _ tableView: TableView, willDisplayCell cell: inout TableTextCell, for column: TableColumn, row: Int
    ) {}
    public func tableView(
        _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
    ) -> String { "" }
    public func tableView(
        _ tableView: TableView, stringValueFor column: TableColumn, headerRow: TableSummaryRow
    ) -> String { self.tableView(tableView, stringValueFor: column, footerRow: headerRow) }
    public func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { false }
    public func tableView(_ tableView: TableView, editingStringFor column: TableColumn, row: Int) -> String {
        self.tableView(tableView, stringValueFor: column, row: row)
    }
    public func tableView(
        _ tableView: TableView, selectedRangeOf string: String, for column: TableColumn, row: Int
    ) -> Range<String.Index> { string.startIndex..<string.endIndex }
    public func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws {
        ListSource(list: tableView).reportUnimplemented(
            "tableView(_:setStringValue:for:row:)", of: Self.self, "TableColumnDataSource",
            lost: "the text \"\(string)\" of column \"\(column.identifier)\" in row \(row)")
    }
    public func tableView(
        _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
    ) {}
    public func tableView(
        _ tableView: TableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
    ) -> Bool { true }
    public func tableView(_ tableView: TableView, userCanChangeVisibilityOf column: TableColumn) -> Bool {
        true
    }
}

extension TableColumnDataSource {
    public func numberOfRows(in listView: ListView) -> Int {
        guard let table = listView as? TableView else {
            listView.reportInvalid(
                "its data source \(Self.self) is one for tables", cure: "no rows are shown; use a TableView")
            return 0
        }
        return numberOfRows(in: table)
    }

    public func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        guard let table = listView as? TableView else { return ReusableView(frame: .zero) }
        let view =
            table.cells.pool.takeSpare(TableRowView.reuseName) as? TableRowView ?? TableRowView(frame: .zero)
        view.reuseIdentifier = TableRowView.reuseName
        view.show(row, of: table, self)
        return view
    }

    public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        (listView as? TableView)?.headerView == nil ? nil : ""
    }

    public func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        (listView as? TableView)?.headerView
    }
}
