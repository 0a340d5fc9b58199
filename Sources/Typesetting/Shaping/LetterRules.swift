import TextAnalysis

/// The effects of a font's rules on printable ASCII letters beyond the kerning of pairs.
///
/// HarfBuzz reports the glyphs that a lookup matches as backtrack, input and lookahead, but not their combinations. A small
/// number of combinations is tested by shaping them; a large number is assumed to have an effect.
nonisolated struct LetterRules {
    /// Letters whose glyphs may depend on more than one letter before or after them.
    private(set) var contextual: [UInt8] = []
    /// Pairs that begin a ligature of three letters and do not form a ligature themselves.
    private(set) var beginnings: [(UInt8, UInt8)] = []
    /// Whether a rule applies across a space.
    private(set) var crossSpaces = false

    private let face: FontFace
    private let shaper: Shaper

    /// The maximum number of letters that are shaped to test combinations.
    private static let limit = 24_000
    private static let letters = UInt8(0x20)..<0x7f

    init(face: FontFace, shaper: Shaper) {
        self.face = face
        self.shaper = shaper
        var ligating: Set<UInt8> = []
        for table in [FontLookups.Table.substitutions, .positioning] {
            let lookups = FontLookups(
                of: ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"],
                in: table, face)
            for lookup in lookups.numbers {
                let found = touched(by: lookup, lookups)
                guard !found.input.isEmpty, !(found.before.isEmpty && found.after.isEmpty) else { continue }
                if found.before.contains(32) || found.after.contains(32) { crossSpaces = true }
                if table == .positioning || matters(found) { contextual += found.input }
            }
        }
        let replacing = FontLookups(of: ["calt", "clig", "liga", "rclt", "rlig"], in: .substitutions, face)
        for lookup in replacing.numbers { ligating.formUnion(touched(by: lookup, replacing).input) }
        contextual = Array(Set(contextual)).sorted()
        findBeginnings(ligating.subtracting(contextual).subtracting([32]).sorted())
    }

    // MARK: - The font's tables

    private struct Touched {
        var before: [UInt8]
        var input: [UInt8]
        var after: [UInt8]
    }

    private func touched(by lookup: UInt32, _ lookups: FontLookups) -> Touched {
        let touched = lookups.touched(by: lookup, among: Self.letters.map { face.glyph(for: UInt32($0)) })
        func letters(_ isTouched: [Bool]) -> [UInt8] {
            zip(Self.letters, isTouched).filter(\.1).map(\.0)
        }
        return Touched(
            before: letters(touched.before), input: letters(touched.input), after: letters(touched.after))
    }

    // MARK: - Testing combinations

    /// Returns whether a letter changes in one of the contexts of a rule; also true if there are too many contexts to test.
    private func matters(_ found: Touched) -> Bool {
        let (before, input, after) = (found.before, found.input, found.after)
        let around = before.count * before.count + before.count * after.count + after.count * after.count
        guard input.count * around * 4 <= Self.limit else { return true }
        var triples: [[UInt8]] = []
        for letter in input {
            for first in before {
                for second in before { triples.append([first, second, letter]) }
                for second in after { triples.append([first, letter, second]) }
            }
            for first in after {
                for second in after { triples.append([letter, first, second]) }
            }
        }
        return !changed(triples).isEmpty
    }

    private mutating func findBeginnings(_ letters: [UInt8]) {
        guard letters.count <= 12 else {
            for first in letters { beginnings += letters.map { (first, $0) } }
            return
        }
        var triples: [[UInt8]] = []
        for first in letters {
            for second in letters { triples += letters.map { [first, second, $0] } }
        }
        beginnings = changed(triples).map { ($0[0], $0[1]) }
    }

    /// The number of triples that are shaped together; the shaper keeps the memory for the largest text.
    private static let batch = 100

    /// Returns the triples whose glyphs change although none of their pairs does; they are shaped together, separated by spaces.
    private func changed(_ triples: [[UInt8]]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        let style = Shaper.Style(face: face, script: CodePoint(0x61).script, isRightToLeft: false)
        for start in stride(from: 0, to: triples.count, by: Self.batch) {
            let part = triples[start..<min(start + Self.batch, triples.count)]
            var scalars: [UInt32] = []
            for triple in part { scalars += triple.map { UInt32($0) } + [32] }
            var isPlain = [Bool](repeating: false, count: scalars.count)
            shaper.shape(scalars, 0..<scalars.count, style) { glyph in
                isPlain[Int(glyph.cluster)] = glyph.id == face.glyph(for: scalars[Int(glyph.cluster)])
            }
            for (place, triple) in part.enumerated() where !(0..<3).allSatisfy({ isPlain[place * 4 + $0] }) {
                result.append(triple)
            }
        }
        return result.filter { !isChanged($0[0], $0[1], style) && !isChanged($0[1], $0[2], style) }
    }

    private func isChanged(_ first: UInt8, _ second: UInt8, _ style: Shaper.Style) -> Bool {
        var ids: [UInt32] = []
        shaper.shape([UInt32(first), UInt32(second)], 0..<2, style) { ids.append($0.id) }
        return ids != [face.glyph(for: UInt32(first)), face.glyph(for: UInt32(second))]
    }
}
