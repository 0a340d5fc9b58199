internal import TextEditing

/// The common part of a field of one line and a text view: keys, pointer, pasteboards and input methods, all sent as
/// commands to a ``TextEditor``.
package protocol EditingView: View, TextInputClient, WindowActivityObserving, FocusLending {
    /// The text with its selection and history.
    var editor: TextEditor { get }
    /// Caret and pointer.
    var input: EditingInput { get }
    /// The visible area of the text, in the view's own space.
    var editingRoom: Rect { get }

    /// Performs a command, displays its changes, and notifies the delegate or the targets.
    @discardableResult func perform(_ command: EditCommand) -> EditResult
    /// The place of the text nearest to a point of the view's own space.
    func textPosition(at point: Point) -> TextPosition
    /// The rectangle of a caret at a place of the text, in the view's own space; it may be outside of what is seen.
    func caretRect(for position: TextPosition) -> Rect
    /// Shows more of the text in a direction, for a selection that is drawn beyond what is seen.
    func scroll(by distance: Point)
    /// Starts the blinking of the caret, and restarts it after a key.
    func startBlinking()
    /// Shows the caret as it is now, or hides it.
    func caretLookChanged()
    /// Makes the next edit a separate undo step.
    func endUndoGroup()
    /// Forgets what could be undone.
    func forgetHistory()
    /// Whether typed characters take the place of those behind the caret.
    var isOverwriting: Bool { get set }
    /// The Return key.
    func commit(withShift: Bool)
    /// The focus that was lent did not come back: shows and tells that the editing is over.
    func editingEnded()
    /// Returns whether a text of `byteCount` bytes may be pasted; reports a refusal.
    func accepts(pasteOf byteCount: Int) -> Bool
}

/// The state of an editing view besides its text: the caret's blinking, and a selection in progress.
package final class EditingInput {
    package let blink = CaretBlink()
    let scrolling = DragScrolling()
    /// The range that the press selected; nil while no button is held.
    package var pressed: Range<Int>?
    /// By what a drag goes on.
    var unit = TextUnit.character
    /// While something that the text opened has the focus in its place: it is still being edited.
    package var lendsFocus = false

    package init() {}
}

extension EditingView {
    package var lendsFocus: Bool { input.lendsFocus }

    /// The window got the keyboard's focus, or lost it: a caret in another window would be a lie.
    package func windowActivityChanged() {
        if viewHost?.isActive == true {
            startBlinking()
        } else {
            input.blink.stop()
            endPress()
        }
        caretLookChanged()
    }

    // MARK: - Keys

    /// Does what a key asks for.
    package func act(_ action: EditKeyBindings.Action, withShift shift: Bool) {
        switch action {
        case .command(let command):
            perform(command)
            if command.selectsByKey { shareSelection(upTo: Self.sharedByKey) }
        case .cut: copyOut(perform(.cut))
        case .copy: copyOut(perform(.copy))
        case .paste: paste(from: .general)
        case .pastePrimary: paste(from: .primary)
        case .commit: commit(withShift: shift)
        case .orderFrontCharacterPalette: break
        case .toggleOverwriting: if editor.options.isEditable { isOverwriting.toggle() }
        }
    }

    // MARK: - Pasteboards

    package func copyOut(_ result: EditResult) {
        if let text = result.copiedText { Pasteboard.general.string = text.string }
    }

    package func paste(from pasteboard: Pasteboard) {
        guard let text = pasteboard.string, accepts(pasteOf: text.utf8.count) else { return }
        perform(.paste(EditBuffer(text)))
    }

    /// Copies the selection to the primary pasteboard, which the middle button pastes.
    func shareSelection(upTo limit: Int = .max) {
        if editor.options.isSecret || editor.selection.isEmpty { return }
        if editor.selection.range.length > limit { return }
        Pasteboard.primary.string = editor.selectedText.string
    }

    /// Bytes that are copied with each key: a key that is held is not to be slower in longer texts.
    private static var sharedByKey: Int { 1 << 16 }

    // MARK: - Input methods

    /// Text of the keyboard, or what an input method composes.
    package func take(_ event: TextInputEvent) {
        switch event.content {
        case .commit(let text): perform(.insertText(text))
        case .compose(let text, let selection):
            if text.isEmpty {
                perform(.cancelMarkedText)
            } else {
                perform(.setMarkedText(text, selected: Self.utf8Range(of: selection, in: text)))
            }
        }
    }

    /// Input methods count characters.
    private static func utf8Range(of range: Range<Int>, in text: String) -> TextRange {
        func offset(_ count: Int) -> Int { text.prefix(max(0, count)).utf8.count }
        return TextRange(start: offset(range.lowerBound), end: offset(range.upperBound))
    }
}

extension EditCommand {
    /// Whether a key that asks for it means to select.
    fileprivate var selectsByKey: Bool {
        switch self {
        case .move(_, let extending): extending
        case .selectAll: true
        default: false
        }
    }
}
