/// The interface of a host to its environment, which is a window or an embedding program.
package protocol HostRequests: AnyObject {
    /// Called when a text view has gained the keyboard focus or its caret has moved (`caret` in points of the window's space),
    /// and with nil when it has lost the focus.
    func textInputChanged(caret: Rect?)
    /// Called when a text view has ended a composition by itself, such as after a click elsewhere: the input method discards it.
    func compositionDidEnd()
    func restorableStateChanged()
    /// Called when the cursor for the view under the pointer has changed.
    func cursorChanged(_ cursor: Cursor)
    /// Returns the host of the frontmost window of the program at `point`, in points of this window, and the point in its space; nil if
    /// there is none, or the positions of windows are unknown.
    func dragDestination(at point: Point) -> (host: any DragHost, location: Point)?
}

extension HostRequests {
    package func compositionDidEnd() {}
    package func dragDestination(at point: Point) -> (host: any DragHost, location: Point)? { nil }
}
