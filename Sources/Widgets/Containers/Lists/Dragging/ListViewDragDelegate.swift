/// The source of drags from the rows of a list, modelled on `UITableViewDragDelegate`.
///
/// Reordering needs no delegate: implement `listView(_:canMoveRowAt:)` and `listView(_:moveRowAt:to:)` in the data source.
///
///     func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int) -> [DragItem] {
///         [DragItem(itemProvider: ItemProvider(notes[row].text))]
///     }
@MainActor
public protocol ListViewDragDelegate: AnyObject {
    /// Returns the items to drag or copy from a row; an empty array for none.
    ///
    /// Also called for each selected row when rows are copied or cut, and for one of them when the Edit menu opens.
    func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int) -> [DragItem]
    /// Returns whether receivers may move the items, and whether the user can cut them; true by default.
    func listView(_ listView: ListView, dragSessionAllowsMoveOperation session: DragSession) -> Bool
    /// Called when a drag is over, or when cut items were pasted, with its effect; remove the rows of moved items here.
    ///
    /// The effect is `move` also if the list has moved the rows itself, by means of its data source.
    func listView(_ listView: ListView, dragSession: DragSession, didEndWith operation: DropOperation)
}

extension ListViewDragDelegate {
    public func listView(_ listView: ListView, dragSessionAllowsMoveOperation session: DragSession) -> Bool {
        true
    }
    public func listView(_ listView: ListView, dragSession: DragSession, didEndWith operation: DropOperation)
    {}
}

/// The receiver of drops between the rows of a list, modelled on `UITableViewDropDelegate`.
///
///     func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {
///         Task { insert(try await session.loadObjects(of: String.self), at: row) }
///     }
@MainActor
public protocol ListViewDropDelegate: AnyObject {
    /// Returns whether the list takes part in the session; true by default.
    func listView(_ listView: ListView, canHandle session: DropSession) -> Bool
    /// Returns the effect of a drop before the row `row`, which equals the number of rows at the end; copies by default.
    func listView(
        _ listView: ListView, dropSessionDidUpdate session: DropSession, withDestinationRow row: Int
    ) -> DropProposal
    /// Called when items are dropped before the row `row`.
    func listView(_ listView: ListView, performDrop session: DropSession, at row: Int)
}

extension ListViewDropDelegate {
    public func listView(_ listView: ListView, canHandle session: DropSession) -> Bool { true }
    public func listView(
        _ listView: ListView, dropSessionDidUpdate session: DropSession, withDestinationRow row: Int
    ) -> DropProposal { DropProposal(operation: .copy) }
}
