/// Text from the keyboard or the input method.
///
///     override func insertText(_ event: TextInputEvent) {
///         if case .commit(let text) = event.content { name += text }
///     }
public struct TextInputEvent: Hashable, Sendable {
    /// Text that is committed, or marked text of a composition.
    public enum Content: Hashable, Sendable {
        /// Text to insert.
        case commit(String)
        /// Text still being composed, with the selected characters counted from its start. Empty ends composition.
        case compose(String, selection: Range<Int>)
    }

    /// The text that was typed, or that is being composed.
    public var content: Content
    /// Since the host's clock began.
    public var timestamp: Duration

    public init(_ content: Content, timestamp: Duration = .zero) {
        self.content = content
        self.timestamp = timestamp
    }
}
