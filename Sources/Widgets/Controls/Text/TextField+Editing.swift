package import TextEditing

extension TextField: SecureTextInput {}

extension TextField: EditingView {
    /// Returns the displayed text as one line, typeset if necessary.
    final func fieldLine(scale: Double? = nil) -> FieldLine {
        content.isMirrored = isMirrored
        return content.typesetLine(font: scaledFont(for: font), scale: scale ?? contentScaleFactor)
    }

    // MARK: - Geometry

    package final var editingRect: Rect {
        let textRect = textRect(forBounds: bounds)
        // Unlimited in height: a drag scrolls only beyond the ends of the line.
        return Rect(x: textRect.minX, y: -1e6, width: textRect.width, height: 2e6)
    }

    package final var caretLayout: any CaretLayout { FieldCaretLayout(fieldLine(), content) }

    package final func textPosition(at point: Point) -> TextPosition {
        let layout = fieldLine()
        let found = layout.position(nearest: Point(x: point.x - textStart, y: layout.size.height / 2))
        return TextPosition(offset: content.offset(displayedAt: found.offset), affinity: found.affinity)
    }

    package final func caretRect(for position: TextPosition) -> Rect {
        let layout = fieldLine()
        let caret = layout.caretRect(at: content.displayedPosition(position))
        let middle = textRect(forBounds: bounds).midY
        return Rect(
            x: textStart + caret.minX, y: middle - layout.size.height / 2, width: 1,
            height: layout.size.height)
    }

    package final func scroll(by distance: Point) {
        let textRect = textRect(forBounds: bounds)
        let layout = fieldLine()
        let most = max(0, layout.size.width + 1 - textRect.width)
        let place = min(max(0, scroll + distance.x), most)
        if place == scroll { return }
        scroll = place
        setNeedsDisplay()
    }

    // MARK: - Drawing

    package final func focusWithinChanged() { if !editor.selection.isEmpty { setNeedsDisplay() } }
    package final func caretVisibilityChanged() { setNeedsDisplay(drawnCaretRect) }

    package final func caretShapeChanged() {
        setNeedsScrollToCaret()
        setNeedsDisplay()
    }

    package final func editorDidChange(_ change: TextEditingChange) {
        if change.isEmpty { return }
        content.apply(change.changes, to: editing.editor.buffer)
        updateSideViews()
        setNeedsScrollToCaret()
        caretMoved()
        setNeedsDisplay()
    }
}

// MARK: - Events

/// Edits of a field are limited by its options and not reviewed by a delegate.
extension TextField: TextEditingDelegate {
    package final var reviewsEdits: Bool { false }

    package final func shouldApply(_ changes: [TextChange], to buffer: EditBuffer) -> Bool { true }

    package final func textEditingDidChange(_ change: TextEditingChange) {
        if change.isTextChanged { sendActions(for: .editingChanged) }
    }

    package final func textEditingDidCommit() { sendActions(for: .primaryActionTriggered) }

    package final func textEditingDidEnd() {
        setNeedsScrollToCaret()
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
    }

    package final func textEditingDidRefusePaste(of byteCount: Int) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a pasted text of \(byteCount) bytes is too long for a text field",
                cure: "nothing is pasted; use a TextView for long texts"))
    }
}

// MARK: - Options

extension TextField {
    /// Whether the text can be changed; true by default.
    ///
    /// A text that is not editable can still be selected and copied.
    public final var isEditable: Bool {
        get { editing.isEditable }
        set {
            editing.isEditable = newValue
            updateSideViews()
        }
    }

    /// Whether typed characters replace those after the caret; false by default.
    ///
    /// The Insert key toggles it. The caret then covers the next character.
    public final var isOverwriting: Bool {
        get { editing.isOverwriting }
        set { editing.isOverwriting = newValue }
    }

    /// The maximum number of characters that typing or pasting may produce; nil, the default, for no limit.
    public final var maximumTextLength: Int? {
        get { editing.maximumLength }
        set { editing.maximumLength = newValue }
    }

    /// A filter of typed or pasted text, which returns the text to insert.
    public final var textInputFilter: (@Sendable (String) -> String)? {
        get { editing.inputFilter }
        set { editing.inputFilter = newValue }
    }
}

// MARK: - Selection

extension TextField {
    /// The selected range, in bytes of the text's UTF-8; an empty range is the position of the caret.
    public final var selectedUTF8Range: Range<Int> {
        get { editing.editor.selection.range.offsets }
        set {
            let range = newValue.clamped(to: 0..<editing.editor.buffer.utf8Count)
            editing.perform(.select(Selection(TextRange(range))), by: .program)
        }
    }

    /// The selected text; empty if the selection is empty.
    public final var selectedText: String { editing.editor.selectedText.string }
}

extension TextField {
    /// The completions of the whole text that a declarative view sets; nil for none.
    package final var suggestions: [TextCompletion]? {
        get { editing.completionIfUsed?.suggestions }
        set { if newValue != suggestions { editing.completion.suggestions = newValue } }
    }

    /// The list of completions of the text, which has none until its ``TextCompletionSession/source`` is set.
    public final var completionSession: TextCompletionSession { editing.completion }
}

// MARK: - Standard edit actions

extension TextField: ResponderStandardEditActions {}

extension TextField: ContextMenuProviding {
    /// Returns a menu with the edit actions; those that do not apply are disabled.
    public final func contextMenu(at point: Point?) -> Menu? {
        isEnabled ? editing.contextMenu(at: point) : nil
    }
}
