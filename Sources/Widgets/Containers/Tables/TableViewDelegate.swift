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

    /// Returns the place to which the user may move a row instead of the proposed one; the proposed one unless implemented.
    ///
    /// Called while rows are dragged, for Alt with an arrow key and for actions of assistive technologies. Several rows that move together
    /// begin at the returned place; `sourceIndexPath` is then the path of the first one. `proposedDestinationIndexPath` and the result are
    /// paths from after the rows have left their places.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Called in the layout pass in which the row has become visible.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when the row is no longer visible or has been removed; `indexPath` is its last path while it was visible.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Returns the height of a section's header in points.
    ///
    /// Unless implemented, ``ListView/automaticDimension``: that of the view of `viewForHeaderInSection`, which is then created for each
    /// section when the data are loaded, or `sectionHeaderHeight` for a section with a title.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
    /// Returns the height of a section's footer in points; automatic unless implemented, as for headers.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
    /// Returns a dequeued or new view for a section's header; nil, the default, displays its title.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    /// Returns a dequeued or new view for a section's footer; nil, the default, displays its title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// Called before a header is displayed.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    /// Called before a footer is displayed.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// Returns the control of a row that can be edited; `.delete` unless implemented.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle
    /// Returns the title of the button that deletes a row; "Delete" unless implemented.
    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    /// Returns the actions that a swipe from the leading side reveals; nil, the default, for none.
    ///
    /// They are also in the context menu of the row, and available to assistive technologies.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// Returns the actions that a swipe from the trailing side reveals.
    ///
    /// With nil, the default, a row that can be deleted has the action "Delete".
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// Returns the context menu of a row; nil, the default, opens one of its swipe actions, if it has any.
    func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration?
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
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
        TableView.automaticDimension
    }
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
        TableView.automaticDimension
    }
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
    public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    }
    public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    }
    public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle
    { .delete }
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    public func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? { nil }
}
