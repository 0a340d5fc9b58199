/// A text with a selection, marked text and a history: the model of every text control.
///
/// It is a value type without a clock: each command carries its time. Every change of the text is returned as a
/// ``TextChange``, so that views lay out only the changed lines.
///
///     var editor = TextEditor("Hello")
///     editor.perform(.move(.documentEnd, extending: false), at: .zero)
///     editor.perform(.insertText("!"), at: .zero)   // changes: [5..<5 became 1 byte]
///     editor.perform(.undo, at: .seconds(1))
///     editor.buffer.string                          // "Hello"
public struct TextEditor: Sendable {
    /// The text.
    public internal(set) var buffer: EditBuffer
    /// The selection; its ends are character boundaries.
    public internal(set) var selection = Selection(at: 0)
    /// The edits that can be undone and redone.
    public var history = UndoHistory()
    /// The options that limit the edits of the user.
    public var options: TextEditorOptions
    /// The composition of an input method; nil if there is none.
    var composition: Composition?
    /// The edit since which the selection has not been moved; nil if there is none.
    var lastEdit: LastEdit?

    /// Creates an editor of a text, with the caret at its start.
    public init(_ buffer: EditBuffer = EditBuffer(), options: TextEditorOptions = TextEditorOptions()) {
        self.buffer = buffer
        self.options = options
    }

    /// The range of the text that an input method is composing; nil if there is none.
    public var markedRange: TextRange? { composition?.range.isEmpty == false ? composition?.range : nil }

    /// The selected text.
    public var selectedText: EditBuffer { buffer.slice(selection.range) }

    /// Replaces the text, clears the history and moves the caret to the end.
    @discardableResult
    public mutating func setText(_ text: EditBuffer) -> TextChange {
        composition = nil
        lastEdit = nil
        let change = TextChange.replacing(buffer.range, with: text, in: &buffer)
        selection = Selection(at: buffer.utf8Count)
        history.removeAllActions()
        return change
    }

    /// Performs a command; `time` may be relative to any origin.
    ///
    /// `layout` is the layout of the text before the command; movements by line and in visual order use it. A composition is
    /// committed before commands that do not continue it, and cancelled by undo and redo.
    @discardableResult
    public mutating func perform(
        _ command: EditCommand, at time: Duration, layout: (any CaretLayout)? = nil
    ) -> EditResult {
        let command = options.isSecret ? command.withoutWords : command
        var result = EditResult()
        if composition != nil && !command.keepsComposition {
            if command == .undo || command == .redo { return cancelComposition() }
            result.changes = commitComposition(at: time).changes
        }
        let layout = result.changes.isEmpty ? layout : nil
        let done = perform(command, time, CaretMover(buffer, layout: layout, breaker: options.wordBreaker))
        result.changes += done.changes
        result.copiedText = done.copiedText
        result.refusal = done.refusal
        return result
    }

    private mutating func perform(
        _ command: EditCommand, _ time: Duration, _ mover: CaretMover
    ) -> EditResult {
        var mover = mover
        mover.wordStop = options.wordStop
        switch command {
        case .insertText(let text): return insertTyped(text, at: time)
        case .insertNewline: return insertNewline(at: time)
        case .insertLineSeparator: return insertBreak("\u{2028}", at: time)
        case .insertTab: return insertTab(at: time)
        case .insertBacktab: return indentLines(by: -1, at: time)
        case .paste(let text): return insert(text, in: selection.range, kind: .other, at: time)
        case .replace(let range, let text): return replace(range, with: text, at: time)
        case .delete(let movement): return delete(to: movement, by: mover, at: time)
        case .deleteParagraph: return deleteParagraph(at: time)
        case .transpose: return transpose(at: time)
        case .cut: return cut(at: time)
        case .copy: return copy()
        case .setMarkedText(let text, let selected): return setMarkedText(text, selected: selected)
        case .unmarkText: return commitComposition(at: time)
        case .cancelMarkedText: return cancelComposition()
        case .undo: return undo()
        case .redo: return redo()
        case .move, .select, .selectWord, .selectParagraph, .selectAll, .selectNone:
            select(selection(after: command, by: mover))
            return EditResult()
        }
    }

    private func selection(after command: EditCommand, by mover: CaretMover) -> Selection {
        switch command {
        case .move(let movement, let extending):
            mover.selection(selection, moved: movement, extending: extending)
        case .select(let wanted): wanted.valid(in: buffer)
        case .selectWord(let offset):
            Selection(WordFinder(buffer, breaker: options.wordBreaker).range(at: offset))
        case .selectParagraph(let offset): Selection(buffer.range(ofLine: buffer.line(at: offset)))
        case .selectAll: Selection(buffer.range)
        case .selectNone: Selection(at: selection.head, affinity: selection.affinity)
        default: selection
        }
    }

    private mutating func select(_ new: Selection) {
        guard new != selection else { return }
        selection = new
        lastEdit = nil
        history.endGroup()
    }

    // MARK: - Edits

    /// Replaces a range without applying the options, and records the edit.
    mutating func apply(
        _ text: EditBuffer, in range: TextRange, kind: EditKind, after: Selection? = nil, at time: Duration
    ) -> EditResult {
        let range = buffer.valid(range)
        let edit = TextEdit(start: range.start, removed: buffer.slice(range), inserted: text)
        guard !edit.removed.isEmpty || !text.isEmpty else { return EditResult() }
        let before = selection
        let change = edit.apply(to: &buffer)
        selection = (after ?? Selection(at: change.newRange.end)).valid(in: buffer)
        lastEdit = LastEdit(edit, kind: kind, before: before)
        history.record(edit, kind: kind, before: before, after: selection, at: time)
        return EditResult(change)
    }

    private mutating func undo() -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        guard let step = history.undo() else { return EditResult(refusal: .nothingThere) }
        lastEdit = LastEdit(step.edit.inverse, kind: .other, before: selection)
        let change = step.edit.inverse.apply(to: &buffer)
        selection = step.selectionBefore
        return EditResult(change)
    }

    private mutating func redo() -> EditResult {
        guard options.isEditable else { return EditResult(refusal: .readOnly) }
        guard let step = history.redo() else { return EditResult(refusal: .nothingThere) }
        lastEdit = LastEdit(step.edit, kind: .other, before: selection)
        let change = step.edit.apply(to: &buffer)
        selection = step.selectionAfter
        return EditResult(change)
    }
}
