/// A command to a text editor from the user, an input method or the program; keys and menu items are bound to commands.
///
///     editor.perform(.insertText("a"), at: .zero)
///     editor.perform(.deleteWordBackward, at: .seconds(1))
///     editor.perform(.move(.documentEnd, extending: true), at: .seconds(2))
public enum EditCommand: Equatable, Sendable {
    // MARK: Inserting

    /// Inserts typed text in place of the marked text or the selection.
    case insertText(String)
    /// Inserts a line break, followed by automatic indentation if the options provide it.
    case insertNewline
    /// Inserts a line break within a paragraph: U+2028.
    case insertLineSeparator
    /// Inserts a tab, or spaces up to the next tab stop; indents the lines of a selection of several lines.
    case insertTab
    /// Removes one step of indentation from the lines of the selection.
    case insertBacktab
    /// Inserts text from a pasteboard in place of the selection, as one undo step.
    case paste(EditBuffer)
    /// Replaces a range with a text, as one undo step.
    case replace(TextRange, with: EditBuffer)

    // MARK: Deleting

    /// Deletes the selection; if it is empty, the text up to the target of a movement.
    case delete(to: CaretMovement)
    /// Deletes the paragraph at the caret, without its line break.
    case deleteParagraph
    /// Exchanges the characters before and after the caret, or the two before it at the end of a paragraph.
    case transpose

    // MARK: Pasteboard

    /// Returns the selected text for the pasteboard and deletes it.
    case cut
    /// Returns the selected text for the pasteboard.
    case copy

    // MARK: Selecting

    /// Moves the caret.
    case move(CaretMovement, extending: Bool)
    /// Sets the selection.
    case select(Selection)
    /// Selects the word, white space or punctuation at an offset.
    case selectWord(at: Int)
    /// Selects the paragraph at an offset, with its line break.
    case selectParagraph(at: Int)
    /// Selects the whole text.
    case selectAll
    /// Collapses the selection to its head.
    case selectNone

    // MARK: Input methods

    /// Displays composed text in place of the previous composition; `selected` is in bytes of UTF-8 within it.
    case setMarkedText(String, selected: TextRange)
    /// Commits the composed text.
    case unmarkText
    /// Removes the composed text and restores the text that it has replaced.
    case cancelMarkedText

    // MARK: Undo

    /// Undoes the last step.
    case undo
    /// Redoes the step that was undone last.
    case redo

    // MARK: - Common deletions

    /// Deletes the selection or the character before the caret.
    public static var deleteBackward: EditCommand { .delete(to: .backward) }
    /// Deletes the selection or the character after the caret.
    public static var deleteForward: EditCommand { .delete(to: .forward) }
    /// Deletes the selection or the text back to the start of a word.
    public static var deleteWordBackward: EditCommand { .delete(to: .wordBackward) }
    /// Deletes the selection or the text up to the end of a word.
    public static var deleteWordForward: EditCommand { .delete(to: .wordForward) }
    /// Deletes the selection or the text up to the end of the paragraph; at the end, the line break.
    public static var deleteToParagraphEnd: EditCommand { .delete(to: .paragraphEnd) }
}

extension EditCommand {
    /// The command for a secret text, which is treated as a single word so that movements do not reveal its words.
    var withoutWords: EditCommand {
        switch self {
        case .move(let movement, let extending): .move(movement.withoutWords, extending: extending)
        case .delete(let movement): .delete(to: movement.withoutWords)
        case .selectWord: .selectAll
        default: self
        }
    }
}

extension CaretMovement {
    fileprivate var withoutWords: CaretMovement {
        switch self {
        case .wordLeft, .wordBackward: .documentStart
        case .wordRight, .wordForward: .documentEnd
        default: self
        }
    }
}
