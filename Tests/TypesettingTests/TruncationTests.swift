import Drawing
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
    let typesetter = Typesetter(locator: .installed)
    let font = Font.monospacedSystemFont(ofSize: 16)

    /// Returns the text truncated to the width of `count` monospaced characters.
    func truncated(_ text: String, count: Double, _ mode: LineBreakMode) -> String {
        let hundred = typesetter.width(of: String(repeating: "m", count: 100), font: font, scale: 1)
        let rounding = count > 0 ? 0.5 : 0
        return typesetter.run(
            text, font: font, scale: 1, fitting: count * hundred / 100 + rounding, truncation: mode
        ).text
    }

    @Test(arguments: [
        (LineBreakMode.byTruncatingTail, 5.0, "abcd…"), (.byTruncatingHead, 5, "…ghij"),
        (.byTruncatingMiddle, 5, "ab…ij"), (.byTruncatingMiddle, 6, "abc…ij"), (.byClipping, 5, "abcde"),
        (.byTruncatingTail, 10, "abcdefghij"), (.byTruncatingHead, 10, "abcdefghij"),
        (.byTruncatingMiddle, 10, "abcdefghij"), (.byClipping, 10, "abcdefghij"),
        (.byTruncatingTail, 9.9, "abcdefgh…"), (.byTruncatingTail, 1, "…"), (.byTruncatingTail, 0.5, "…"),
        (.byTruncatingHead, 0.5, "…"), (.byTruncatingMiddle, 0.5, "…"), (.byClipping, 0.5, ""),
        (.byTruncatingTail, 0, ""), (.byTruncatingTail, -3, ""), (.byTruncatingTail, .nan, ""),
        (.byTruncatingTail, .infinity, "abcdefghij"),
    ])
    func `Ten characters are truncated to the expected text`(
        mode: LineBreakMode, count: Double, expected: String
    ) {
        #expect(truncated("abcdefghij", count: count, mode) == expected)
    }

    @Test(arguments: LineBreakMode.allCases)
    func `A truncated line is never wider than the given width`(mode: LineBreakMode) {
        let font = Font.systemFont(ofSize: 13)
        let text = "The quick brown fox: jümps over 12 lazy dogs, AVATAR."
        for scale in [1, 1.25, 2] {
            for width in stride(from: 14.0, through: 400, by: 7.3) {
                let run = typesetter.run(text, font: font, scale: scale, fitting: width, truncation: mode)
                #expect(run.width <= width + 1e-6, "\(run.text)")
            }
        }
    }

    @Test func `A line that fits exactly is not truncated at any scale`() {
        let font = Font.systemFont(ofSize: 14.5)
        for scale in [1, 1.1, 1.25, 1.5, 1.75, 2, 3] {
            let width = typesetter.width(of: "Preferences", font: font, scale: scale)
            let run = typesetter.run(
                "Preferences", font: font, scale: scale, fitting: width, truncation: .byTruncatingTail)
            #expect(run.text == "Preferences")
        }
    }

    @Test func `Characters of many code points are kept or removed as a whole`() {
        let family = "👩‍👩‍👧‍👦"
        let text = String(repeating: family, count: 5) + "e\u{301}"
        for mode in LineBreakMode.allCases {
            for count in stride(from: 0.5, through: 20, by: 0.5) {
                for character in truncated(text, count: count, mode) {
                    #expect(character == Character(family) || character == "…" || character == "e\u{301}")
                }
            }
        }
    }

    @Test func `The cost of truncating a very long text depends only on the displayed part`() {
        let text = String(repeating: "x", count: 1_000_000)

        let before = typesetter.statistics.misses
        let run = typesetter.run(text, font: font, scale: 1, fitting: 100, truncation: .byTruncatingTail)

        #expect(run.text.hasSuffix("…") && run.text.count < 20)
        #expect(typesetter.statistics.misses - before < 40)
    }
}
