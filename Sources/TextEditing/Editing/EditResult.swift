/// The result of a command.
///
///     let result = editor.perform(.cut, at: now)
///     for change in result.changes { layout.replace(change) }
///     if let text = result.copiedText { pasteboard.string = text.string }
public struct EditResult: Equatable, Sendable {
    /// The changes of the text in order, each in terms of the text after the change before it; empty if there was none.
    public var changes: [TextChange] = []
    /// The text to put on the pasteboard.
    public var copiedText: EditBuffer?
    /// Why the command did not do all that it says; nil if it did.
    public var refusal: EditRefusal?

    /// Nothing happened.
    public init() {}

    init(_ change: TextChange?) {
        changes = change.map { [$0] } ?? []
    }

    init(refusal: EditRefusal) {
        self.refusal = refusal
    }
}

/// Why a command did not do all that it says.
///
///     if editor.perform(.insertText("x"), at: now).refusal == .full { beep() }
public enum EditRefusal: Hashable, Sendable {
    /// The text may not be edited.
    case readOnly
    /// The text is as long as it may be; what was too much was left out.
    case full
    /// The filter let nothing of it through.
    case filtered
    /// The text has only one line.
    case singleLine
    /// The selected text may not be copied, because it is secret.
    case secret
    /// There is nothing to do it to: no selection, no step to undo, no text on that side of the caret.
    case nothingThere
}
