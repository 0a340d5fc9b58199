extension View {
    /// Removes the focus from the focused view of the window, immediately, if it can no longer be first responder.
    public final func setNeedsFocusUpdate() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.focus, self) }
        guard let focused = inputRouting?.firstResponder, !focused.canBecomeFirstResponder else { return }
        focused.resignFirstResponder()
    }
}
