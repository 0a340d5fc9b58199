/// The sections, rows and cells of a table, modelled on `UITableViewDataSource`.
///
/// Only the numbers of rows and the cells are required. A class that conforms to the protocol must implement the optional methods
/// itself: those that only a subclass implements are not called, because the class conforms with the default implementations.
/// ``TableViewController`` and ``TableViewDiffableDataSource`` have open methods for this purpose.
///
///     extension Inbox: TableViewDataSource {
///         func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { messages.count }
///         func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///             let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
///             cell.textLabel?.text = messages[indexPath.row].subject
///             return cell
///         }
///     }
@MainActor
public protocol TableViewDataSource: ListViewDataSource {
    /// Returns the number of rows in a section.
    ///
    /// Called for each section, several times, when the data are loaded and after updates: it should be O(1).
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a dequeued or new cell for a row; called only when the row becomes visible.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// Returns the number of sections; 1 unless implemented.
    func numberOfSections(in tableView: TableView) -> Int
    /// Returns the title of a section's header; nil, the default, for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer; nil, the default, for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether the user can edit a row: delete it by swiping and with the Delete key, and in the table's editing mode.
    ///
    /// Unless implemented, false: unlike UIKit, the table cannot determine whether `tableView(_:commit:forRowAt:)` is implemented. Swipe
    /// actions of the delegate do not need it.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Deletes the element of a row, or inserts one, on behalf of the user, and updates the table accordingly.
    ///
    /// If it is called but not implemented, a diagnostic is reported, as for `tableView(_:moveRowAt:to:)`. Declare the conformance in an
    /// extension: the compiler then warns of methods that are similar to one of the protocol and would not be called.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    )
    /// Returns whether the user can move a row; false unless implemented.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Moves an element of the data on behalf of the user; `destinationIndexPath` is its path after the move.
    ///
    /// The table moves the row itself afterwards.
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension TableViewDataSource {
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        ListSource(list: tableView).reportUnimplemented(
            "tableView(_:commit:forRowAt:)", of: Self.self, "TableViewDataSource",
            lost: "the change \(editingStyle) of row \(indexPath.row) in section \(indexPath.section)")
    }
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        ListSource(list: tableView).reportUnimplemented(
            "tableView(_:moveRowAt:to:)", of: Self.self, "TableViewDataSource",
            lost: "the move of row \(sourceIndexPath.row) in section \(sourceIndexPath.section)")
    }
}
