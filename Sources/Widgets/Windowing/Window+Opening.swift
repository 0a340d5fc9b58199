extension Window {
    /// Opens the window and brings it to the front of the other windows.
    ///
    /// When the first frame runs, the keyboard focus moves to the `preferredFocusedView` of the root view controller, or otherwise to the
    /// first visible view that can become first responder, unless the program has already moved the focus.
    ///
    /// If no window can be opened, `Application.run` ends and throws the reason.
    public final func makeKeyAndVisible() {
        if let presenter { presenter.bringToFront() } else { Application.shared.open(self) }
    }

    /// The size of the content when the window opens without a restored frame.
    var initialSize: Size {
        guard let contentMaxSize else { return bounds.size }
        return Size(
            width: min(bounds.width, contentMaxSize.width), height: min(bounds.height, contentMaxSize.height))
    }

    /// The title, after a mark if the document has unsaved changes.
    var titleWithMark: String { isDocumentEdited ? "\u{2022} " + title : title }
}
