internal import TextEditing

/// The displayed text of a field: the edited text, or a dot for each character of a secure field.
///
/// Offsets are in bytes of UTF-8; in a secure field, those of the text and of the displayed text differ.
struct FieldText {
    private(set) var buffer = EditBuffer()
    private var line: FieldLine?
    /// Whether the text has changed since `line` was typeset.
    private var isLineStale = false
    /// The changes since `line` was typeset; nil if unknown.
    private var changes: [TextChange]? = []
    /// The text with symbols for its control characters; nil for a secure field and for text without control characters.
    private var displayedText: DisplayedText?

    /// Whether the layout direction is right to left, which determines the direction of text without letters.
    var isMirrored = false { didSet { if isMirrored != oldValue { line = nil } } }

    static let dot = "\u{25CF}"
    private static let dotLength = 3

    var isSecret = false { didSet { if isSecret != oldValue { textChanged() } } }

    var string: String { buffer.string }
    /// The displayed text: with symbols for control characters, or with a dot for each character of a secure field.
    var displayedString: String {
        if let displayedText { return displayedText.string }
        if !isSecret { return string }
        return String(repeating: Self.dot, count: buffer.characterCount(in: buffer.range))
    }
    var isEmpty: Bool { buffer.isEmpty }

    /// Replaces the text.
    mutating func setBuffer(_ buffer: EditBuffer) {
        self.buffer = buffer
        textChanged()
    }

    /// Applies edits that result in `buffer`; the line is typeset again on the next access.
    mutating func apply(_ changes: [TextChange], to buffer: EditBuffer) {
        if changes.isEmpty { return }
        self.buffer = buffer
        textChanged(by: changes)
    }

    private mutating func textChanged(by made: [TextChange]? = nil) {
        isLineStale = true
        if let made, let changes, hasNoSymbols(in: made) {
            self.changes = changes + made
            return
        }
        changes = nil
        displayedText = nil
        if isSecret { return }
        let text = DisplayedText(string)
        if text.hasSymbols { displayedText = text }
    }

    /// Whether the text is displayed without symbols before and after `changes`; O(length of the change).
    private func hasNoSymbols(in changes: [TextChange]) -> Bool {
        if isSecret || displayedText != nil || changes.count != 1 { return false }
        return !DisplayedText(buffer.string(in: changes[0].newRange)).hasSymbols
    }

    /// Returns `text` with each line break replaced by a space.
    static func oneLine(_ text: String) -> String {
        guard mayHaveNewlines(text), text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Whether the text may contain line breaks; a cheap test of bytes that is false for nearly all texts.
    private static func mayHaveNewlines(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x0e && byte > 0x09 || byte == 0xc2 || byte == 0xe2 { return true }
        return false
    }

    // MARK: - Displayed text

    var isTypeset: Bool { line != nil && !isLineStale }

    mutating func discardLayout() { line = nil }

    /// Returns the displayed text as one line, typeset if necessary.
    mutating func typesetLine(font: Font, scale: Double) -> FieldLine {
        if let line, !isLineStale, line.font == font, line.scale == scale { return line }
        let text = isSecret || displayedText != nil ? EditBuffer(displayedString) : buffer
        let made = FieldLine(
            text, font: font, scale: scale, isMirrored: isMirrored, reusing: line, changes: changes)
        line = made
        isLineStale = false
        changes = []
        return made
    }

    /// Converts an offset in the text to an offset in the displayed text.
    func displayedOffset(_ offset: Int) -> Int {
        guard isSecret else { return displayedText?.displayedOffset(offset) ?? offset }
        return buffer.characterCount(in: TextRange(start: 0, end: offset)) * Self.dotLength
    }

    /// Converts an offset in the displayed text to an offset in the text.
    func offset(displayedAt shown: Int) -> Int {
        guard isSecret else { return displayedText?.offset(displayedAt: shown) ?? shown }
        var offset = 0
        for _ in 0..<(shown / Self.dotLength) { offset = buffer.characterBoundary(after: offset) }
        return offset
    }

    func displayedRange(_ range: TextRange) -> Range<Int> {
        displayedOffset(range.start)..<displayedOffset(range.end)
    }

    func displayedPosition(_ position: TextPosition) -> TextPosition {
        TextPosition(offset: displayedOffset(position.offset), affinity: position.affinity)
    }
}

/// The line of a field as a caret layout.
struct FieldCaretLayout: @MainActor CaretLayout {
    private let layout: FieldLine
    private let text: FieldText

    init(_ layout: FieldLine, _ text: FieldText) {
        self.layout = layout
        self.text = text
    }

    private func moved(_ position: TextPosition, toRight: Bool) -> TextPosition? {
        let shown = text.displayedPosition(position)
        let found = layout.position(from: shown, toRight: toRight)
        // At a boundary between directions one offset has two visual positions, which are separate caret stops.
        if found.offset == shown.offset, layout.caretRect(at: found).minX == layout.caretRect(at: shown).minX
        {
            return nil
        }
        return TextPosition(offset: text.offset(displayedAt: found.offset), affinity: found.affinity)
    }

    func position(leftOf position: TextPosition) -> TextPosition? {
        moved(position, toRight: false)
    }
    func position(rightOf position: TextPosition) -> TextPosition? {
        moved(position, toRight: true)
    }

    /// Returns whether the position to the right precedes `position` in the text.
    func isRightToLeft(at position: TextPosition) -> Bool {
        guard let right = self.position(rightOf: position) else {
            return self.position(leftOf: position).map { $0.offset > position.offset } ?? false
        }
        return right.offset < position.offset
    }

    func lineStart(at position: TextPosition) -> TextPosition {
        TextPosition(offset: 0)
    }
    func lineEnd(at position: TextPosition) -> TextPosition {
        TextPosition(offset: text.buffer.utf8Count)
    }
    func column(of position: TextPosition) -> Double {
        layout.caretRect(at: text.displayedPosition(position)).minX
    }
    func position(from position: TextPosition, movingLines count: Int, column: Double)
        -> TextPosition?
    { nil }
    var linesPerPage: Int { 1 }
}

extension Invalidations {
    /// Invalidates the layout of the text, the display and the intrinsic size of a text field.
    struct FieldText: ViewInvalidatingType {
        func invalidate(view: View) {
            guard let field = view as? TextField else { return }
            field.textChanged()
            field.invalidateIntrinsicContentSize()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.FieldText {
    static var fieldText: Self { Self() }
}
