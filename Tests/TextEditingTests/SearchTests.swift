import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct SearchTests {
    private func found(_ search: TextSearch, in text: String) -> [Range<Int>] {
        search.matches(in: EditBuffer(text)).map(\.offsets)
    }

    @Test func `All occurrences of a text are found`() {
        #expect(found(TextSearch("ab"), in: "abcabxab") == [0..<2, 3..<5, 6..<8])
        #expect(found(TextSearch("aa"), in: "aaaaa") == [0..<2, 2..<4])
        #expect(found(TextSearch("aab"), in: "aaab") == [1..<4])
        #expect(found(TextSearch(""), in: "abc") == [])
        #expect(found(TextSearch("abc"), in: "") == [])
        #expect(found(TextSearch("\n"), in: "a\nb\r\n") == [1..<2])
        #expect(found(TextSearch("\r\n"), in: "a\nb\r\n") == [3..<5])
        #expect(found(TextSearch("\0"), in: "a\0b") == [1..<2])
    }

    @Test func `A search can ignore case`() {
        #expect(found(TextSearch("WORD", ignoresCase: true), in: "Word wOrD") == [0..<4, 5..<9])
        #expect(found(TextSearch("strasse", ignoresCase: true), in: "Straße STRASSE") == [0..<7, 8..<15])
        #expect(found(TextSearch("straße", ignoresCase: true), in: "STRASSE") == [0..<7])
        #expect(found(TextSearch("s", ignoresCase: true), in: "ß") == [])
        #expect(found(TextSearch("σας", ignoresCase: true), in: "ΣΑΣ σασ") == [0..<6, 7..<13])
        #expect(found(TextSearch("привет", ignoresCase: true), in: "ПРИВЕТ") == [0..<12])
        #expect(found(TextSearch("i", ignoresCase: true), in: "ıIİ") == [2..<3])
        #expect(found(TextSearch("word"), in: "Word") == [])
    }

    @Test func `A match never begins or ends within a character`() {
        #expect(found(TextSearch("e"), in: "e\u{301}e") == [3..<4])
        #expect(found(TextSearch("\u{301}"), in: "e\u{301}") == [])
        #expect(found(TextSearch("👩"), in: "👩‍👩‍👧👩") == [18..<22])
        #expect(found(TextSearch("🇪🇫"), in: "🇩🇪🇫🇷") == [])
        #expect(found(TextSearch("🇫🇷"), in: "🇩🇪🇫🇷") == [8..<16])
    }

    @Test func `A search can match whole words and word starts`() {
        var search = TextSearch("in")
        search.wordMatch = .fullWord
        #expect(found(search, in: "in inside begin in_ in. (in)") == [0..<2, 20..<22, 25..<27])
        search.wordMatch = .startsWith
        #expect(found(search, in: "in inside begin") == [0..<2, 3..<5])
        var accented = TextSearch("é")
        accented.wordMatch = .fullWord
        #expect(found(accented, in: "é été") == [0..<2])
    }

    @Test func `A search wraps around unless disabled`() {
        let buffer: EditBuffer = "ab x ab y ab"
        var search = TextSearch("ab")
        #expect(search.next(in: buffer, from: 1)?.range.offsets == 5..<7)
        #expect(
            search.next(in: buffer, from: 11)
                == TextMatch(range: TextRange(start: 0, end: 2), isWrapped: true))
        #expect(search.previous(in: buffer, before: 12)?.range.offsets == 10..<12)
        #expect(search.previous(in: buffer, before: 11)?.range.offsets == 5..<7)
        #expect(search.previous(in: buffer, before: 1)?.range.offsets == 10..<12)
        #expect(TextSearch("ab x").next(in: buffer, from: 2)?.isWrapped == true)
        #expect(TextSearch("y ab").previous(in: buffer, before: 10)?.range.offsets == 8..<12)
        search.wrapsAround = false
        #expect(search.next(in: buffer, from: 11) == nil)
        #expect(search.previous(in: buffer, before: 1) == nil)
    }

    @Test(arguments: [1, 2, 3, 4]) func `Random searches agree with a linear search`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let text = (0..<6000).map { _ in ["a", "b", "ab", "é"].randomElement(using: &random) ?? "" }.joined()
        let characters = Array(text)
        let offsets = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
        let buffer = EditBuffer(text)
        for _ in 0..<20 {
            let length = Int.random(in: 1...6, using: &random)
            let start = Int.random(in: 0...(characters.count - length), using: &random)
            let pattern = Array(characters[start..<start + length])
            let all = (0...(characters.count - length)).filter {
                Array(characters[$0..<$0 + length]) == pattern
            }
            let search = TextSearch(String(pattern))
            let from = Int.random(in: 0..<characters.count, using: &random)
            let next = all.first { $0 >= from } ?? all.first
            #expect(search.next(in: buffer, from: offsets[from])?.range.start == next.map { offsets[$0] })
            let previous = all.last { $0 + length <= from } ?? all.last
            let found = search.previous(in: buffer, before: offsets[from])?.range.start
            #expect(found == previous.map { offsets[$0] })
        }
    }

    @Test func `Replacing matches in a hundred thousand lines is one undo step`() {
        let line = "The quick brown fox jumps over the lazy dog\n"
        var editor = TextEditor(EditBuffer(String(repeating: line, count: 100_000)))
        let before = editor.buffer
        let length = line.utf8.count
        editor.perform(
            .select(Selection(anchor: length * 50_000 + 17, head: length * 50_000 + 26)), at: .zero)
        let (count, result) = editor.replaceAll(
            of: TextSearch("THE", ignoresCase: true), with: "a", at: .zero)

        #expect(count == 200_000)
        #expect(result.changes.count == 1)
        #expect(editor.buffer.utf8Count == before.utf8Count - 400_000)
        #expect(
            editor.buffer.string(in: editor.buffer.contentRange(ofLine: 70_000))
                == "a quick brown fox jumps over a lazy dog")
        #expect(editor.selectedText == "ox jumps ")
        #expect(editor.buffer.root.faults().isEmpty)
        #expect(editor.history.undoCount == 1)
        editor.perform(.undo, at: .zero)
        #expect(editor.buffer == before)
    }

    @Test func `Searches for repetitive patterns in repetitive texts complete`() {
        let flags = EditBuffer(String(String.UnicodeScalarView(repeatElement("\u{1F1E9}", count: 100_000))))
        #expect(
            TextSearch("\u{1F1E9}\u{1F1E9}").matches(in: flags).reduce(0) { count, _ in count + 1 } == 50_000)
        let marks = EditBuffer(
            "e" + String(String.UnicodeScalarView(repeatElement("\u{301}", count: 100_000))))
        #expect(TextSearch("\u{301}").next(in: marks, from: 0) == nil)
        #expect(TextSearch("\u{301}").previous(in: marks, before: .max) == nil)
        let run = EditBuffer(String(repeating: "a", count: 300_000))
        #expect(TextSearch(String(repeating: "a", count: 1000) + "b").next(in: run, from: 0) == nil)
    }

    @Test func `Matches are selected and replaced one by one`() {
        var editor = TextEditor("one two one two")
        let search = TextSearch("two")
        #expect(editor.selectMatch(of: search)?.range.start == 4)
        #expect(editor.selectMatch(of: search, keepingCurrent: true)?.range.start == 4)
        #expect(editor.replaceMatch(of: search, with: "2", at: .zero).changes.count == 1)
        #expect(editor.buffer == "one 2 one two")
        #expect(editor.selection.range == TextRange(start: 10, end: 13))
        #expect(editor.selectMatch(of: TextSearch("one"), direction: .backward)?.range.start == 6)
        #expect(editor.selectMatch(of: TextSearch("three")) == nil)
        #expect(editor.replaceMatch(of: search, with: "2", at: .zero).refusal == .nothingThere)
    }

    @Test func `Length limit and read-only apply to replacements`() {
        var editor = TextEditor("aXaX")
        let search = TextSearch("X")
        #expect(
            editor.replaceAll(of: search, with: "y", in: TextRange(start: 0, end: 2), at: .zero).count == 1)
        #expect(editor.buffer == "ayaX")
        #expect(editor.replaceAll(of: TextSearch("?"), with: "y", at: .zero).result.refusal == .nothingThere)
        editor.options.maximumLength = 4
        #expect(editor.replaceAll(of: TextSearch("a"), with: "bc", at: .zero).result.refusal == .full)
        editor.options.isEditable = false
        #expect(editor.replaceAll(of: search, with: "y", at: .zero).result.refusal == .readOnly)
        #expect(editor.buffer == "ayaX")
    }
}
