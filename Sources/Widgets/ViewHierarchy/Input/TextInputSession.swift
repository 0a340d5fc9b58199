/// The caret last reported to the input method, so that only changes are reported.
///
/// The platform composes text only while a ``TextInputClient`` has the focus.
nonisolated struct TextInputSession: Sendable {
    /// Whether the first responder accepts text.
    private(set) var isActive = false
    /// The rectangle of the caret in the window's space; nil if it must be reported again.
    private var caret: Rect?

    /// Records a focus change, with the caret of the focused text view or nil for another responder; returns whether to notify
    /// the input method.
    mutating func focusChanged(caret: Rect?) -> Bool {
        if caret == nil, !isActive { return false }
        isActive = caret != nil
        self.caret = caret
        return true
    }

    /// Records the position of the caret; returns whether to notify the input method.
    mutating func caretChanged(_ caret: Rect) -> Bool {
        if !isActive || caret == self.caret { return false }
        self.caret = caret
        return true
    }

    /// Invalidates the reported caret: input methods know the caret of one window only, and another window was active
    /// meanwhile.
    mutating func invalidateReportedCaret() { caret = nil }
}
