extension View {
    /// Looks again, now, whether the focused view still can have the focus; if not, nothing has it.
    public final func setNeedsFocusUpdate() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.focus, self) }
        guard let focused = inputRouting?.firstResponder, !focused.canBecomeFirstResponder else { return }
        focused.resignFirstResponder()
    }
}
