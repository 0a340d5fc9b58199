/// The text composed by an input method, with the text and the selection that it has replaced.
///
/// During the composition its text is in the buffer, but not in the history; committing it records a single edit.
struct Composition: Sendable {
    /// The range of the composed text; empty while none is displayed.
    var range: TextRange
    /// The replaced text.
    let original: EditBuffer
    /// The selection before the composition.
    let selectionBefore: Selection
}

extension EditCommand {
    /// Whether the command continues a composition instead of committing it: the input method's commands, typing and copying.
    var keepsComposition: Bool {
        switch self {
        case .insertText, .setMarkedText, .unmarkText, .cancelMarkedText, .copy: true
        default: false
        }
    }
}

extension TextEditor {
    /// Displays text that is being composed, in place of the previous composition or of the selection.
    mutating func setMarkedText(_ text: String, selected: TextRange) -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        if composition == nil && text.isEmpty { return EditResult() }
        let composing =
            composition
            ?? Composition(range: selection.range, original: selectedText, selectionBefore: selection)
        let text = EditBuffer(text)
        let change = TextChange.replacing(composing.range, with: text, in: &buffer)
        composition = composing
        composition?.range = change.newRange
        let inside = selected.clamped(to: text.range)
        let start = change.range.start
        selection = Selection(anchor: start + inside.start, head: start + inside.end).valid(in: buffer)
        return EditResult(change)
    }

    /// Commits the composed text, or `final` in its place, as one edit.
    mutating func commitComposition(as final: EditBuffer? = nil, at time: Duration) -> EditResult {
        guard let composing = composition else { return EditResult() }
        let shown = buffer.slice(composing.range)
        let text = final ?? shown
        let isKept =
            text == shown && options.filter == nil && options.maximumLength == nil && !options.isOverwriting
        if isKept && (options.lineBreaks == .kept || text.lineCount == 1) {
            recordComposition(composing, at: time)
            return EditResult()
        }
        var result = cancelComposition()
        var range = selection.range
        if options.isOverwriting && range.isEmpty { range = overwritten(by: text.string) }
        let done = insert(text, in: range, kind: .typing, at: time)
        result.changes += done.changes
        result.refusal = done.refusal
        return result
    }

    /// Records the composed text, which is in the buffer already, as an edit.
    private mutating func recordComposition(_ composing: Composition, at time: Duration) {
        let edit = TextEdit(
            start: composing.range.start, removed: composing.original, inserted: buffer.slice(composing.range)
        )
        composition = nil
        selection = Selection(at: composing.range.end).valid(in: buffer)
        lastEdit = LastEdit(edit, kind: .typing, before: composing.selectionBefore)
        history.record(
            edit, kind: .typing, before: composing.selectionBefore, after: selection, at: time)
    }

    /// Cancels the composition, and restores the replaced text and the selection.
    mutating func cancelComposition() -> EditResult {
        guard let composing = composition else { return EditResult() }
        composition = nil
        let change = TextChange.replacing(composing.range, with: composing.original, in: &buffer)
        selection = composing.selectionBefore
        return EditResult(change)
    }
}
