internal import TextEditing

/// The text of a field as it is edited and as it is shown: the same, or a dot for each character of a secret.
///
/// Offsets are in bytes of UTF-8; those of the shown text differ for a secret.
struct FieldText {
    private(set) var editor = TextEditor()
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

    init() {
        editor.options.lineBreaks = .spaces
        editor.options.wordBreaker = UnicodeWordBreaker()
    }

    var isSecret: Bool {
        get { editor.options.isSecret }
        set {
            if newValue == isSecret { return }
            editor.options.isSecret = newValue
            textChanged()
        }
    }

    var string: String { editor.buffer.string }
    /// The displayed text: a dot for each character of a secret.
    var shownString: String {
        if let pictured { return pictured.string }
        if !isSecret { return string }
        return String(repeating: Self.dot, count: editor.buffer.characterCount(in: editor.buffer.range))
    }
    var isEmpty: Bool { editor.buffer.isEmpty }
    var selection: Selection { editor.selection }

    /// The character that the next key takes the place of; empty at the end.
    var overwrittenRange: TextRange {
        let caret = selection.head
        return TextRange(start: caret, end: editor.buffer.characterBoundary(after: caret))
    }

    mutating func change(_ options: (inout TextEditorOptions) -> Void) { options(&editor.options) }

    mutating func endUndoGroup() { editor.history.endGroup() }

    mutating func forgetHistory() { editor.history.removeAllActions() }

    mutating func setText(_ text: String) {
        editor.setText(EditBuffer(Self.oneLine(text)))
        textChanged()
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
        return !ShownText(editor.buffer.string(in: changes[0].newRange)).hasPictures
    }

    private static func oneLine(_ text: String) -> String {
        guard mayHaveNewlines(text), text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// False for nearly all texts: looks at bytes, which are cheaper than characters.
    private static func mayHaveNewlines(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x0e && byte > 0x09 || byte == 0xc2 || byte == 0xe2 { return true }
        return false
    }

    /// Performs `command`; where the text changed, the line is typeset again when it is next asked for.
    mutating func perform(_ command: EditCommand, at time: Duration, font: Font, scale: Double) -> EditResult
    {
        let layout = FieldCaretLayout(shown(font: font, scale: scale), self)
        let result = editor.perform(command, at: time, layout: layout)
        if !result.changes.isEmpty { textChanged(by: result.changes) }
        return result
    }

    // MARK: - Shown

    var isTypeset: Bool { line != nil && !isLineStale }

    mutating func forgetLayout() { line = nil }

    /// The text as it is shown, in one line of any width.
    mutating func shown(font: Font, scale: Double) -> FieldLine {
        if let line, !isLineStale, line.font == font, line.scale == scale { return line }
        let text = isSecret || pictured != nil ? EditBuffer(shownString) : editor.buffer
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
        return editor.buffer.characterCount(in: TextRange(start: 0, end: offset)) * Self.dotLength
    }

    /// The offset of the text that is shown at an offset.
    func offset(shownAt shown: Int) -> Int {
        guard isSecret else { return pictured?.offset(shownAt: shown) ?? shown }
        var offset = 0
        for _ in 0..<(shown / Self.dotLength) { offset = editor.buffer.characterBoundary(after: offset) }
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
        TextPosition(offset: text.editor.buffer.utf8Count)
    }
    func column(of position: TextPosition) -> Double {
        layout.caretRect(at: text.shownPosition(position)).minX
    }
    func position(from position: TextPosition, movingLines count: Int, column: Double)
        -> TextPosition?
    { nil }
    var linesPerPage: Int { 1 }
}
