import Testing

@testable import TextEditing

@Suite struct TextEditorTests {
    /// Returns an editor with the caret at an offset.
    private func editor(_ text: String, at offset: Int, _ options: TextEditorOptions = .init()) -> TextEditor
    {
        var editor = TextEditor(EditBuffer(text), options: options)
        editor.perform(.select(Selection(at: offset)), at: .zero)
        return editor
    }

    /// Returns an editor with a selected range.
    private func editor(_ text: String, _ range: ClosedRange<Int>, _ options: TextEditorOptions = .init())
        -> TextEditor
    {
        var editor = TextEditor(EditBuffer(text), options: options)
        editor.perform(.select(Selection(anchor: range.lowerBound, head: range.upperBound)), at: .zero)
        return editor
    }

    /// Returns the text after commands, with `|` at the caret or at both ends of the selection.
    private func after(_ editor: TextEditor, _ commands: EditCommand...) -> String {
        var editor = editor
        for command in commands { editor.perform(command, at: .zero) }
        var marked = editor.buffer
        if !editor.selection.isEmpty { marked.insert("|", at: editor.selection.range.end) }
        marked.insert("|", at: editor.selection.range.start)
        return marked.string
    }

    @Test func `Typing replaces the selection`() {
        #expect(after(editor("one", at: 3), .insertText(" two"), .insertText("!")) == "one two!|")
        #expect(after(editor("one two", 4...7), .insertText("2")) == "one 2|")
        #expect(after(editor("", at: 0), .insertText("\0e\u{301}")) == "\0e\u{301}|")
    }

    @Test func `Deletion commands delete a character, a word or to a paragraph's end`() {
        #expect(after(editor("a👩‍👩‍👧b", at: 19), .deleteBackward) == "a|b")
        #expect(after(editor("ae\u{301}b", at: 1), .deleteForward) == "a|b")
        #expect(after(editor("a\r\nb", at: 3), .deleteBackward) == "a|b")
        #expect(after(editor("one two", at: 7), .deleteWordBackward) == "one |")
        #expect(after(editor("one two", at: 0), .deleteWordForward) == "| two")
        #expect(after(editor("one\ntwo", at: 1), .deleteToParagraphEnd) == "o|\ntwo")
        #expect(after(editor("o\ntwo", at: 1), .deleteToParagraphEnd) == "o|two")
        #expect(after(editor("one\ntwo", at: 5), .deleteParagraph) == "one\n|")
        #expect(after(editor("one two", 1...5), .deleteBackward) == "o|wo")
        #expect(after(editor("one two", at: 5), .delete(to: .documentStart)) == "|wo")
    }

    @Test func `A deletion without text to delete is refused and changes nothing`() {
        var start = editor("abc", at: 0)
        #expect(start.perform(.deleteBackward, at: .zero).refusal == .nothingThere)
        var end = editor("abc", at: 3)
        #expect(end.perform(.deleteForward, at: .zero).refusal == .nothingThere)
        #expect(end.perform(.deleteToParagraphEnd, at: .zero).refusal == .nothingThere)
        #expect(!end.history.canUndo)
    }

    @Test func `transpose exchanges the characters around the caret`() {
        #expect(after(editor("abc", at: 1), .transpose) == "ba|c")
        #expect(after(editor("abc", at: 3), .transpose) == "acb|")
        #expect(after(editor("ae\u{301}\nx", at: 4), .transpose) == "e\u{301}a|\nx")
        #expect(after(editor("ab\ncd", at: 3), .transpose) == "ab\n|cd")
        #expect(after(editor("a", at: 1), .transpose) == "a|")
    }

    @Test func `Cut and copy return the text, and paste inserts it`() {
        var editor = editor("one two", 4...7)
        #expect(editor.perform(.copy, at: .zero).copiedText == "two")
        let cut = editor.perform(.cut, at: .zero)
        #expect(cut.copiedText == "two")
        #expect(cut.changes.count == 1)
        #expect(editor.perform(.cut, at: .zero).refusal == .nothingThere)
        editor.perform(.paste("2\n3"), at: .zero)
        #expect(editor.buffer == "one 2\n3")
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "one ")
    }

    @Test func `A read-only text can be selected and copied`() {
        var options = TextEditorOptions()
        options.isEditable = false
        var editor = editor("one two", 0...3, options)
        let edits: [EditCommand] = [
            .insertText("x"), .insertNewline, .insertTab, .insertBacktab, .paste("x"), .deleteBackward, .cut,
            .transpose, .deleteParagraph, .replace(TextRange(start: 0, end: 1), with: "y"), .undo, .redo,
            .setMarkedText("x", selected: TextRange(at: 0)),
        ]
        for edit in edits { #expect(editor.perform(edit, at: .zero).refusal == .readOnly) }
        #expect(editor.perform(.copy, at: .zero).copiedText == "one")
        #expect(editor.buffer == "one two")
    }

    @Test func `Secret text can be neither copied nor cut`() {
        var options = TextEditorOptions()
        options.isSecret = true
        var editor = editor("hunter2", 0...7, options)
        #expect(editor.perform(.copy, at: .zero) == EditResult(refusal: .secret))
        #expect(editor.perform(.cut, at: .zero) == EditResult(refusal: .secret))
        #expect(editor.buffer == "hunter2")
    }

    @Test func `Indentation is copied to the next line, and changed by Tab`() {
        var options = TextEditorOptions()
        options.autoIndent = TextEditorOptions.copyingIndentation
        options.tab = .spaces(4)
        #expect(after(editor("  \tab", at: 5, options), .insertNewline) == "  \tab\n  \t|")
        #expect(after(editor("  ab", at: 1, options), .insertNewline) == " \n | ab")
        #expect(after(editor("ab", at: 2, options), .insertTab) == "ab  |")
        #expect(after(editor("a\nb\n", 0...3, options), .insertTab) == "    |a\n    b|\n")
        #expect(after(editor("    a\n  b\nc", 0...11, options), .insertBacktab) == "|a\nb\nc|")
        #expect(after(editor("\tab", at: 2, options), .insertBacktab) == "a|b")
        #expect(after(editor("a\n\nb", 0...4), .insertTab, .undo) == "|a\n\nb|")
        #expect(after(editor("a\n\nb", 0...4), .insertTab) == "\t|a\n\n\tb|")
    }

    @Test func `Overwriting replaces characters, but no line break`() {
        var options = TextEditorOptions()
        options.isOverwriting = true
        #expect(after(editor("a👍🏽c\nd", at: 0, options), .insertText("xy")) == "xy|c\nd")
        #expect(after(editor("ab\nc", at: 1, options), .insertText("xyz")) == "axyz|\nc")
        let typed = after(editor("abc", at: 0, options), .insertText("x"), .insertText("y"), .undo)
        #expect(typed == "|abc")
    }

    @Test func `Overwriting replaces as many characters as are inserted`() {
        var options = TextEditorOptions()
        options.isOverwriting = true
        // The mark joins the character before it.
        #expect(after(editor("eab", at: 1, options), .insertText("\u{301}")) == "e\u{301}|ab")
        #expect(after(editor("ab", 0...1, options), .insertText("x")) == "x|b")
        #expect(after(editor("ab", at: 0, options), .paste("x")) == "x|ab")
        options.filter = { $0.filter(\.isNumber) }
        #expect(after(editor("ab", at: 0, options), .insertText("x")) == "|ab")
        #expect(after(editor("abc", at: 0, options), .insertText("x1")) == "1|bc")
        options.filter = nil
        options.maximumLength = 3
        #expect(after(editor("abc", at: 1, options), .insertText("x")) == "ax|c")
        #expect(after(editor("abc", at: 3, options), .insertText("x")) == "abc|")
    }

    @Test func `A committed composition overwrites as many characters as it inserts`() {
        var options = TextEditorOptions()
        options.isOverwriting = true
        let composing = editor("abc", at: 1, options)
        let marked = EditCommand.setMarkedText("ni", selected: TextRange(at: 2))
        #expect(after(composing, marked) == "ani|bc")
        #expect(after(composing, marked, .insertText("你")) == "a你|c")
        #expect(after(composing, marked, .unmarkText) == "ani|")
        #expect(after(composing, marked, .insertText("你"), .undo) == "a|bc")
        #expect(after(composing, marked, .cancelMarkedText) == "a|bc")
    }

    @Test func `A single-line text has no line breaks`() {
        var options = TextEditorOptions()
        options.lineBreaks = .spaces
        var field = editor("", at: 0, options)
        #expect(field.perform(.insertNewline, at: .zero).refusal == .singleLine)
        field.perform(.paste("a\r\nb\u{2028}c"), at: .zero)
        #expect(field.buffer == "a b c")
        options.lineBreaks = .lineFeeds
        #expect(after(editor("", at: 0, options), .paste("a\r\nb\rc\u{2029}")) == "a\nb\nc\n|")
    }

    @Test func `A filter removes characters from inserted text`() {
        var options = TextEditorOptions()
        options.filter = { $0.filter(\.isNumber) }
        var field = editor("1", at: 1, options)
        #expect(field.perform(.insertText("x"), at: .zero).refusal == .filtered)
        #expect(field.perform(.paste("2a3"), at: .zero).refusal == nil)
        #expect(field.buffer == "123")
    }

    @Test func `The length limit counts whole characters`() {
        var options = TextEditorOptions()
        options.maximumLength = 5
        var field = editor("ab", at: 2, options)
        #expect(field.perform(.paste("👩‍👩‍👧e\u{301}xyz"), at: .zero).refusal == .full)
        #expect(field.buffer == "ab👩‍👩‍👧e\u{301}x")
        #expect(field.perform(.insertText("y"), at: .zero).refusal == .full)
        #expect(field.perform(.insertText("\u{302}"), at: .zero).refusal == nil)
        field.perform(.select(Selection(anchor: 0, head: 2)), at: .zero)
        #expect(field.perform(.insertText("12"), at: .zero).refusal == nil)
        #expect(field.buffer.characterCount(in: field.buffer.range) == 5)
        var long = editor("too long a text", 0...3, options)
        #expect(long.perform(.insertText("not"), at: .zero).refusal == nil)
        #expect(long.perform(.insertText("!"), at: .zero).refusal == .full)
    }

    @Test func `Replacing another range keeps the caret at its character`() {
        let replaced = editor("one two", at: 5)
        #expect(after(replaced, .replace(TextRange(start: 0, end: 3), with: "three")) == "three t|wo")
        #expect(after(replaced, .replace(TextRange(start: 6, end: 7), with: "xx")) == "one t|wxx")
        #expect(after(replaced, .replace(TextRange(start: 4, end: 6), with: "x")) == "one x|o")
        #expect(after(replaced, .replace(TextRange(start: -9, end: 99), with: "x")) == "x|")
    }

    @Test func `Commands select a word, a paragraph, all text or nothing`() {
        let some = editor("one two\nthree", at: 5)
        #expect(after(some, .selectWord(at: 5)) == "one |two|\nthree")
        #expect(after(some, .selectParagraph(at: 5)) == "|one two\n|three")
        #expect(after(some, .selectAll) == "|one two\nthree|")
        #expect(after(some, .selectAll, .selectNone) == "one two\nthree|")
        #expect(after(some, .select(Selection(anchor: 999, head: -4))) == "|one two\nthree|")
        #expect(after(some, .move(.wordBackward, extending: true)) == "one |t|wo\nthree")
    }

    @Test func `A change reports the old and new lines`() {
        var editor = editor("a\nb\nc\nd", 2...4)
        let change = editor.perform(.insertText("x\ny\nz"), at: .zero).changes.first
        #expect(change?.range == TextRange(start: 2, end: 4))
        #expect(change?.newLength == 5)
        #expect(change?.oldLines == 1...2)
        #expect(change?.newLines == 1...3)
    }
}
