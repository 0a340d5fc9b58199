internal import TextEditing

/// The text of a field as it is shown: the edited text, or a dot for each character of a secret.
///
/// Offsets are in bytes of UTF-8; those of the shown text differ for a secret.
struct FieldText {
    private(set) var buffer = EditBuffer()
    private var line: FieldLine?
    /// The text has changed since `line` was typeset.
    private var isLineStale = false
    /// The changes since then; nil where they are not known.
    private var changes: [TextChange]? = []
    /// The text with pictures of its control characters; nil for a secret, and for most texts, which have none.
    private var pictured: ShownText?

    /// Whether the user interface runs from the right, as a text without letters does then.
    var isMirrored = false { didSet { if isMirrored != oldValue { line = nil } } }

    static let dot = "\u{25CF}"
    private static let dotLength = 3

    var isSecret = false { didSet { if isSecret != oldValue { textChanged() } } }

    var string: String { buffer.string }
    /// The displayed text: a dot for each character of a secret.
    var shownString: String {
        if let pictured { return pictured.string }
        if !isSecret { return string }
        return String(repeating: Self.dot, count: buffer.characterCount(in: buffer.range))
    }
    var isEmpty: Bool { buffer.isEmpty }

    /// Shows another text.
    mutating func setBuffer(_ buffer: EditBuffer) {
        self.buffer = buffer
        textChanged()
    }

    /// Follows edits, which `buffer` is the result of; the line is typeset again when it is next asked for.
    mutating func apply(_ changes: [TextChange], to buffer: EditBuffer) {
        if changes.isEmpty { return }
        self.buffer = buffer
        textChanged(by: changes)
    }

    private mutating func textChanged(by made: [TextChange]? = nil) {
        isLineStale = true
        if let made, let changes, hasNoPictures(in: made) {
            self.changes = changes + made
            return
        }
        changes = nil
        pictured = nil
        if isSecret { return }
        let shown = ShownText(string)
        if shown.hasPictures { pictured = shown }
    }

    /// Whether the text is certainly shown as it is, before and after `changes`; O(length of the change).
    private func hasNoPictures(in changes: [TextChange]) -> Bool {
        if isSecret || pictured != nil || changes.count != 1 { return false }
        return !ShownText(buffer.string(in: changes[0].newRange)).hasPictures
    }

    /// Returns `text` with a space for each line break.
    static func oneLine(_ text: String) -> String {
        guard mayHaveNewlines(text), text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// False for nearly all texts: looks at bytes, which are cheaper than characters.
    private static func mayHaveNewlines(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x0e && byte > 0x09 || byte == 0xc2 || byte == 0xe2 { return true }
        return false
    }

    // MARK: - Shown

    var isTypeset: Bool { line != nil && !isLineStale }

    mutating func forgetLayout() { line = nil }

    /// The text as it is shown, in one line of any width.
    mutating func shown(font: Font, scale: Double) -> FieldLine {
        if let line, !isLineStale, line.font == font, line.scale == scale { return line }
        let text = isSecret || pictured != nil ? EditBuffer(shownString) : buffer
        let made = FieldLine(
            text, font: font, scale: scale, isMirrored: isMirrored, reusing: line, changes: changes)
        line = made
        isLineStale = false
        changes = []
        return made
    }

    /// Where an offset of the text is in what is shown.
    func shownOffset(_ offset: Int) -> Int {
        guard isSecret else { return pictured?.shownOffset(offset) ?? offset }
        return buffer.characterCount(in: TextRange(start: 0, end: offset)) * Self.dotLength
    }

    /// The offset of the text that is shown at an offset.
    func offset(shownAt shown: Int) -> Int {
        guard isSecret else { return pictured?.offset(shownAt: shown) ?? shown }
        var offset = 0
        for _ in 0..<(shown / Self.dotLength) { offset = buffer.characterBoundary(after: offset) }
        return offset
    }

    func shownRange(_ range: TextRange) -> Range<Int> { shownOffset(range.start)..<shownOffset(range.end) }

    func shownPosition(_ position: TextPosition) -> TextPosition {
        TextPosition(offset: shownOffset(position.offset), affinity: position.affinity)
    }
}

/// A field's line, as movements of the caret ask about it.
struct FieldCaretLayout: @MainActor CaretLayout {
    private let layout: FieldLine
    private let text: FieldText

    init(_ layout: FieldLine, _ text: FieldText) {
        self.layout = layout
        self.text = text
    }

    private func moved(_ position: TextPosition, toRight: Bool) -> TextPosition? {
        let shown = text.shownPosition(position)
        let found = layout.position(from: shown, toRight: toRight)
        // At a border of directions one offset has two places, and a caret goes from one to the other.
        if found.offset == shown.offset, layout.caretRect(at: found).minX == layout.caretRect(at: shown).minX
        {
            return nil
        }
        return TextPosition(offset: text.offset(shownAt: found.offset), affinity: found.affinity)
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
        layout.caretRect(at: text.shownPosition(position)).minX
    }
    func position(from position: TextPosition, movingLines count: Int, column: Double)
        -> TextPosition?
    { nil }
    var linesPerPage: Int { 1 }
}
