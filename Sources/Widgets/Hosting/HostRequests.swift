/// What a host asks of what it lives in: a window, an embedding program.
protocol HostRequests: AnyObject {
    /// A text view got (with the caret's place, in points of the window's space) or lost the keyboard focus.
    func textInputChanged(caret: Rect?)
    func restorableStateChanged()
    /// The pointer is over something else, and is to look so.
    func cursorChanged(_ cursor: Cursor)
}
