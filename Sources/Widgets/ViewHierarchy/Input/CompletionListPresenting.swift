/// The presenter of lists from which the user completes a text: the lists of combo boxes and of text completion.
package protocol CompletionListPresenting: AnyObject {
    /// Opens an empty list for `owner`, which keeps the focus and handles the keys.
    ///
    /// `onChoose` is called with the index of a row that is clicked, `onDismiss` once, when the list is closed. Returns nil if `owner` is
    /// not in a window.
    func open(
        for owner: View, outsidePresses: CompletionListOutsidePresses, onChoose: @escaping (Int) -> Void,
        onDismiss: @escaping () -> Void
    ) -> (any CompletionList)?
}

/// The effect of a press beside an open list of completions, besides closing it.
package enum CompletionListOutsidePresses {
    /// The view under the pointer handles the press, unless it is a part of the owner: it may be the button that has opened the list.
    ///
    /// For suggestions, which the user may ignore.
    case passed
    /// The press only closes the list, as with menus.
    case swallowed
}

/// A row of a list of completions.
package struct CompletionRow: Hashable {
    package var title: String
    package var image: Image?

    package init(title: String, image: Image? = nil) {
        self.title = title
        self.image = image
    }
}

/// An open list of completions.
package protocol CompletionList: AnyObject {
    /// The index of the highlighted row; nil for none.
    var highlighted: Int? { get }
    /// Displays `rows` beside `anchor`, in the window's space; at most `rowCount` of them are visible at once.
    func show(_ rows: [CompletionRow], at anchor: PopupPlacement.Anchor, minimumWidth: Double, rowCount: Int)
    /// Highlights a row and scrolls it into view; nil removes the highlight.
    func highlight(_ index: Int?)
    /// Closes the list without choosing a row.
    func close()
}
