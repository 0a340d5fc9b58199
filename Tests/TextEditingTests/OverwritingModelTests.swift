import RandomNumbers
import Testing

@testable import TextEditing

/// Overwriting in an editor, compared with an array of characters.
@Suite struct OverwritingModelTests {
    @Test(arguments: 0..<40 as Range<UInt64>) func `Random overwriting agrees with an array of characters`(
        seed: UInt64
    ) {
        var random = SeededRandom(seed: seed &+ 500)
        let choices = ["a", "é", "ש", "漢", "👍🏽", "👩‍👩‍👧", "각"]
        var naive: [Character] = Array("one\ntwo שלום\n👩‍👩‍👧 three\n\nend")
        var editor = TextEditor(EditBuffer(String(naive)))
        editor.options.isOverwriting = true
        var texts: [String] = [String(naive)]
        for step in 0..<60 {
            // Types one to three characters before a random one.
            let index = Int.random(in: 0...naive.count, using: &random)
            let typed = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
                choices.randomElement(using: &random)
            }
            let offset = String(naive[..<index]).utf8.count
            editor.perform(.select(Selection(at: offset)), at: .seconds(step * 5))
            editor.perform(.insertText(typed.joined()), at: .seconds(step * 5))
            var end = index
            for _ in typed where end < naive.count && !naive[end].isNewline { end += 1 }
            naive.replaceSubrange(index..<end, with: typed.map { Character($0) })
            #expect(editor.buffer.string == String(naive))
            #expect(editor.selection.head == String(naive[..<(index + typed.count)]).utf8.count)
            texts.append(editor.buffer.string)
        }
        for text in texts.dropLast().reversed() {
            editor.perform(.undo, at: .seconds(1000))
            #expect(editor.buffer.string == text)
        }
    }
}
