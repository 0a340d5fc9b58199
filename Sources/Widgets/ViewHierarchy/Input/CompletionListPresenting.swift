/// The presenter of lists from which the user completes a text: the lists of combo boxes and of text completion.
package protocol CompletionListPresenting: AnyObject {
    /// Opens an empty list for `owner`, which keeps the focus and handles the keys.
    ///
    /// `onChoose` is called with the index of a row that is clicked, `onDismiss` once, when the list is closed. Returns nil if `owner` is
    /// not in a window.
    func open(
        for owner: View, onChoose: @escaping (Int) -> Void, onDismiss: @escaping () -> Void
    ) -> (any CompletionList)?
}

/// An open list of completions.
package protocol CompletionList: AnyObject {
    /// The index of the highlighted row; nil for none.
    var highlighted: Int? { get }
    /// Displays a row for each title beside `anchor`, in the window's space; at most `rowCount` rows are visible at once.
    func show(_ titles: [String], at anchor: PopupPlacement.Anchor, minimumWidth: Double, rowCount: Int)
    /// Highlights a row and scrolls it into view; nil removes the highlight.
    func highlight(_ index: Int?)
    /// Closes the list without choosing a row.
    func close()
}
