import Drawing
import Testing

@testable import Typesetting

/// A word without a break opportunity that fills many lines.
struct LongWordTests {
    /// Characters of plain Latin, with a ligature, with an accent, right-to-left, joining, ideographic, and without spaces.
    nonisolated private static let letters = [
        "x", "fi", "\u{e9}", "\u{5d0}", "\u{628}", "\u{6f22}", "\u{e01}",
    ]
    nonisolated private static let modes = [LineBreakMode.byWordWrapping, .byCharWrapping]

    /// Returns the number of code points shaped plus bytes measured again for a word of `byteCount` bytes.
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
    func `Ten times the characters take ten times the work`(letters: String, mode: LineBreakMode) {
        let small = work(letters, 10_000, mode)
        let large = work(letters, 100_000, mode)
        #expect(large <= 11 * small + 1000)
        #expect(large <= 20 * 100_000)
    }

    @Test(arguments: ["x", "fi"], modes)
    func `A word of one megabyte takes ten times the work of a tenth`(
        letters: String, mode: LineBreakMode
    ) {
        let small = work(letters, 100_000, mode)
        let large = work(letters, 1_000_000, mode)
        #expect(large <= 11 * small + 1000)
    }
}
