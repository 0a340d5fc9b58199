/// The result of an edit command.
///
///     let result = editor.perform(.cut, at: now)
///     for change in result.changes { layout.replace(change) }
///     if let text = result.copiedText { pasteboard.string = text.string }
public struct EditResult: Equatable, Sendable {
    /// The changes of the text in order, each relative to the text after the change before it; empty if nothing changed.
    public var changes: [TextChange] = []
    /// The text to put on the pasteboard.
    public var copiedText: EditBuffer?
    /// The reason why the command was not or not completely performed; nil if it was.
    public var refusal: EditRefusal?

    /// Creates a result without changes.
    public init() {}

    init(_ change: TextChange?) {
        changes = change.map { [$0] } ?? []
    }

    init(refusal: EditRefusal) {
        self.refusal = refusal
    }
}

/// The reason why a command was not or not completely performed.
///
///     if editor.perform(.insertText("x"), at: now).refusal == .full { beep() }
public enum EditRefusal: Hashable, Sendable {
    /// The text is not editable.
    case readOnly
    /// The text has reached its maximum length; the excess was omitted.
    case full
    /// The filter removed all of the inserted text.
    case filtered
    /// The text permits only one line.
    case singleLine
    /// The selected text is secret and cannot be copied.
    case secret
    /// The command does not apply: no selection, no step to undo, or no text in that direction.
    case nothingThere
}
