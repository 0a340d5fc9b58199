import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct WordTests {
    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let boundaries = SimpleWordBreaker().wordBoundaries(in: bytes)
        return zip(boundaries, boundaries.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }

    @Test func `Words, spaces and punctuation are separated`() {
        #expect(pieces("don't go, 3.14 x_y!") == ["don't", " ", "go", ",", " ", "3.14", " ", "x_y", "!"])
        #expect(pieces("漢字カタカナ") == ["漢", "字", "カタカナ"])
        #expect(pieces("a\r\nb  c") == ["a", "\r\n", "b", "  ", "c"])
        #expect(pieces("'quoted'") == ["'", "quoted", "'"])
        #expect(pieces("привет, мир") == ["привет", ",", " ", "мир"])
        #expect(pieces("") == [])
    }

    @Test func `Words are found forwards and backwards`() {
        let words = WordFinder("one, two\n\n  three")
        #expect(words.end(after: 0) == 3)
        #expect(words.end(after: 3) == 8)
        #expect(words.end(after: 8) == 17)
        #expect(words.end(after: 17) == 17)
        #expect(words.start(after: 0) == 5)
        #expect(words.start(before: 17) == 12)
        #expect(words.start(before: 12) == 5)
        #expect(words.start(before: 5) == 0)
        #expect(words.start(before: 0) == 0)
        #expect(words.range(at: 6) == TextRange(start: 5, end: 8))
        #expect(words.range(at: 17) == TextRange(start: 12, end: 17))
        #expect(WordFinder("").range(at: 4) == TextRange(at: 0))
    }

    @Test(arguments: [1, 2, 3]) func `Words of a window equal words of the whole text`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let text = random.text(pieces: 1500)
        let bytes = Array(text.utf8)
        let boundaries = SimpleWordBreaker().wordBoundaries(in: bytes)
        let words = WordFinder(EditBuffer(text))
        for (start, end) in zip(boundaries, boundaries.dropFirst()) {
            #expect(words.range(at: start) == TextRange(start: start, end: end))
        }
    }

    @Test func `A megabyte without a space is divided into words of limited length`() {
        let words = WordFinder(EditBuffer(String(repeating: "a", count: 1_000_000)))
        let end = words.end(after: 500_000)
        #expect(end > 500_000 && end <= 500_000 + 2 * WordFinder.reach)
        let start = words.start(before: 500_000)
        #expect(start < 500_000 && start >= 500_000 - 2 * WordFinder.reach)
    }

    @Test func `A custom word breaker replaces the default one`() {
        struct SpaceBreaker: WordBreaking {
            func wordBoundaries(in text: [UInt8]) -> [Int] {
                [0] + text.indices.filter { text[$0] == 0x20 } + [text.count]
            }
        }
        #expect(WordFinder("a-b c", breaker: SpaceBreaker()).end(after: 0) == 3)
        #expect(WordFinder("a-b c").end(after: 0) == 1)
    }
}
