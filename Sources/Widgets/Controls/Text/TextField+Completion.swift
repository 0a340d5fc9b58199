/// Lists of completions: `control(_:textView:completions:forPartialWordRange:indexOfSelectedItem:)` of AppKit.
extension TextField {
    /// Returns the completions of the text before the caret, from which the user can choose while typing; nil, the default, for none.
    ///
    /// The argument is the partial word or the whole text, as ``completionUnit`` determines. The closure is called after each edit by the user,
    /// so it must be fast. The list opens below the field, and the typed text stays unless a row is chosen: Down and Up highlight a row,
    /// Return, Tab or a click inserts it, and Escape closes the list. Ctrl+Space opens it without typing.
    ///
    ///     city.completions = { text in cities.filter { $0.hasPrefix(text) }.map { TextCompletion($0) } }
    ///     city.completionUnit = .text
    public final var completions: ((_ partialText: String) -> [TextCompletion])? {
        get { editing.completionIfUsed?.source }
        set {
            if newValue == nil, !editing.isCompletionUsed { return }
            editing.completion.source = newValue
            if newValue == nil { editing.completion.close() }
        }
    }

    /// The part of the text that a completion replaces; `.word` by default.
    public final var completionUnit: TextCompletion.Unit {
        get { editing.completionIfUsed?.unit ?? .word }
        set { if newValue != completionUnit { editing.completion.unit = newValue } }
    }

    /// Opens the list of completions for the text before the caret, even if it is empty: `NSText.complete(_:)`.
    public final func complete(_ sender: Any?) { editing.completionIfUsed?.complete() }
}
