/// A command of a user, an input method or a program to a text; keys and menus are bound to commands.
///
///     editor.perform(.insertText("a"), at: .zero)
///     editor.perform(.deleteWordBackward, at: .seconds(1))
///     editor.perform(.move(.documentEnd, extending: true), at: .seconds(2))
public enum EditCommand: Equatable, Sendable {
    // MARK: Inserting

    /// Text as it is typed, in place of the marked text or the selection.
    case insertText(String)
    /// A line break, and the indentation that the options ask for.
    case insertNewline
    /// A line break within a paragraph: U+2028.
    case insertLineSeparator
    /// A tab, or spaces up to the next stop; indents the lines of a selection that holds more than one.
    case insertTab
    /// Takes one step of indentation from the lines of the selection.
    case insertBacktab
    /// Text from a pasteboard; one step to undo.
    case paste(EditBuffer)
    /// Text in place of a range; one step to undo.
    case replace(TextRange, with: EditBuffer)

    // MARK: Deleting

    /// Takes out the selection; without one, the text up to where a movement leads.
    case delete(to: CaretMovement)
    /// Takes out the paragraph that the caret is in, without its break.
    case deleteParagraph
    /// Exchanges the characters around the caret, or the two before it at the end of a paragraph.
    case transpose

    // MARK: Pasteboard

    /// Gives the selected text and takes it out.
    case cut
    /// Gives the selected text.
    case copy

    // MARK: Selecting

    /// Moves the caret.
    case move(CaretMovement, extending: Bool)
    /// Selects what is given.
    case select(Selection)
    /// Selects the word, space or sign at an offset.
    case selectWord(at: Int)
    /// Selects the paragraph at an offset, with its break.
    case selectParagraph(at: Int)
    /// Selects all.
    case selectAll
    /// Leaves a caret where the selection's head is.
    case selectNone

    // MARK: Input methods

    /// Shows text that is being composed, in place of what was before, with a selection in bytes of UTF-8 within it.
    case setMarkedText(String, selected: TextRange)
    /// Makes the marked text part of the text.
    case unmarkText
    /// Takes the marked text out and brings back what it had replaced.
    case cancelMarkedText

    // MARK: Undo

    /// Takes back the last step.
    case undo
    /// Does a step again that was taken back.
    case redo

    // MARK: - Common deletions

    /// Takes out the selection or the character before the caret.
    public static var deleteBackward: EditCommand { .delete(to: .backward) }
    /// Takes out the selection or the character behind the caret.
    public static var deleteForward: EditCommand { .delete(to: .forward) }
    /// Takes out the selection or the text back to the start of a word.
    public static var deleteWordBackward: EditCommand { .delete(to: .wordBackward) }
    /// Takes out the selection or the text up to the end of a word.
    public static var deleteWordForward: EditCommand { .delete(to: .wordForward) }
    /// Takes out the selection or the text up to the paragraph's end; from there, the line break.
    public static var deleteToParagraphEnd: EditCommand { .delete(to: .paragraphEnd) }
}

extension EditCommand {
    /// The command for a secret text, all of which is one word, so that movements do not reveal its words.
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
