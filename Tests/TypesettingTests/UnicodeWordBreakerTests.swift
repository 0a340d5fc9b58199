import Testing
import TextEditing
import Typesetting

@Suite struct UnicodeWordBreakerTests {
    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let borders = UnicodeWordBreaker().wordBoundaries(in: bytes)
        return zip(borders, borders.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }

    @Test func `words are Unicode's`() {
        #expect(pieces("can't 3,14 x_y.") == ["can't", " ", "3,14", " ", "x_y", "."])
        #expect(pieces("e\u{301}t\u{e9} 🇩🇪🇫🇷") == ["e\u{301}t\u{e9}", " ", "🇩🇪", "🇫🇷"])
        #expect(pieces("カタカナ漢字") == ["カタカナ", "漢", "字"])
        #expect(pieces("") == [])
    }

    @Test func `an editor goes by it when asked to`() {
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
