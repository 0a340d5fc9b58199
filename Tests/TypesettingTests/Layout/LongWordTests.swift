import Drawing
import Testing

@testable import Typesetting

/// Words without break opportunities that fill many lines.
struct LongWordTests {
    /// Plain Latin, a ligature, an accented letter, Hebrew, Arabic, an ideograph, and Thai.
    nonisolated private static let letters = [
        "x", "fi", "\u{e9}", "\u{5d0}", "\u{628}", "\u{6f22}", "\u{e01}",
    ]
    nonisolated private static let modes = [LineBreakMode.byWordWrapping, .byCharWrapping]

    /// Returns the number of shaped code points plus that of bytes measured again, for a word of `byteCount` bytes.
    private func work(_ letters: String, _ byteCount: Int, _ mode: LineBreakMode) -> Int {
        let typesetter = Samples.typesetter()
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        let text = String(repeating: letters, count: byteCount / letters.utf8.count)
        let layout = TextLayout(
            text: AttributedText(text), font: .systemFont(ofSize: 15), width: 300, paragraphStyle: style,
            typesetter: typesetter)
        #expect(layout.lineCount > byteCount / 300)
        let shaper = typesetter.engine.shaper
        return shaper.shapedCount + shaper.remeasuredCount
    }

    @Test(arguments: letters, modes)
    func `The work is proportional to the length of the word`(letters: String, mode: LineBreakMode) {
        let small = work(letters, 10_000, mode)
        let large = work(letters, 100_000, mode)
        #expect(large <= 11 * small + 1000)
        #expect(large <= 20 * 100_000)
    }

    @Test(arguments: ["x", "fi"], modes)
    func `The work is proportional to the length up to one megabyte`(
        letters: String, mode: LineBreakMode
    ) {
        let small = work(letters, 100_000, mode)
        let large = work(letters, 1_000_000, mode)
        #expect(large <= 11 * small + 1000)
    }
}
