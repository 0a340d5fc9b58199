/// The rows and cells of a list, modelled on `UITableViewDataSource`.
///
/// Rows are numbered across all sections, as in `NSTableView`.
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
    /// Returns the total number of rows in all sections.
    func numberOfRows(in listView: ListView) -> Int
    /// Returns a dequeued or new cell for the row; called only when the row becomes visible.
    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView

    /// Returns the number of sections; 1 unless implemented.
    func numberOfSections(in listView: ListView) -> Int
    /// Returns the number of rows in a section; all rows unless implemented.
    ///
    /// The sum over all sections must equal `numberOfRows(in:)`.
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int
    /// Returns the title of a section's header; nil for no header.
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer; nil for no footer.
    func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String?
    /// Returns whether the user can move the row; false unless implemented.
    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool
    /// Moves an element of the data on behalf of the user; `newRow` is its index after the change.
    ///
    /// The list moves the row itself afterwards.
    func listView(_ listView: ListView, moveRowAt row: Int, to newRow: Int)
    /// Returns a dequeued or new view for a section's header; nil, the default, displays the header title in a ``ListHeaderView``.
    ///
    /// Called only for sections with a header title, when the header becomes visible.
    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView?
    /// Returns a dequeued or new view for a section's footer; nil, the default, displays the footer title in a ``ListHeaderView``.
    ///
    /// Called only for sections with a footer, when the footer becomes visible.
    func listView(_ listView: ListView, viewForFooterInSection section: Int) -> ReusableView?
}

extension ListViewDataSource {
    public func numberOfSections(in listView: ListView) -> Int { 1 }
    public func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        numberOfRows(in: listView)
    }
    public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { nil }
    public func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? { nil }
    public func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { false }
    public func listView(_ listView: ListView, moveRowAt row: Int, to newRow: Int) {
        ListSource(list: listView).reportUnimplemented(
            "listView(_:moveRowAt:to:)", of: Self.self, "ListViewDataSource", lost: "the move of row \(row)")
    }
    public func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? { nil }
    public func listView(_ listView: ListView, viewForFooterInSection section: Int) -> ReusableView? { nil }
}

/// The delegate of a list, modelled on `UITableViewDelegate`.
///
/// All methods are optional. Set it as the list's ``ScrollView/delegate``.
///
///     func listViewSelectionDidChange(_ listView: ListView) { show(listView.selectedRowIndexes) }
@MainActor
public protocol ListViewDelegate: ScrollViewDelegate {
    /// Returns the height of a row in points; nil uses the list's `rowHeight`.
    func listView(_ listView: ListView, heightForRowAt row: Int) -> Double?
    /// Returns the height of a section's header in points; nil uses `sectionHeaderHeight` for sections with a title.
    func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Double?
    /// Returns the height of a section's footer in points; nil uses `sectionFooterHeight` for sections with a footer title.
    func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Double?
    /// Called when the user has selected the row; not called when the program selects it.
    ///
    /// Only rows with mounted cells are reported; use `listViewSelectionDidChange(_:)` for complete notifications.
    func listView(_ listView: ListView, didSelectRowAt row: Int)
    func listView(_ listView: ListView, didDeselectRowAt row: Int)
    /// Called when the user has changed the selection, once for each press or key.
    func listViewSelectionDidChange(_ listView: ListView)
    /// Called when the user double-clicks a row or presses Return on it, for example to open it.
    func listView(_ listView: ListView, didActivateRowAt row: Int)
    /// Called when the user has pressed the detail button of a row, ``ListCell/AccessoryType/detailButton``.
    func listView(_ listView: ListView, accessoryButtonTappedForRowAt row: Int)
    /// Returns whether dragged items that rest over the row select it, in a list that is spring-loaded; true by default.
    func listView(_ listView: ListView, shouldSpringLoadRowAt row: Int) -> Bool
    /// Returns the text of the row for type-ahead; nil excludes the row.
    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String?
}

extension ListViewDelegate {
    public func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? { nil }
    public func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Double? { nil }
    public func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Double? { nil }
    public func listView(_ listView: ListView, didSelectRowAt row: Int) {}
    public func listView(_ listView: ListView, didDeselectRowAt row: Int) {}
    public func listViewSelectionDidChange(_ listView: ListView) {}
    public func listView(_ listView: ListView, didActivateRowAt row: Int) {}
    public func listView(_ listView: ListView, accessoryButtonTappedForRowAt row: Int) {}
    public func listView(_ listView: ListView, shouldSpringLoadRowAt row: Int) -> Bool { true }
    public func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? { nil }
}
