internal import TextEditing

/// Access by programs to the text and its positions; offsets are in bytes of its UTF-8.
extension TextView {
    /// Takes bytes that may be anything: what is not UTF-8 becomes U+FFFD, and is reported.
    public final func setText(decoding bytes: [UInt8]) {
        var builder = EditBufferBuilder()
        builder.append(utf8: bytes)
        let buffer = builder.finish()
        if builder.replacementCount > 0 {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "\(builder.replacementCount) parts of a text were not UTF-8",
                    cure: "each is shown as U+FFFD; decode the text from its own encoding first"))
        }
        take(buffer)
    }

    /// False for a text that can be selected and copied, but not changed.
    public final var isEditable: Bool {
        get { editing.isEditable }
        set { editing.isEditable = newValue }
    }

    /// Whether typed characters take the place of those behind the caret; false at first.
    ///
    /// The Insert key turns it on and off. The caret covers the character that goes next.
    public final var isOverwriting: Bool {
        get { editing.isOverwriting }
        set { editing.isOverwriting = newValue }
    }

    /// The selected range, in bytes of the text's UTF-8; empty at the caret.
    ///
    /// Setting it neither scrolls nor calls the delegate.
    public final var selectedUTF8Range: Range<Int> {
        get { editing.editor.selection.range.offsets }
        set {
            let range = newValue.clamped(to: 0..<editing.editor.buffer.utf8Count)
            editing.perform(.select(Selection(TextRange(range))), by: .program)
        }
    }

    /// The selected text; empty when nothing is.
    public final var selectedText: String { editing.editor.selectedText.string }

    /// The text in a range; what is beyond the text is left out.
    public final func text(in range: Range<Int>) -> String {
        editing.editor.buffer.string(in: TextRange(range))
    }

    /// Puts a text in the place of a range: one step to undo.
    ///
    /// The delegate is not told. O(log n + length of the new text).
    public final func replace(_ range: Range<Int>, withText text: String) {
        editing.perform(.replace(TextRange(range), with: EditBuffer(text)), by: .program)
    }

    /// Puts a text in the place of what is selected, as if it were typed.
    public final func insertText(_ text: String) { editing.perform(.insertText(text), by: .program) }

    /// Takes out what is selected, or the character before the caret.
    public final func deleteBackward() { editing.perform(.deleteBackward, by: .program) }

    /// How many characters may be typed or pasted; nil, as at first, for any number.
    ///
    /// Characters have to be counted: keys cost more in long texts then.
    public final var maximumLength: Int? {
        get { editing.maximumLength }
        set { editing.maximumLength = newValue }
    }

    /// A filter of typed or pasted text, which returns the text to insert.
    public final var inputFilter: (@Sendable (String) -> String)? {
        get { editing.inputFilter }
        set { editing.inputFilter = newValue }
    }

    /// How many spaces Tab inserts, up to the next multiple of as many columns; nil, as at first, for a tab character.
    public final var tabWidth: Int? {
        get { if case .spaces(let width) = editing.editor.options.tab { width } else { nil } }
        set {
            let tab = newValue.map { TextEditorOptions.Tab.spaces(min(max(1, $0), 64)) } ?? .character
            editing.changeOptions { $0.tab = tab }
        }
    }

    /// The white space that a new line begins with, given the line so far; nil, as at first, for none.
    ///
    ///     editor.automaticIndentation = TextView.keepsIndentation
    public final var automaticIndentation: (@Sendable (String) -> String)? {
        get { storedIndentation }
        set {
            storedIndentation = newValue
            editing.changeOptions { $0.autoIndent = newValue.map(TextIndentation.option) }
        }
    }

    /// For ``automaticIndentation``: as much white space as the line has that is being broken.
    public static let keepsIndentation: @Sendable (String) -> String = { line in
        String(line.prefix { $0 == " " || $0 == "\t" })
    }

    /// Takes back and does again what was edited.
    public final var undoManager: TextUndoManager? { editing.undoManager }

    // MARK: - Places

    /// Where the caret is, in points of the content.
    public final var caretRect: Rect { caretRect(for: editing.editor.selection.position) }

    /// Where a caret would be, in points of the content; as far as estimates tell, for a place that was never seen.
    public final func caretRect(for position: TextPosition) -> Rect {
        let offset = editing.editor.buffer.valid(position.offset)
        let rect = pieces.caretRect(at: TextPosition(offset: offset, affinity: position.affinity))
        let inset = textContainerInset
        return Rect(x: rect.minX + inset.left, y: rect.minY + inset.top, width: 1, height: rect.height)
    }

    /// The place of the text nearest to a point of the content.
    public final func closestPosition(to point: Point) -> TextPosition { textPosition(at: point) }

    /// Scrolls as little as shows the beginning of a range.
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

    // MARK: - Looks

    final var shownTextColor: Color { textColor }

    /// The selection is shaded less while the view is not first responder, except for a match that was just found.
    final var selectionColor: Color {
        tintColor.withAlphaComponent(isFirstResponder || isFinding ? 0.35 : 0.18)
    }

    final func borderStyleChanged() {
        let hasBorder = borderStyle == .roundedRect
        cornerRadius = hasBorder ? TextField.cornerRadius : 0
        borderWidth = hasBorder ? 1 : 0
        borderColorChanged()
    }

    final func borderColorChanged() {
        guard borderStyle == .roundedRect else { return }
        borderColor = validation.color ?? (editing.isBeingEdited ? tintColor : Color(role: .controlBorder))
    }
}

extension TextView: ResponderStandardEditActions {}

extension TextView: CursorProviding {
    /// An I-beam over text that can be selected.
    public final func cursor(at point: Point) -> Cursor? { isSelectable ? .iBeam : nil }
}
