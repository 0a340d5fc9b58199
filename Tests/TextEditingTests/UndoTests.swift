import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct UndoTests {
    /// Types a text character by character, at intervals of a tenth of a second.
    private func type(_ text: String, into editor: inout TextEditor, from time: Duration = .zero) {
        for (index, character) in text.enumerated() {
            editor.perform(.insertText(String(character)), at: time + .milliseconds(100 * index))
        }
    }

    @Test func `Typing without a pause is one undo step`() {
        var editor = TextEditor()
        type("one ", into: &editor)
        type("two", into: &editor, from: .seconds(10))

        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "one ")
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "")
        #expect(editor.perform(.undo, at: .zero).refusal == .nothingThere)
        editor.perform(.redo, at: .zero)
        editor.perform(.redo, at: .zero)
        #expect(editor.buffer == "one two")
        #expect(editor.selection == Selection(at: 7))
        #expect(editor.perform(.redo, at: .zero).refusal == .nothingThere)
    }

    @Test func `A movement, a newline, a deletion and a paste end the undo step of typing`() {
        var editor = TextEditor()
        type("ab", into: &editor)
        editor.perform(.move(.left, extending: false), at: .zero)
        editor.perform(.move(.right, extending: false), at: .zero)
        type("cd", into: &editor)
        editor.perform(.insertNewline, at: .zero)
        type("ef", into: &editor)
        editor.perform(.deleteBackward, at: .zero)
        editor.perform(.deleteBackward, at: .zero)
        editor.perform(.paste("x"), at: .zero)
        editor.perform(.paste("y"), at: .zero)

        var states: [String] = []
        while editor.perform(.undo, at: .zero).refusal == nil { states.append(editor.buffer.string) }
        #expect(states == ["abcd\nx", "abcd\n", "abcd\nef", "abcd\n", "abcd", "ab", ""])
    }

    @Test func `Deletions in one direction are one undo step; undo restores the selection`() {
        var editor = TextEditor("one two three")
        editor.perform(.select(Selection(at: 7)), at: .zero)
        for _ in 0..<3 { editor.perform(.deleteBackward, at: .zero) }
        for _ in 0..<2 { editor.perform(.deleteForward, at: .zero) }
        #expect(editor.buffer == "one hree")
        editor.perform(.select(Selection(anchor: 8, head: 4)), at: .zero)
        editor.perform(.deleteForward, at: .zero)

        editor.perform(.undo, at: .zero)
        #expect(editor.selection == Selection(anchor: 8, head: 4))
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "one  three")
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == "one two three")
        #expect(editor.selection == Selection(at: 7))
        #expect(editor.history.undoCount == 0)
    }

    @Test func `An edit after an undo clears the redo history`() {
        var editor = TextEditor()
        editor.perform(.paste("a"), at: .zero)
        editor.perform(.undo, at: .zero)
        type("b", into: &editor)
        #expect(editor.perform(.redo, at: .zero).refusal == .nothingThere)
        #expect(editor.buffer == "b")
    }

    @Test func `The history stays within its byte limit, except for the newest step`() {
        var editor = TextEditor()
        editor.history.byteLimit = 100_000
        let text = EditBuffer(String(repeating: "x", count: 3000))
        for _ in 0..<200 { editor.perform(.paste(text), at: .zero) }
        #expect(editor.history.byteCount <= 100_000)
        #expect(editor.history.undoCount >= 20)
        editor.perform(.paste(EditBuffer(String(repeating: "y", count: 1_000_000))), at: .zero)
        #expect(editor.history.undoCount == 1)
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer.utf8Count == 600_000)
        #expect(!editor.history.canUndo)
    }

    @Test(arguments: [1, 2, 3, 4, 5]) func `Random edits are all undone and redone`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let original = EditBuffer(random.text(pieces: 30))
        var editor = TextEditor(original)
        var copy = original
        var time = Duration.zero
        for _ in 0..<300 {
            time += .milliseconds(Int.random(in: 0...900, using: &random))
            let result = editor.perform(command(&random, editor.buffer.utf8Count), at: time)
            apply(result, editor.buffer, &copy)
            #expect(editor.buffer.isCharacterBoundary(editor.selection.head))
            #expect(editor.buffer.isCharacterBoundary(editor.selection.anchor))
        }
        editor.perform(.unmarkText, at: time)
        while editor.perform(.redo, at: time).refusal == nil {}
        let final = editor.buffer
        while true {
            let result = editor.perform(.undo, at: time)
            if result.refusal != nil { break }
            apply(result, editor.buffer, &copy)
        }
        #expect(editor.buffer == original)
        while editor.perform(.redo, at: time).refusal == nil {}
        #expect(editor.buffer == final)
        #expect(editor.buffer.root.faults().isEmpty)
    }

    /// Applies the reported changes to a copy of the text, with the new text taken from the editor's buffer.
    ///
    /// All changes but the last insert placeholders, because the buffer contains only the final text.
    private func apply(_ result: EditResult, _ buffer: EditBuffer, _ copy: inout EditBuffer) {
        for (index, change) in result.changes.enumerated() {
            let isLast = index == result.changes.count - 1
            let new =
                isLast
                ? buffer.slice(change.newRange) : EditBuffer(String(repeating: "?", count: change.newLength))
            let lines = copy.lineCount
            copy.replace(change.range, with: new)
            if isLast { #expect(copy.lineCount - lines == change.newLines.count - change.oldLines.count) }
        }
        if result.changes.count < 2 { #expect(copy == buffer) }
        copy = buffer
    }

    private func command(_ random: inout SeededRandom, _ count: Int) -> EditCommand {
        let place = Int.random(in: 0...count, using: &random)
        let movement = CaretMovement.allCases.randomElement(using: &random) ?? .left
        let commands: [EditCommand] = [
            .insertText(random.text(pieces: 1)), .insertText("a"), .insertNewline, .insertTab, .insertBacktab,
            .insertLineSeparator, .paste(EditBuffer(random.text(pieces: 9))), .deleteBackward, .deleteForward,
            .deleteWordBackward, .delete(to: movement), .deleteParagraph, .transpose, .cut,
            .replace(TextRange(start: place, end: place + 5), with: "new"), .select(Selection(at: place)),
            .move(movement, extending: true), .move(movement, extending: false), .selectWord(at: place),
            .setMarkedText(random.text(pieces: 2), selected: TextRange(at: 1)), .unmarkText,
            .cancelMarkedText,
            .undo, .redo,
        ]
        return commands.randomElement(using: &random) ?? .undo
    }
}
