import Drawing
import Testing

@testable import Typesetting

/// A word without a place to break, over many lines: as a label of any number of lines has it.
struct LongWordTests {
    /// Letters of plain text, with ligatures, with accents, from the right, joined, ideographs, and without spaces.
    nonisolated private static let letters = [
        "x", "fi", "\u{e9}", "\u{5d0}", "\u{628}", "\u{6f22}", "\u{e01}",
    ]
    nonisolated private static let modes = [LineBreakMode.byWordWrapping, .byCharWrapping]

    /// The code points shaped and the bytes measured again for a word of so many bytes.
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
    func `ten times the letters take ten times the work`(letters: String, mode: LineBreakMode) {
        let small = work(letters, 10_000, mode)
        let large = work(letters, 100_000, mode)
        #expect(large <= 11 * small + 1000)
        #expect(large <= 20 * 100_000)
    }

    @Test(arguments: ["x", "fi"], modes)
    func `a word of a megabyte takes ten times the work of one of a tenth`(
        letters: String, mode: LineBreakMode
    ) {
        let small = work(letters, 100_000, mode)
        let large = work(letters, 1_000_000, mode)
        #expect(large <= 11 * small + 1000)
    }
}
