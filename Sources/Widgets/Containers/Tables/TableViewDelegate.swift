/// The delegate of a table, modelled on `UITableViewDelegate`.
///
/// All methods are optional. As with ``TableViewDataSource``, a method that only a subclass of the conforming class implements is not
/// called.
///
///     func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
///         show(messages[indexPath.row])
///     }
@MainActor
public protocol TableViewDelegate: ListViewDelegate {
    /// Returns the height of a row in points; ``ListView/automaticDimension`` computes it from the cell.
    ///
    /// Called for rows that are visible. Unless implemented, the table's ``ListView/rowHeight``.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

    /// Returns whether the user may press the row, by which it is also selected; true unless implemented.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Returns the row to select instead of the given one; nil for none. The given row unless implemented.
    ///
    /// Called for each row that the user is about to select, also for the rows of a range that are not visible.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row to deselect; nil keeps the given row selected. The given row unless implemented.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has selected a visible row that was not selected; not called when the program selects it.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Called when the user has deselected a visible row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// Called when the user double-clicks a row or presses Return on it, for example to open it.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
    /// Called when the user has pressed the detail button of a row.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns whether dragged items that rest over the row select it, in a table that is spring-loaded; true by default.
    func tableView(_ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath) -> Bool
    /// Returns the text of the row for type-ahead; unless implemented, that of its cell for visible rows.
    func tableView(_ tableView: TableView, typeSelectStringForRowAt indexPath: IndexPath) -> String?

    /// Called in the layout pass in which the row has become visible.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when the row is no longer visible or has been removed; `indexPath` is its last path while it was visible.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        tableView.rowHeight
    }
    public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: TableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        tableView.cellForRow(at: indexPath)?.visibleText
    }
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}
}
