import Drawing
import Testing
import TextAnalysis
import TextEditing

@testable import Typesetting

@Suite struct UnicodeWordBreakerTests {
    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let boundaries = UnicodeWordBreaker().wordBoundaries(in: bytes)
        return zip(boundaries, boundaries.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }

    @Test func `Word boundaries follow Unicode Standard Annex 29`() {
        #expect(pieces("can't 3,14 x_y.") == ["can't", " ", "3,14", " ", "x_y", "."])
        #expect(pieces("e\u{301}t\u{e9} 🇩🇪🇫🇷") == ["e\u{301}t\u{e9}", " ", "🇩🇪", "🇫🇷"])
        #expect(pieces("カタカナ漢字") == ["カタカナ", "漢", "字"])
        #expect(pieces("") == [])
    }

    @Test func `Thai text is divided by the dictionary; without it a Thai run is one word`() {
        let words = pieces("ก abc ภาษาไทยง่าย!")
        #expect(words.prefix(4) == ["ก", " ", "abc", " "])
        #expect(words.last == "!")
        #expect(words.dropFirst(4).dropLast().joined() == "ภาษาไทยง่าย")
        if ThaiWords.isAvailable {
            #expect(words.dropFirst(4).dropLast() == ["ภาษา", "ไทย", "ง่าย"])
        } else {
            #expect(words.count == 6)
        }
        let long = String(repeating: "ภาษาไทย", count: 2000)
        #expect(pieces(long).joined() == long)
        #expect(pieces("\u{E31}\u{E31}\u{E01}").joined() == "\u{E31}\u{E31}\u{E01}")
    }

    @Test func `Thai lines are broken between words`() {
        let text = String(repeating: "ภาษาไทยง่าย", count: 20)
        let layout = TextLayout(
            text: AttributedText(text), font: .systemFont(ofSize: 15), width: 120,
            typesetter: Samples.typesetter())
        #expect(layout.lineCount > 5)
        var boundaries: Set<Int> = []
        var offset = 0
        for piece in pieces(text) {
            boundaries.insert(offset)
            offset += piece.utf8.count
        }
        for line in 0..<layout.lineCount {
            let range = layout.rangeUTF8(ofLine: line)
            #expect(layout.rect(ofLine: line).maxX <= 120.01)
            if ThaiWords.isAvailable { #expect(boundaries.contains(range.lowerBound)) }
        }
    }

    @Test func `An editor uses the word breaker in its options`() {
        var options = TextEditorOptions()
        options.wordBreaker = UnicodeWordBreaker()
        var editor = TextEditor("שלום צה\"ל abc", options: options)
        editor.perform(.move(.wordForward, extending: false), at: .zero)
        editor.perform(.move(.wordForward, extending: false), at: .zero)
        #expect(editor.selection.head == 16)
        editor.perform(.deleteWordBackward, at: .zero)
        #expect(editor.buffer == "שלום  abc")
    }
}
