import RandomNumbers
import Testing

@testable import TextEditing

@Suite struct CharacterTests {
    /// Returns the byte offsets of a string's character boundaries.
    private func boundaries(_ string: String) -> [Int] {
        var boundaries = [0]
        for character in string { boundaries.append((boundaries.last ?? 0) + character.utf8.count) }
        return boundaries
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6]) func `Character boundaries agree with the string across leaves`(
        seed: UInt64
    ) {
        var random = SeededRandom(seed: seed)
        var buffer = EditBuffer()
        for _ in 0..<60 {
            let place = buffer.valid(Int.random(in: 0...buffer.utf8Count, using: &random))
            buffer.insert(EditBuffer(random.text(pieces: 20)), at: place)
        }
        let boundaries = boundaries(buffer.string)
        var next = 0
        for offset in 0...buffer.utf8Count where buffer.valid(offset) == offset {
            if boundaries[next] < offset { next += 1 }
            let isBoundary = boundaries[next] == offset
            let last = isBoundary ? next - 1 : next - 1
            #expect(buffer.isCharacterBoundary(offset) == isBoundary)
            #expect(buffer.characterBoundary(before: offset) == boundaries[max(last, 0)])
            let following = isBoundary ? min(next + 1, boundaries.count - 1) : next
            #expect(buffer.characterBoundary(after: offset) == boundaries[following])
        }
    }

    @Test(arguments: [
        "e\u{301}", "🇩🇪🇫🇷🇬🇧", "👩‍👩‍👧‍👦", "👍🏽👍🏽", "क्षत्रिय", "\r\n\r\n", "각", "\u{600}\u{661}", "a\u{200D}🇩🇪",
        "\u{1F3F4}\u{E0067}\u{E007F}",
    ]) func `A character across two leaves has no boundary within it`(piece: String) {
        let filler = String(repeating: "x", count: 1024)
        for shift in 0..<(piece.utf8.count + 2) {
            let text = filler.dropLast(shift) + piece + filler
            let buffer = EditBuffer(String(text))
            let boundaries = boundaries(String(text))
            let near = boundaries.filter { abs($0 - 1024) < 60 }
            #expect(near.allSatisfy { buffer.isCharacterBoundary($0) })
            let all = Set(boundaries)
            #expect((1000..<1050).allSatisfy { buffer.isCharacterBoundary($0) == all.contains($0) })
        }
    }

    @Test func `A million combining marks belong to one character`() {
        let marks = String(String.UnicodeScalarView(repeatElement("\u{301}", count: 1_000_000)))
        let buffer = EditBuffer("ae" + marks + "b")
        #expect(buffer.characterBoundary(after: 1) == 2_000_002)
        #expect(buffer.characterBoundary(before: 2_000_002) == 1)
        #expect(buffer.characterRange(at: 1_000_000) == TextRange(start: 1, end: 2_000_002))
        #expect(!buffer.isCharacterBoundary(2_000_000))
    }

    @Test func `An empty text has one boundary`() {
        let buffer = EditBuffer()
        #expect(buffer.isCharacterBoundary(0))
        #expect(buffer.characterBoundary(after: 0) == 0)
        #expect(buffer.characterBoundary(before: 5) == 0)
        #expect(buffer.characterRange(at: 3) == TextRange(at: 0))
    }

    @Test func `In a long line only the text near the offset is read`() {
        let buffer = EditBuffer(String(repeating: "漢字", count: 1_700_000))
        let middle = 3 * 1_700_000
        #expect(buffer.characterBoundary(after: middle) == middle + 3)
        #expect(buffer.characterBoundary(before: middle) == middle - 3)
    }
}
