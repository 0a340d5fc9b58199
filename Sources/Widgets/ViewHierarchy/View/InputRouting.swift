/// The routing of events to the responders of a tree of views, as the responders use it.
protocol InputRouting: AnyObject {
    /// The responder that has the keyboard focus; nil while none has.
    var firstResponder: Responder? { get }
    /// Gives the focus to `responder`; false when it or the present first responder refuses.
    func grantFocus(to responder: Responder) -> Bool
    /// Takes the focus from `responder`; false when that refuses, or does not have it.
    func withdrawFocus(from responder: Responder) -> Bool
    /// Called when `view` and its descendants have been hidden.
    func viewDisappeared(_ view: View)
}
