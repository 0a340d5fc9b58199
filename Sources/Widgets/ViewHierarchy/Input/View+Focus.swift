extension View {
    /// Removes the focus from the focused view of the window, immediately, if it can no longer be first responder.
    public final func setNeedsFocusUpdate() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.focus, self) }
        guard let focused = inputRouting?.firstResponder, !focused.canBecomeFirstResponder else { return }
        focused.resignFirstResponder()
    }
}

/// The input to a view that leaves the window with an animation.
///
///     LeavingInput(to: view).end()
package struct LeavingInput {
    private let view: View

    package init(to view: View) { self.view = view }

    /// Removes the focus from the view and its descendants, cancels presses on them, and dismisses the overlays that they have opened.
    package func end() { view.inputRouting?.viewDisappeared(view) }
}
