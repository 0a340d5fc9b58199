package import TextEditing

/// The effect of a command on the text, the selection and the composition of a ``TextEditingController``.
package struct TextEditingChange {
    /// The origin of a command.
    package enum Source {
        case user, program
    }

    /// The changes of the text in order, each relative to the text after the changes before it.
    package let changes: [TextChange]
    package let isSelectionChanged: Bool
    /// Whether the range composed by an input method has changed.
    package let isCompositionChanged: Bool
    package let source: Source
    /// Whether the caret is scrolled into view.
    ///
    /// A selection by the program does not scroll, as in UIKit.
    package let revealsCaret: Bool

    package var isTextChanged: Bool { !changes.isEmpty }
    package var isEmpty: Bool { !isTextChanged && !isSelectionChanged && !isCompositionChanged }
}

extension EditCommand {
    /// Whether a delegate may refuse the command: a change of the text other than undo, redo and composition.
    var isReviewed: Bool {
        switch self {
        case .insertText, .insertNewline, .insertLineSeparator, .insertTab, .insertBacktab, .paste, .replace,
            .delete, .deleteParagraph, .transpose, .cut:
            true
        case .copy, .move, .select, .selectWord, .selectParagraph, .selectAll, .selectNone, .setMarkedText,
            .unmarkText, .cancelMarkedText, .undo, .redo:
            false
        }
    }

    var isSelect: Bool { if case .select = self { true } else { false } }
}
