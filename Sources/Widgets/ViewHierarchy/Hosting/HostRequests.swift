/// The requests of a host to its environment: a window or an embedding program.
package protocol HostRequests: AnyObject {
    /// A text view got (with the caret's place, in points of the window's space) or lost the keyboard focus.
    func textInputChanged(caret: Rect?)
    func restorableStateChanged()
    /// The pointer is over something else, and is to look so.
    func cursorChanged(_ cursor: Cursor)
}
