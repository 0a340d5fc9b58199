/// The content of a list: `UITableViewDataSource`, rows counted through all sections as `NSTableView` counts them.
///
///     extension Inbox: ListViewDataSource {
///         func numberOfRows(in listView: ListView) -> Int { messages.count }
///         func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
///             let cell = listView.dequeueReusableCell(withIdentifier: "message", for: row)
///             (cell as? ListCell)?.text = messages[row].subject
///             return cell
///         }
///     }
@MainActor
public protocol ListViewDataSource: AnyObject {
    /// Returns the number of all rows.
    func numberOfRows(in listView: ListView) -> Int
    /// A cell for the row, dequeued or new; asked for only when the row comes into sight.
    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView

    /// Sections that the rows are in; 1 unless implemented.
    func numberOfSections(in listView: ListView) -> Int
    /// Rows of a section: together as many as `numberOfRows(in:)`; all, unless implemented.
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int
    /// Returns the title above a section; nil for no header.
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section; nil for no footer.
    func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String?
    /// A header of its own instead of the title's line, dequeued or new; nil unless implemented.
    ///
    /// Asked for only when a section with a header title comes into sight.
    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView?
}

extension ListViewDataSource {
    public func numberOfSections(in listView: ListView) -> Int { 1 }
    public func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        listView.numberOfRows
    }
    public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { nil }
    public func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? { nil }
    public func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? { nil }
}

/// Hears what becomes of a list's rows: `UITableViewDelegate`.
///
/// All of it is optional. Set it as the list's ``ScrollView/delegate``.
///
///     func listViewSelectionDidChange(_ listView: ListView) { show(listView.selectedRows) }
@MainActor
public protocol ListViewDelegate: ScrollViewDelegate {
    /// The height of a row, in points; nil: as `rowHeight` has it.
    func listView(_ listView: ListView, heightForRowAt row: Int) -> Double?
    /// The user has chosen the row; not called for what the program does.
    func listView(_ listView: ListView, didSelectRowAt row: Int)
    func listView(_ listView: ListView, didDeselectRowAt row: Int)
    /// The user has changed what is selected: once for each press and key.
    func listViewSelectionDidChange(_ listView: ListView)
    /// A double click, or Return: whatever opening the row means.
    func listView(_ listView: ListView, didActivateRowAt row: Int)
    /// Returns the text that type-ahead search compares; nil excludes the row.
    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String?
}

extension ListViewDelegate {
    public func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? { nil }
    public func listView(_ listView: ListView, didSelectRowAt row: Int) {}
    public func listView(_ listView: ListView, didDeselectRowAt row: Int) {}
    public func listViewSelectionDidChange(_ listView: ListView) {}
    public func listView(_ listView: ListView, didActivateRowAt row: Int) {}
    public func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { nil }
}
