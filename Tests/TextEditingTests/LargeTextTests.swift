import RandomNumbers
import Testing

@testable import TextEditing

/// The work of editing large texts, as deterministic counts instead of times.
@Suite struct LargeTextTests {
    /// Returns the number of nodes that one edit may visit and create: a few per level of the tree.
    private func bound(_ buffer: EditBuffer) -> Int { 12 * (buffer.root.height + 2) }

    /// Returns the work of an edit of a copy of `buffer`.
    private func work(_ buffer: EditBuffer, _ edit: (inout EditBuffer) -> Void) -> TreeWork {
        var copy = buffer
        copy.work = TreeWork()
        edit(&copy)
        return copy.work
    }

    @Test(arguments: [100, 1000, 10_000, 100_000]) func `An edit visits a few nodes per level`(lines: Int) {
        let buffer = EditBuffer(String(repeating: "some line of a text\n", count: lines))
        let middle = buffer.utf8Count / 2

        #expect(buffer.root.height <= 5)
        let typing = work(buffer) { $0.insert("x", at: middle) }
        #expect(typing.nodesVisited + typing.nodesMade <= bound(buffer))
        #expect(typing.bytesCopied <= 8 * 1024)
        let deletion = work(buffer) { $0.delete(TextRange(start: middle / 2, end: middle)) }
        #expect(deletion.nodesVisited + deletion.nodesMade <= 2 * bound(buffer))
        let paste = EditBuffer(String(repeating: "y", count: 100_000))
        let pasting = work(buffer) { $0.insert(paste, at: middle) }
        #expect(pasting.nodesVisited + pasting.nodesMade <= 2 * bound(buffer))
        #expect(pasting.bytesCopied <= 16 * 1024)
    }

    @Test(arguments: [100, 10_000, 100_000]) func `A look-up visits one node per level`(lines: Int) {
        let buffer = EditBuffer(String(repeating: "some line of a text\n", count: lines))
        var work = TreeWork()
        #expect(buffer.offset(ofLine: lines / 3, &work) == lines / 3 * 20)
        #expect(work.nodesVisited == buffer.root.height + 1)
        #expect(buffer.line(at: lines / 3 * 20 + 7, &work) == lines / 3)
        #expect(work.nodesVisited == 2 * (buffer.root.height + 1))
        #expect(work.nodesMade == 0)
    }

    @Test func `A paste of fifty megabytes is copied once and edited like any other text`() {
        let size = 50_000_000
        var buffer = EditBuffer(utf8: [UInt8](repeating: 0x61, count: size))
        #expect(buffer.work.bytesCopied <= size + 2048)
        #expect(buffer.root.height <= 6)
        var document: EditBuffer = "before after"
        document.insert(buffer, at: 7)
        #expect(document.work.bytesCopied <= 8 * 1024)
        #expect(document.utf8Count == size + 12)
        #expect(document.lineCount == 1)

        buffer.work = TreeWork()
        buffer.insert("\n", at: size / 2)
        #expect(buffer.work.bytesCopied <= 4 * 1024)
        #expect(buffer.offset(ofLine: 1) == size / 2 + 1)
    }

    @Test func `A million combining marks, null characters and a megabyte of line breaks are valid text`() {
        var builder = EditBufferBuilder()
        builder.append("e" + String(String.UnicodeScalarView(repeatElement("\u{301}", count: 1_000_000))))
        builder.append("\0\0")
        builder.append(utf8: [UInt8](repeating: 0x0D, count: 1_000_000))
        builder.append("\n")
        let buffer = builder.finish()

        #expect(buffer.scalarCount == 2_000_004)
        #expect(buffer.lineCount == 1_000_001)
        #expect(buffer.byte(at: 2_000_001) == 0)
        #expect(buffer.offset(ofLine: 1_000_000) == buffer.utf8Count)
    }

    @Test func `A line of ten megabytes is edited like any other`() {
        var editor = TextEditor(EditBuffer(String(repeating: "漢字 word ", count: 800_000)))
        let size = editor.buffer.utf8Count
        editor.perform(.select(Selection(at: size / 2)), at: .zero)
        let commands: [EditCommand] = [
            .insertText("x"), .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
            .transpose, .insertNewline, .undo, .redo, .insertTab, .move(.wordForward, extending: true), .cut,
            .paste("pasted"), .setMarkedText("m", selected: TextRange(at: 0)), .cancelMarkedText,
            .selectWord(at: size / 3), .selectParagraph(at: size / 3), .copy,
        ]
        for command in commands {
            editor.buffer.work = TreeWork()
            editor.perform(command, at: .zero)
            let work = editor.buffer.work
            #expect(work.nodesVisited + work.nodesMade <= 2 * bound(editor.buffer), "\(command)")
            #expect(work.bytesCopied <= 32 * 1024, "\(command)")
        }
        #expect(editor.buffer.root.faults().isEmpty)
    }

    @Test func `A character of two megabytes is deleted as a whole`() {
        let marks = String(String.UnicodeScalarView(repeatElement("\u{301}", count: 1_000_000)))
        var editor = TextEditor(EditBuffer("ae" + marks + "b"))
        editor.perform(.select(Selection(at: 2_000_002)), at: .zero)
        editor.perform(.deleteBackward, at: .zero)
        #expect(editor.buffer == "ab")
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer.utf8Count == 2_000_003)
        editor.perform(.select(Selection(at: 1_000_001)), at: .zero)
        #expect(editor.selection == Selection(at: 1))
    }

    @Test func `A tree stays balanced under random cuts and insertions`() {
        var random = SeededRandom(seed: 11)
        var buffer = EditBuffer(String(repeating: "line of text\n", count: 20_000))
        for _ in 0..<200 {
            let start = Int.random(in: 0...buffer.utf8Count, using: &random)
            let cut = buffer.slice(TextRange(start: start, end: start + 5000))
            buffer.delete(TextRange(start: start, end: start + cut.utf8Count))
            buffer.insert(cut, at: Int.random(in: 0...buffer.utf8Count, using: &random))
            buffer.delete(TextRange(start: start / 2, end: start / 2 + 700))
        }
        #expect(buffer.root.faults().isEmpty)
        #expect(buffer.root.height <= 4)
    }
}
