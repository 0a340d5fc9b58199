/// The caret last reported to the input method, so that only changes are reported.
///
/// The platform composes text only while a ``TextInputClient`` has the focus.
nonisolated struct TextInputSession: Sendable {
    /// Whether the first responder accepts text.
    private(set) var isActive = false
    /// The rectangle of the caret in the window's space; nil if it must be reported again.
    private var caret: Rect?
    /// The composed text that a view has committed or removed by itself, and the time; nil if the input method has continued since.
    private var endedComposition: (text: String, time: Duration)?

    /// The time in which an input method may commit a composition that has been ended.
    private static let answerTime = Duration.milliseconds(200)

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

    // MARK: - Compositions

    /// Records that a view has ended the composition of `text`, and not the input method.
    mutating func compositionEnded(_ text: String, at time: Duration) { endedComposition = (text, time) }

    /// Records a key, after which a text is a new one.
    mutating func keyPressed() { endedComposition = nil }

    /// Returns whether text is inserted.
    ///
    /// Some input methods commit the composed text when they are asked to discard it; it has been committed already.
    mutating func accepts(_ event: TextInputEvent, at now: Duration) -> Bool {
        guard let ended = endedComposition else { return true }
        switch event.content {
        case .compose(let text, _):
            if !text.isEmpty { endedComposition = nil }
            return true
        case .commit(let text):
            endedComposition = nil
            return text != ended.text || now - ended.time > Self.answerTime
        }
    }
}
