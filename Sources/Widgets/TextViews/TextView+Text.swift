internal import TextEditing

/// Programmatic access to the text and its positions; offsets are in bytes of UTF-8.
extension TextView {
    /// Replaces the text by decoded bytes; each invalid UTF-8 sequence becomes U+FFFD, and a diagnostic is reported.
    public final func setText(decoding bytes: [UInt8]) {
        var builder = EditBufferBuilder()
        builder.append(utf8: bytes)
        let buffer = builder.finish()
        if builder.replacementCount > 0 {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "\(builder.replacementCount) byte sequences of a text are not UTF-8",
                    cure: "each is shown as U+FFFD; decode the text from its own encoding first"))
        }
        replaceText(buffer)
    }

    /// Whether the text can be changed, and not only selected and copied; true by default.
    public final var isEditable: Bool {
        get { editing.isEditable }
        set { editing.isEditable = newValue }
    }

    /// Whether typed characters replace those after the caret; false by default.
    ///
    /// The Insert key toggles it. The caret then covers the next character.
    public final var isOverwriting: Bool {
        get { editing.isOverwriting }
        set { editing.isOverwriting = newValue }
    }

    /// Whether Tab moves the focus instead of being inserted; false by default.
    ///
    /// Ctrl+Tab always moves the focus.
    public final var tabMovesFocus: Bool {
        get { editing.tabMovesFocus }
        set { editing.tabMovesFocus = newValue }
    }
    /// The maximum length of a pasted text in bytes; 32 MB by default.
    ///
    /// Longer texts are refused, and the delegate is notified.
    public final var maximumPasteLength: Int {
        get { editing.maximumPasteLength }
        set { editing.maximumPasteLength = newValue }
    }

    /// The selected range, in bytes of the text's UTF-8; an empty range is the position of the caret.
    ///
    /// Setting it neither scrolls nor calls the delegate.
    public final var selectedUTF8Range: Range<Int> {
        get { editing.editor.selection.range.offsets }
        set {
            let range = newValue.clamped(to: 0..<editing.editor.buffer.utf8Count)
            editing.perform(.select(Selection(TextRange(range))), by: .program)
        }
    }

    /// The selected text; empty if the selection is empty.
    public final var selectedText: String { editing.editor.selectedText.string }
    /// The list of completions of the text, which has none until its ``TextCompletionSession/source`` is set.
    public final var completionSession: TextCompletionSession { editing.completion }

    /// Returns the text in a range of bytes, which is clamped to the text.
    public final func text(in range: Range<Int>) -> String {
        editing.editor.buffer.string(in: TextRange(range))
    }

    /// Replaces a range with a text, as one undo step.
    ///
    /// The delegate is not called. O(log n + length of the new text).
    public final func replace(_ range: Range<Int>, withText text: String) {
        editing.perform(.replace(TextRange(range), with: EditBuffer(text)), by: .program)
    }

    /// Replaces the selection with a text, as typing does.
    public final func insertText(_ text: String) { editing.perform(.insertText(text), by: .program) }

    /// Deletes the selection, or the character before the caret if nothing is selected.
    public final func deleteBackward() { editing.perform(.deleteBackward, by: .program) }

    /// The maximum number of characters that typing or pasting may produce; nil, the default, for no limit.
    ///
    /// With a limit each edit counts the characters, which takes longer in long texts.
    public final var maximumTextLength: Int? {
        get { editing.maximumLength }
        set { editing.maximumLength = newValue }
    }

    /// A filter of typed or pasted text, which returns the text to insert.
    public final var textInputFilter: (@Sendable (String) -> String)? {
        get { editing.inputFilter }
        set { editing.inputFilter = newValue }
    }

    /// The distance of tab stops, in columns, if Tab inserts spaces; nil, the default, inserts a tab character.
    public final var tabWidth: Int? {
        get { if case .spaces(let width) = editing.editor.options.tab { width } else { nil } }
        set {
            let tab = newValue.map { TextEditorOptions.Tab.spaces(min(max(1, $0), 64)) } ?? .character
            editing.changeOptions { $0.tab = tab }
        }
    }

    /// Returns the white space inserted at the beginning of a new line, given the line before the break; nil, the default, for none.
    ///
    ///     editor.automaticIndentation = TextView.keepsIndentation
    public final var automaticIndentation: (@Sendable (String) -> String)? {
        get { storedIndentation }
        set {
            storedIndentation = newValue
            editing.changeOptions { $0.autoIndent = newValue.map(TextIndentation.option) }
        }
    }

    /// A value of ``automaticIndentation`` that keeps the leading white space of the line that is being broken.
    public static let keepsIndentation: @Sendable (String) -> String = { line in
        String(line.prefix { $0 == " " || $0 == "\t" })
    }

    // MARK: - Geometry

    /// The rectangle of the caret, in points of the content.
    public final var caretRect: Rect { caretRect(for: editing.editor.selection.position) }

    /// Returns the rectangle of a caret at `position`, in points of the content.
    ///
    /// Its vertical position is an estimate if text above it has never been laid out.
    public final func caretRect(for position: TextPosition) -> Rect {
        let offset = editing.editor.buffer.valid(position.offset)
        let rect = pieces.caretRect(at: TextPosition(offset: offset, affinity: position.affinity))
        let inset = textContainerInset
        return Rect(x: rect.minX + inset.left, y: rect.minY + inset.top, width: 1, height: rect.height)
    }

    /// Returns the text position nearest to a point of the content.
    public final func closestPosition(to point: Point) -> TextPosition { textPosition(at: point) }

    /// Scrolls by the smallest distance that makes the beginning of a range visible.
    public final func scrollRangeToVisible(_ range: Range<Int>) {
        let start = caretRect(for: TextPosition(offset: range.lowerBound))
        let end = caretRect(for: TextPosition(offset: range.upperBound, affinity: .upstream))
        let inset = textContainerInset
        var rect = Rect(
            x: start.minX, y: start.minY, width: start.minY == end.minY ? max(1, end.minX - start.minX) : 1,
            height: max(start.height, end.maxY - start.minY))
        rect = rect.insetBy(dx: -inset.left, dy: -inset.top)
        scrollRectToVisible(rect, animated: false)
        setNeedsLayout()
    }

    // MARK: - Appearance

    final var shownTextColor: Color { textColor }

    /// The colour of the selection: grey while the view is not first responder, unless a search is in progress.
    final func selectionColor(in palette: Palette) -> Color {
        textSelectionColor(isEmphasized: hasFocusWithin || isFinding, in: palette)
    }

    final func borderStyleChanged() {
        let hasBorder = borderStyle == .roundedRect
        layer.cornerRadius = hasBorder ? TextField.cornerRadius : 0
        layer.borderWidth = hasBorder ? 1 : 0
        borderColorChanged()
    }

    final func borderColorChanged() {
        guard borderStyle == .roundedRect else { return }
        layer.borderColor =
            displayedValidation.color ?? (editing.isBeingEdited ? tintColor : Color(role: .controlBorder))
    }
}

extension TextView: ResponderStandardEditActions, TextSelecting {}

extension TextView: CursorProviding {
    /// Returns an I-beam over selectable text.
    public final func cursor(at point: Point) -> Cursor? { isSelectable ? .iBeam : nil }
}
