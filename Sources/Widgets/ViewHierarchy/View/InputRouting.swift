/// The interface of the input system to the responders of a view tree.
protocol InputRouting: AnyObject {
    /// The responder with the keyboard focus; nil if none has it.
    var firstResponder: Responder? { get }
    /// Moves the focus to `responder`; returns false if it or the current first responder refuses.
    func grantFocus(to responder: Responder) -> Bool
    /// Removes the focus from `responder`; returns false if it refuses or does not have the focus.
    func withdrawFocus(from responder: Responder) -> Bool
    /// Performs an enabled key command of `responder` for a key with Control, Alt or the command key; returns false if there is none.
    func performOwnCommand(of responder: Responder, for event: KeyEvent) -> Bool
    /// Lets the input method discard the composition of `text`, which a view has ended by itself.
    func compositionDidEnd(_ text: String)
    /// Called when `view` and its descendants have been hidden.
    func viewDisappeared(_ view: View)
}
