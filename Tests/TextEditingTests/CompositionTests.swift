import Testing

@testable import TextEditing

@Suite struct CompositionTests {
    /// A selection beyond any marked text, which is clamped to its end.
    private let end = TextRange(at: 99)

    /// Returns an editor with a selection.
    private func editor(_ text: String, _ anchor: Int, _ head: Int) -> TextEditor {
        var editor = TextEditor(EditBuffer(text))
        editor.perform(.select(Selection(anchor: anchor, head: head)), at: .zero)
        return editor
    }

    @Test func `Marked text is displayed, replaced and committed as one undo step`() {
        var editor = editor("a sel b", 2, 5)
        editor.perform(.setMarkedText("k", selected: end), at: .zero)
        #expect(editor.buffer == "a k b")
        #expect(editor.markedRange == TextRange(start: 2, end: 3))
        editor.perform(.setMarkedText("かん", selected: TextRange(start: 0, end: 3)), at: .zero)
        #expect(editor.selection == Selection(anchor: 2, head: 5))
        editor.perform(.insertText("漢"), at: .zero)
        #expect(editor.buffer == "a 漢 b")
        #expect(editor.markedRange == nil)

        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "a sel b")
        #expect(editor.selection == Selection(anchor: 2, head: 5))
        #expect(!editor.history.canUndo)
        editor.perform(.redo, at: .zero)
        #expect(editor.buffer == "a 漢 b")
        #expect(editor.selection == Selection(at: 5))
    }

    @Test func `Unmarked text is one undo step with the typing before and after it`() {
        var editor = editor("", 0, 0)
        editor.perform(.insertText("a"), at: .zero)
        editor.perform(.setMarkedText("b", selected: end), at: .zero)
        editor.perform(.setMarkedText("bc", selected: end), at: .zero)
        #expect(editor.perform(.unmarkText, at: .zero).changes.isEmpty)
        editor.perform(.insertText("d"), at: .zero)
        #expect(editor.buffer == "abcd")
        #expect(editor.history.undoCount == 1)
    }

    @Test func `Cancelling and undo restore the replaced text`() {
        for command in [EditCommand.cancelMarkedText, .undo] {
            var editor = editor("a sel b", 5, 2)
            editor.perform(.setMarkedText("xyz", selected: end), at: .zero)
            let result = editor.perform(command, at: .zero)
            #expect(result.changes.count == 1)
            #expect(editor.buffer == "a sel b")
            #expect(editor.selection == Selection(anchor: 5, head: 2))
            #expect(!editor.history.canUndo)
        }
    }

    @Test func `An empty marked text ends the composition, and the next insertion joins its undo step`() {
        var editor = editor("a sel b", 2, 5)
        editor.perform(.setMarkedText("x", selected: end), at: .zero)
        editor.perform(.setMarkedText("", selected: end), at: .zero)
        #expect(editor.markedRange == nil)
        editor.perform(.insertText("y"), at: .zero)
        #expect(editor.buffer == "a y b")
        #expect(editor.history.undoCount == 1)
        #expect(editor.perform(.setMarkedText("", selected: end), at: .zero).changes.isEmpty)
        #expect(editor.composition == nil)
    }

    @Test func `Other commands commit the composition before they are performed`() {
        var editor = editor("ab", 1, 1)
        editor.perform(.setMarkedText("xy", selected: end), at: .zero)
        editor.perform(.deleteBackward, at: .zero)
        #expect(editor.buffer == "axb")
        #expect(editor.markedRange == nil)
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "axyb")
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "ab")
    }

    @Test func `Length limit and filter apply to the committed text`() {
        var editor = editor("ab", 2, 2)
        editor.options.maximumLength = 3
        editor.options.filter = { $0.uppercased() }
        editor.perform(.setMarkedText("xyz", selected: end), at: .zero)
        #expect(editor.buffer == "abxyz")
        let result = editor.perform(.unmarkText, at: .zero)
        #expect(editor.buffer == "abX")
        #expect(result.refusal == .full)
        #expect(result.changes.count == 2)
    }

    @Test func `A selection within marked text is clamped to it`() {
        var editor = editor("ab", 1, 1)
        editor.perform(.setMarkedText("é", selected: TextRange(start: -4, end: 1)), at: .zero)
        #expect(editor.selection == Selection(at: 1))
    }
}
