/// The last state of the focused text that the input method was told, so that it is told of changes only.
///
/// The platform composes text only while a ``TextInputClient`` has the focus.
nonisolated struct TextInputSession: Sendable {
    /// Whether the first responder takes text.
    private(set) var isActive = false
    /// The rectangle of the caret, in the window's space; nil while the input method has to be told again.
    private var caret: Rect?

    /// The focus has moved to a text with this caret, or with nil to another responder; returns whether to tell the input method.
    mutating func focusChanged(caret: Rect?) -> Bool {
        if caret == nil, !isActive { return false }
        isActive = caret != nil
        self.caret = caret
        return true
    }

    /// The caret may have moved; returns whether to tell the input method.
    mutating func caretChanged(_ caret: Rect) -> Bool {
        if !isActive || caret == self.caret { return false }
        self.caret = caret
        return true
    }

    /// Input methods know the caret of one window: after another one was active, it is told again.
    mutating func forgetCaret() { caret = nil }
}
