import Drawing
import RandomNumbers
import Testing

@testable import Typesetting

struct WrappingTests {
    private let typesetter = Samples.typesetter()

    private func layout(
        _ text: String, width: Double = .infinity, style: ParagraphStyle = ParagraphStyle(), lines: Int = 0
    ) -> TextLayout {
        TextLayout(
            text: AttributedText(text), font: .systemFont(ofSize: 15), width: width, paragraphStyle: style,
            numberOfLines: lines, typesetter: typesetter)
    }

    private func lines(_ layout: TextLayout) -> [String] {
        let bytes = Array(layout.text.string.utf8)
        return (0..<layout.lineCount).map {
            String(decoding: bytes[layout.rangeUTF8(ofLine: $0)], as: UTF8.self)
        }
    }

    @Test func `Words wrap to the next line`() {
        let layout = layout("one two three four", width: 66)
        #expect(lines(layout) == ["one two ", "three ", "four"])
        #expect(layout.size.width <= 66)
        #expect(layout.size.height == 3 * layout.rect(ofLine: 0).height)
    }

    @Test func `A word wider than the line is broken between characters`() {
        let layout = layout("a incomprehensibilities", width: 50)
        #expect(lines(layout).first == "a ")
        #expect(layout.lineCount > 3)
        #expect(lines(layout).joined() == "a incomprehensibilities")
    }

    @Test func `An empty text has one line`() {
        let layout = layout("", width: 100)
        #expect(layout.lineCount == 1)
        #expect(layout.size.width == 0)
        #expect(layout.size.height > 14)
    }

    @Test func `A paragraph or line separator starts a new line, also at the end of the text`() {
        #expect(lines(layout("a\n")) == ["a", ""])
        #expect(lines(layout("a\r\nb\rc\u{2029}d\u{2028}e")) == ["a", "b", "c", "d\u{2028}", "e"])
    }

    @Test func `A soft hyphen is drawn only at the end of a line`() {
        let layout = layout("extra\u{ad}ordinary", width: 70)
        #expect(lines(layout) == ["extra\u{ad}", "ordinary"])
        let first = layout.placedLine(0, 0)
        #expect(first.stretches.count == 2)
        #expect(first.stretches.last?.run?.text == "\u{2010}")
        #expect(self.layout("extra\u{ad}ordinary").placedLine(0, 0).stretches.count == 1)
    }

    @Test func `byCharWrapping breaks between any characters`() {
        var style = ParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let layout = layout("ab cdefgh", width: 45, style: style)
        #expect(lines(layout).first.map { $0.hasPrefix("ab cd") } == true)
    }

    @Test(arguments: [10.0, 33, 60, 100, 250, 600])
    func `No line is wider than the layout unless it has a single character`(width: Double) {
        for seed in 0..<12 as Range<UInt64> {
            let layout = layout(Samples.randomText(seed, words: 120), width: width)
            for number in 0..<layout.lineCount {
                let place = layout.list.place(ofLine: number)
                let line = layout.placedLine(place.paragraph, place.line)
                let visible = line.clusters.filter {
                    $0.right > $0.left && Double($0.right) > line.left + 0.01
                        && Double($0.left) < line.right - 0.01
                }
                #expect(
                    line.right - line.left <= width + 0.05 || visible.count <= 1,
                    "seed \(seed), line \(number): \(line.right - line.left) \(lines(layout)[number].debugDescription)"
                )
            }
        }
    }

    @Test(arguments: [10.0, 60, 600, .infinity])
    func `The concatenated lines and separators equal the text`(width: Double) {
        for seed in 20..<40 as Range<UInt64> {
            let text = Samples.randomText(seed, words: 100)
            let layout = layout(text, width: width)
            let bytes = Array(text.utf8)
            var joined: [UInt8] = []
            for (index, paragraph) in layout.list.paragraphs.enumerated() {
                for line in paragraph.lines.indices {
                    let range = paragraph.range(ofLine: line)
                    joined +=
                        bytes[
                            layout.list.starts[index] + range.lowerBound..<layout.list.starts[index]
                                + range.upperBound]
                }
                let end = layout.list.starts[index] + paragraph.byteCount
                joined += bytes[end..<end + paragraph.separatorCount]
            }
            #expect(joined == bytes)
        }
    }

    @Test(arguments: [60.0, 180, 400])
    func `Paragraphs wrapped with and without shaping have equal lines`(width: Double) {
        let words = [
            "office", "AVATAR", "fluffy", "To", "We", "a-b", "x/y", "1,234.50", "(see)", "end.",
            "affluentaffluentflat",
        ]
        // Wrapping without shaping starts only after some kilobytes of text have been measured.
        _ = TextLayout(
            text: AttributedText(String(repeating: "some words ", count: 1000)),
            font: .systemFont(ofSize: 15),
            width: 400, typesetter: typesetter)
        for seed in 0..<20 as Range<UInt64> {
            var numbers = SeededRandom(seed: seed)
            let text = (0..<80).compactMap { _ in words.randomElement(using: &numbers) }.joined(
                separator: " ")
            var attributed = AttributedText(text)
            // Attribute runs that divide words, kerning pairs and ligatures.
            for _ in 0..<seed * 2 {
                let start = Int.random(in: 0..<text.utf8.count, using: &numbers)
                let end = min(text.utf8.count, start + Int.random(in: 1...9, using: &numbers))
                attributed.updateUTF8(start..<end) {
                    $0.foregroundColor = seed.isMultiple(of: 2) ? .red : .blue
                }
            }
            func layout(_ text: AttributedText) -> TextLayout {
                TextLayout(text: text, font: .systemFont(ofSize: 15), width: width, typesetter: typesetter)
            }
            let plain = layout(attributed)
            // With an invisible character the paragraph is analysed and shaped.
            attributed.append(AttributedText("\u{2060}"))
            let rich = layout(attributed)
            #expect(!rich.list.paragraphs[0].spans.isEmpty && plain.list.paragraphs[0].spans.isEmpty)
            #expect(lines(plain) == lines(rich).map { $0.replacing("\u{2060}", with: "") })
            for line in 0..<plain.lineCount {
                let (a, b) = (plain.rect(ofLine: line), rich.rect(ofLine: line))
                #expect(abs(a.width - b.width) < 0.001)
                #expect(a.width <= width)
            }
        }
    }

    @Test func `numberOfLines limits the displayed lines`() {
        let text = "one two three four five six seven eight nine ten"
        var style = ParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let tail = layout(text, width: 80, style: style, lines: 2)
        #expect(tail.lineCount == 2)
        #expect(tail.isTruncated)
        #expect(tail.placedLine(0, 1).stretches.last?.run?.text == "…")
        #expect(tail.placedLine(0, 1).right <= 80)

        let words = layout(text, width: 80, lines: 2)
        #expect(words.lineCount == 2)
        #expect(words.isTruncated)
        #expect(words.placedLine(0, 1).stretches.allSatisfy { $0.run?.text.contains("…") != true })

        #expect(layout("a\nb\nc", lines: 2).lineCount == 2)
        #expect(layout("a\nb", lines: 2).isTruncated == false)
    }

    @Test func `An ellipsis is at the start, in the middle or at the end`() {
        func displayed(_ mode: LineBreakMode, _ text: String) -> String {
            var style = ParagraphStyle()
            style.lineBreakMode = mode
            let layout = layout(text, width: 90, style: style, lines: 1)
            let line = layout.placedLine(0, 0)
            #expect(line.right - line.left <= 90)
            return line.stretches.compactMap { $0.run?.text }.joined()
        }
        #expect(displayed(.byTruncatingTail, "incomprehensibilities") == "incompre…")
        #expect(displayed(.byTruncatingHead, "incomprehensibilities") == "…nsibilities")
        #expect(displayed(.byTruncatingMiddle, "incomprehensibilities") == "inco…ilities")
        #expect(displayed(.byClipping, "incomprehensibilities") == "incomprehe")
        #expect(displayed(.byTruncatingTail, "short") == "short")
        let families = displayed(.byTruncatingTail, String(repeating: "👩‍👩‍👧‍👦", count: 8))
        #expect(families.count > 2 && families.hasSuffix("👩‍👩‍👧‍👦…"))
    }
}
