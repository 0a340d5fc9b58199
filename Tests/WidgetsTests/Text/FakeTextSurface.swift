import TextEditing
import Widgets

/// A text of characters that are 10 points wide and lines that are 20 points high, without fonts, a window or drawing.
final class FakeTextSurface: View, TextEditingSurface {
    let editing: TextEditingController
    private(set) var changes: [TextEditingChange] = []
    private(set) var shapeChanges = 0
    private(set) var scrolled = Point.zero

    init(_ text: String, lineBreaks: TextEditorOptions.LineBreaks = .kept) {
        editing = TextEditingController(lineBreaks: lineBreaks, maximumPasteLength: 100)
        super.init(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        editing.attach(to: self)
        editing.setText(EditBuffer(text))
    }

    var text: String { editing.editor.buffer.string }

    /// The text with `|` at the caret and `^` at the other end of the selection.
    var state: String {
        let selection = editing.editor.selection
        var shown = editing.editor.buffer
        shown.insert("|", at: selection.head)
        if !selection.isEmpty {
            shown.insert("^", at: selection.anchor + (selection.anchor > selection.head ? 1 : 0))
        }
        return shown.string
    }

    // MARK: - Geometry

    var caretRect: Rect { caretRect(for: editing.editor.selection.position) }
    var editingRect: Rect { bounds }
    var caretLayout: any CaretLayout { FixedPitchCaretLayout(editing.editor.buffer) }

    func textPosition(at point: Point) -> TextPosition {
        let buffer = editing.editor.buffer
        let line = min(max(0, Int(point.y / 20)), buffer.lineCount - 1)
        let content = buffer.contentRange(ofLine: line)
        return TextPosition(offset: min(content.start + max(0, Int((point.x / 10).rounded())), content.end))
    }

    func caretRect(for position: TextPosition) -> Rect {
        let buffer = editing.editor.buffer
        let line = buffer.line(at: position.offset)
        let column = position.offset - buffer.contentRange(ofLine: line).start
        return Rect(x: Double(column) * 10, y: Double(line) * 20, width: 1, height: 20)
    }

    func scroll(by distance: Point) {
        scrolled = Point(x: scrolled.x + distance.x, y: scrolled.y + distance.y)
    }

    // MARK: - Drawing

    func caretVisibilityChanged() {}
    func caretShapeChanged() { shapeChanges += 1 }
    func editorDidChange(_ change: TextEditingChange) { changes.append(change) }

    // MARK: - Input

    func press(_ code: KeyboardHIDUsage, _ flags: KeyModifierFlags = []) -> Bool {
        press(Key(keyCode: code, charactersIgnoringModifiers: "", modifierFlags: flags))
    }

    func press(_ character: Character, _ flags: KeyModifierFlags = []) -> Bool {
        press(
            Key(
                keyCode: KeyboardHIDUsage(rawValue: 0), charactersIgnoringModifiers: String(character),
                modifierFlags: flags))
    }

    private func press(_ key: Key) -> Bool { editing.keyDown(KeyEvent(phase: .down, key: key)) }

    func type(_ text: String) { editing.insertText(TextInputEvent(.commit(text))) }

    func compose(_ text: String) {
        editing.insertText(TextInputEvent(.compose(text, selection: text.count..<text.count)))
    }
}
