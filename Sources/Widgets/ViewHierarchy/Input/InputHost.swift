/// The host of an input router: the tree whose views get the events, and the window around it.
protocol InputHost: AnyObject {
    /// The view at the top of the tree.
    var rootView: View { get }
    /// Returns the view that takes an event at `point`, in the window's space.
    func hitTest(_ point: Point, with event: InputEvent?) -> View?
    /// The size of the window, in points.
    var size: Size { get }
    /// Called when a text view has got the keyboard focus, or when its caret has moved (`caret` in the window's space), and with nil
    /// when it has lost the focus.
    func textInputChanged(caret: Rect?)
    /// Called when another responder has got the keyboard focus, or none has it any more.
    func firstResponderChanged()
    /// Called when the cursor has changed while the pointer is inside.
    func cursorChanged(_ cursor: Cursor)
}
