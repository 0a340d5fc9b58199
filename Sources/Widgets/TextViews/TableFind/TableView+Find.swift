extension TableView {
    /// Whether Ctrl+F opens a bar that finds texts in the cells of visible columns; false by default.
    ///
    /// For tables with columns. Return and F3 select the row of the next match, with Shift the previous one; Escape returns to the table.
    ///
    ///     table.isFindInteractionEnabled = true
    public final var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            if newValue == isFindInteractionEnabled { return }
            findInteraction?.dismissFindNavigator()
            findInteraction?.endSession()
            finding = newValue ? FindInteraction(in: TableFindTarget(tableView: self)) : nil
        }
    }

    /// The search; nil unless ``isFindInteractionEnabled``.
    public final var findInteraction: FindInteraction? { finding as? FindInteraction }
}
