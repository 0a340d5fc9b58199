extension View {
    /// Looks again, now, whether the focused view still can have the focus; if not, nothing has it.
    public final func setNeedsFocusUpdate() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.focus, self) }
        guard let dispatcher = viewHost?.dispatcher, let focused = dispatcher.firstResponder else { return }
        if !focused.canBecomeFirstResponder { dispatcher.makeFirstResponder(nil) }
    }
}
