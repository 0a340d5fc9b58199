/// The interface of an input router to its host: the view tree that receives the events, and the window around it.
protocol InputHost: DragHost {
    /// The size of the window, in points.
    var size: Size { get }
    /// Called when a text view has gained the keyboard focus or its caret has moved (`caret` in the window's space), and with
    /// nil when it has lost the focus.
    func textInputChanged(caret: Rect?)
    /// Called when a text view has ended a composition by itself: the input method discards it.
    func compositionDidEnd()
    /// Called when the first responder has changed.
    func firstResponderChanged()
    /// Called when the cursor has changed while the pointer is inside the window.
    func cursorChanged(_ cursor: Cursor)
    /// The current time on the clock of the host.
    var currentTime: Duration { get }
}
