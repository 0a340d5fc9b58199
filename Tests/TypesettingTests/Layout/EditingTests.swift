import Drawing
import RandomNumbers
import Testing

@testable import Typesetting

struct EditingTests {
    private let typesetter = Samples.typesetter()

    private func layout(_ text: AttributedText, width: Double = 180) -> TextLayout {
        TextLayout(text: text, font: .systemFont(ofSize: 15), width: width, typesetter: typesetter)
    }

    @Test func `An edit lays out only the affected paragraphs`() {
        let layout = layout(AttributedText("one\ntwo\nthree\nfour"))
        let before = layout.list.paragraphs
        layout.replaceUTF8(9..<9, with: AttributedText("x"))
        let after = layout.list.paragraphs
        #expect(after.count == 4)
        #expect(after[0] === before[0] && after[1] === before[1] && after[3] === before[3])
        #expect(after[2] !== before[2])
        #expect(layout.text.string == "one\ntwo\ntxhree\nfour")
    }

    @Test func `Inserting and deleting separators splits and joins paragraphs`() {
        let layout = layout(AttributedText("ab\rcd"))
        layout.replaceUTF8(3..<3, with: AttributedText("\n"))
        #expect(layout.list.paragraphs.map(\.separatorCount) == [2, 0])
        layout.replaceUTF8(2..<4, with: AttributedText(""))
        #expect(layout.list.paragraphs.map(\.byteCount) == [4])
        layout.replaceUTF8(4..<4, with: AttributedText("\n"))
        #expect(layout.list.paragraphs.map(\.byteCount) == [4, 0])
        layout.replaceUTF8(0..<5, with: AttributedText(""))
        #expect(layout.list.paragraphs.map(\.byteCount) == [0])
    }

    @Test func `An edit before an empty last paragraph leaves one empty last paragraph`() {
        let layout = layout(AttributedText("a\n"))
        layout.replaceUTF8(0..<0, with: AttributedText("x"))
        #expect(layout.list.paragraphs.map(\.byteCount) == [2, 0])
        layout.replaceUTF8(0..<2, with: AttributedText("\u{2029}b"))
        #expect(layout.list.paragraphs.map(\.byteCount) == [0, 1, 0])
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `An edited layout equals a new layout of the edited text`(seed: UInt64) {
        checkEdits(seed: seed)
    }

    private func checkEdits(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        let layout = layout(AttributedText(Samples.randomText(seed, words: 60)))
        var bold = TextAttributes(font: .boldSystemFont(ofSize: 18))
        bold.paragraphStyle = ParagraphStyle()
        for step in 0..<25 as Range<UInt64> {
            let count = layout.text.utf8Count
            let start = Int.random(in: 0...count, using: &numbers)
            let end = min(count, start + Int.random(in: 0...12, using: &numbers))
            let text = Samples.randomText(seed &* 97 &+ step, words: Int.random(in: 0...3, using: &numbers))
            layout.replaceUTF8(
                start..<end,
                with: AttributedText(text, attributes: step.isMultiple(of: 3) ? bold : TextAttributes()))
            let fresh = self.layout(layout.text)
            #expect(fresh.lineCount == layout.lineCount)
            #expect(abs(fresh.size.width - layout.size.width) < 0.01)
            #expect(abs(fresh.size.height - layout.size.height) < 0.01)
            #expect(fresh.list.starts == layout.list.starts)
            #expect(fresh.list.linesAbove == layout.list.linesAbove)
            let ranges = { (layout: TextLayout) in (0..<layout.lineCount).map { layout.rangeUTF8(ofLine: $0) }
            }
            #expect(ranges(fresh) == ranges(layout))
        }
    }

    @Test func `Attribute runs are split, merged and sliced with their text`() {
        var text = AttributedText("abcdef")
        text.updateUTF8(2..<4) { $0.foregroundColor = .red }
        #expect(text.runs.map(\.utf8Count) == [2, 2, 2])
        text.replace(
            text.string.index(text.string.startIndex, offsetBy: 3)..<text.string.endIndex, with: "XY")
        #expect(text.string == "abcXY")
        #expect(text.runs.map(\.utf8Count) == [2, 3])
        text.updateUTF8(0..<5) { $0.foregroundColor = .red }
        #expect(text.runs.count == 1)
        let end = text.string.endIndex
        #expect(text[text.string.index(before: end)..<end].runs.map(\.utf8Count) == [1])
    }

    @Test func `Range bounds beyond the text or within a scalar are clamped`() {
        let layout = layout(AttributedText("ä"))
        layout.replaceUTF8(1..<99, with: AttributedText("x"))
        #expect(layout.text.string == "x")
        layout.replaceUTF8(-5..<0, with: AttributedText("y"))
        #expect(layout.text.string == "yx")
    }

    @Test func `A typesetter is deallocated with its engine and lines`() {
        weak var engine: TextEngine?
        weak var line: PlacedLine?
        do {
            let typesetter = Samples.typesetter()
            let layout = TextLayout(text: AttributedText("Hello שלום"), typesetter: typesetter)
            let canvas = Canvas(palette: Palette { _ in .black }, scale: 1)
            layout.draw(on: canvas)
            let placed = layout.placedLine(0, 0)
            for run in placed.stretches.compactMap(\.run) { _ = run.source?.rendition(of: run, scale: 1) }
            (engine, line) = (layout.engine, placed)
            #expect(engine != nil && line != nil)
        }
        #expect(engine == nil)
        #expect(line == nil)
    }
}
