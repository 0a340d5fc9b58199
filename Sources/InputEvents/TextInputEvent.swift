/// Text from the keyboard or an input method.
///
///     override func insertText(_ event: TextInputEvent) {
///         if case .commit(let text) = event.content { name += text }
///     }
public struct TextInputEvent: Hashable, Sendable {
    /// Committed text, or the marked text of a composition.
    public enum Content: Hashable, Sendable {
        /// Final text, to be inserted at the caret.
        case commit(String)
        /// Marked text that is still being composed, with the selected range in Unicode scalars from its start.
        ///
        /// An empty string ends the composition.
        case compose(String, selection: Range<Int>)
    }

    /// The committed or composed text.
    public var content: Content
    /// The time of the event, measured from the start of the host's clock.
    public var timestamp: Duration

    public init(_ content: Content, timestamp: Duration = .zero) {
        self.content = content
        self.timestamp = timestamp
    }
}
