/// The source of drags from the rows of a table, modelled on `UITableViewDragDelegate`.
///
/// Set it as the table's ``ListView/dragDelegate``. A drag of one of several selected rows takes all of them along, unless the data source
/// can move the row. Reordering needs no delegate: implement `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)` in the data
/// source.
///
///     func tableView(_ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath) -> [DragItem] {
///         [DragItem(itemProvider: ItemProvider(files[indexPath.row].name))]
///     }
@MainActor
public protocol TableViewDragDelegate: ListViewDragDelegate {
    /// Returns the items to drag or copy from a row; an empty array for none.
    ///
    /// Also called for each selected row when rows are copied or cut, and for one of them when the Edit menu opens.
    func tableView(_ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath)
        -> [DragItem]
    /// Returns whether receivers may move the items, and whether the user can cut them; true by default.
    func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession) -> Bool
    /// Called when a drag begins.
    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)
    /// Called when a drag is over, also without a drop.
    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)
    /// Called after ``tableView(_:dragSessionDidEnd:)`` when items were dropped, or when cut items were pasted, with the effect; remove the
    /// rows of moved items here, unless the table's own drop delegate has moved them.
    ///
    /// Not called for rows that the table has moved itself, by means of its data source.
    func tableView(_ tableView: TableView, dragSession: DragSession, didEndWith operation: DropOperation)
}

extension TableViewDragDelegate {
    public func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession) -> Bool
    { true }
    public func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {}
    public func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {}
    public func tableView(
        _ tableView: TableView, dragSession: DragSession, didEndWith operation: DropOperation
    ) {}
}

// The requirements of a list's drag delegate, which address rows by their numbers, by means of those of a table's.
extension TableViewDragDelegate {
    public func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int)
        -> [DragItem]
    {
        guard let table = listView as? TableView else { return [] }
        return tableView(table, itemsForBeginning: session, at: table.indexPath(ofRow: row))
    }

    public func listView(_ listView: ListView, dragSessionAllowsMoveOperation session: DragSession) -> Bool {
        (listView as? TableView).map { tableView($0, dragSessionAllowsMoveOperation: session) } ?? false
    }

    public func listView(_ listView: ListView, dragSession: DragSession, didEndWith operation: DropOperation)
    {
        guard let table = listView as? TableView else { return }
        tableView(table, dragSessionDidEnd: dragSession)
        if operation.isDrop { tableView(table, dragSession: dragSession, didEndWith: operation) }
    }
}
