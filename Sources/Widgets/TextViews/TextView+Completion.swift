/// Lists of completions: `textView(_:completions:forPartialWordRange:indexOfSelectedItem:)` of AppKit.
extension TextView {
    /// Returns the completions of the text before the caret, from which the user can choose while typing; nil, the default, for none.
    ///
    /// The list opens below the start of the word; otherwise it behaves as ``TextField/completions``.
    ///
    ///     editor.completions = { word in keywords.filter { $0.hasPrefix(word) }.map { TextCompletion($0) } }
    public final var completions: ((_ partialText: String) -> [TextCompletion])? {
        get { editing.isCompletionUsed ? editing.completion.source : nil }
        set {
            if newValue == nil, !editing.isCompletionUsed { return }
            editing.completion.source = newValue
            if newValue == nil { editing.completion.close() }
        }
    }

    /// The part of the text that a completion replaces; `.word` by default.
    public final var completionUnit: TextCompletion.Unit {
        get { editing.isCompletionUsed ? editing.completion.unit : .word }
        set { if newValue != completionUnit { editing.completion.unit = newValue } }
    }

    /// Opens the list of completions for the text before the caret, even if it is empty: `NSText.complete(_:)`.
    public final func complete(_ sender: Any?) {
        if editing.isCompletionUsed { editing.completion.complete() }
    }
}
