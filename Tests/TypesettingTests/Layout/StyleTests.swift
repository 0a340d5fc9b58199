import Drawing
import Testing

@testable import Typesetting

struct StyleTests {
    private let typesetter = Samples.typesetter()
    private let palette = Palette { _ in .black }

    private func layout(
        _ text: String, width: Double = 200, _ change: (inout ParagraphStyle) -> Void = { _ in },
        _ changeAttributes: (inout TextAttributes) -> Void = { _ in }
    ) -> TextLayout {
        var style = ParagraphStyle()
        change(&style)
        var attributes = TextAttributes(paragraphStyle: style)
        changeAttributes(&attributes)
        return TextLayout(
            text: AttributedText(text, attributes: attributes), font: .systemFont(ofSize: 15), width: width,
            typesetter: typesetter)
    }

    @Test func `Lines are aligned by their alignment and writing direction`() {
        let width = layout("word").size.width
        #expect(layout("word").rect(ofLine: 0).minX == 0)
        #expect(abs(layout("word", { $0.alignment = .right }).rect(ofLine: 0).maxX - 200) < 0.01)
        #expect(
            abs(layout("word", { $0.alignment = .center }).rect(ofLine: 0).minX - (200 - width) / 2) < 0.01)
        #expect(abs(layout("שלום").rect(ofLine: 0).maxX - 200) < 0.01)
        #expect(layout("שלום", { $0.alignment = .left }).rect(ofLine: 0).minX == 0)
        for (text, edge) in [("12:30", 200.0), ("●●", 200), ("۱۲", 200)] {
            let line = layout(text, { $0.baseWritingDirection = .naturalRightToLeft }).rect(ofLine: 0)
            #expect(line.maxX == edge, "\(text) has no strong character")
        }
        for text in ["word", "1 word", "词"] {
            #expect(layout(text, { $0.baseWritingDirection = .naturalRightToLeft }).rect(ofLine: 0).minX == 0)
        }
        #expect(layout("שלום", { $0.baseWritingDirection = .naturalRightToLeft }).rect(ofLine: 0).maxX == 200)
        #expect(layout("word", { $0.baseWritingDirection = .rightToLeft }).rect(ofLine: 0).maxX == 200)
        #expect(layout("word", width: .infinity, { $0.alignment = .right }).rect(ofLine: 0).minX == 0)
    }

    @Test func `Justified lines fill the width, except the last one`() {
        let layout = layout(
            "several words that fill some lines of text", width: 120, { $0.alignment = .justified })
        #expect(layout.lineCount > 2)
        for line in 0..<layout.lineCount - 1 {
            #expect(layout.rect(ofLine: line).minX == 0)
            #expect(abs(layout.rect(ofLine: line).maxX - 120) < 0.01)
        }
        #expect(layout.rect(ofLine: layout.lineCount - 1).maxX < 119)
        let last = layout.placedLine(0, 0).clusters.last { $0.right <= 120.01 }
        #expect(last.map { abs($0.right - 120) < 0.01 } == true)
    }

    @Test func `Indents apply to the leading edge of the first and the following lines`() {
        let layout = layout("several words that fill some lines of text", width: 120) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
        }
        #expect(layout.rect(ofLine: 0).minX == 30)
        #expect(layout.rect(ofLine: 1).minX == 10)
        #expect(layout.size.width <= 120.01)
        let mirrored = self.layout("שלום עולם", { $0.firstLineHeadIndent = 30 })
        #expect(abs(mirrored.rect(ofLine: 0).maxX - 170) < 0.01)
    }

    @Test func `Line heights and spacings apply`() {
        let natural = layout("a").size.height
        #expect(abs(layout("a", { $0.lineHeightMultiple = 2 }).size.height - natural * 2) < 0.01)
        #expect(layout("a", { $0.minimumLineHeight = 40 }).size.height == 40)
        #expect(layout("a", { $0.maximumLineHeight = 10 }).size.height == 10)
        #expect(layout("a\u{2028}b", { $0.lineSpacing = 5 }).size.height == natural * 2 + 5)
        let spaced = layout("a\nb\nc") {
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 3
        }
        #expect(spaced.size.height == natural * 3 + 20)
        #expect(spaced.rect(ofLine: 1).minY == natural + 10)
    }

    @Test func `A line is as high as its largest font; a baseline offset raises the glyphs`() {
        var text = AttributedText("small ")
        text.append(AttributedText("BIG", attributes: TextAttributes(font: .systemFont(ofSize: 30))))
        let mixed = TextLayout(text: text, font: .systemFont(ofSize: 15), typesetter: typesetter)
        let big = TextLayout(
            text: AttributedText("BIG"), font: .systemFont(ofSize: 30), typesetter: typesetter)
        #expect(mixed.size.height == big.size.height)
        #expect(mixed.firstBaseline == big.firstBaseline)

        let raised = layout("x", { _ in }, { $0.baselineOffset = 10 })
        #expect(raised.size.height >= layout("x").size.height + 5)
        #expect(raised.placedLine(0, 0).stretches.first?.run?.glyphs.first?.y == -10)
    }

    @Test func `Tracking is added after each character and disables ligatures`() {
        let plain = layout("efgh")
        let tracked = layout("efgh", { _ in }, { $0.tracking = 3 })
        #expect(abs(tracked.size.width - plain.size.width - 12) < 0.3)
        let ligature = layout("ffi").placedLine(0, 0).stretches.first?.run?.glyphs.count
        let apart = layout("ffi", { _ in }, { $0.tracking = 1 }).placedLine(0, 0).stretches.first?.run?.glyphs
            .count
        #expect(ligature == 1)
        #expect(apart == 3)
    }

    @Test func `Tabs advance to their tab stops`() {
        let layout = layout("a\tb\tc\td", width: 400) {
            $0.tabStops = [
                .init(location: 60), .init(location: 150, alignment: .trailing),
                .init(location: 220, alignment: .center),
            ]
        }
        func edges(_ offset: Int) -> (left: Double, right: Double) {
            (
                layout.caretRect(at: TextPosition(offset: offset)).minX,
                layout.caretRect(at: TextPosition(offset: offset + 1)).minX
            )
        }
        #expect(abs(edges(2).left - 60) < 0.02)
        #expect(abs(edges(4).right - 150) < 0.02)
        #expect(abs((edges(6).left + edges(6).right) / 2 - 220) < 0.02)

        let plain = self.layout("a\tb", { $0.defaultTabInterval = 50 })
        #expect(abs(plain.caretRect(at: TextPosition(offset: 2)).minX - 50) < 0.02)
        let mirrored = self.layout("א\tב", { $0.defaultTabInterval = 50 })
        #expect(abs(mirrored.caretRect(at: TextPosition(offset: 3)).minX - 150) < 0.02)
    }

    @Test func `Underlines and strikethroughs are drawn in the text colour`() {
        var text = AttributedText("link", attributes: TextAttributes())
        text.updateUTF8(0..<4) {
            $0.underlineStyle = .double
            $0.strikethroughStyle = .single
            $0.backgroundColor = .yellow
            $0.foregroundColor = .red
        }
        let layout = TextLayout(text: text, width: 200, typesetter: typesetter)
        let canvas = Canvas(palette: palette, scale: 1)
        layout.draw(on: canvas, at: Point(x: 3, y: 4), color: .black)
        let commands = canvas.finish().commands
        let red = Color.red
        #expect(commands.count == 5)
        let fills = commands.compactMap { command -> (Rect, Color)? in
            if case .fill(let shape, let color, _) = command { (shape.rect, color) } else { nil }
        }
        #expect(fills.first?.0.height == layout.size.height)
        for (rect, color) in fills.dropFirst() {
            #expect(color == red)
            #expect(rect.height == 1)
            #expect(rect.minX == 3)
        }
        guard case .glyphs(let run, let origin, let color) = commands[3] else {
            Issue.record("the glyphs are not drawn after the underline")
            return
        }
        #expect(run.text == "link")
        #expect(color == red)
        #expect(origin == Point(x: 3, y: 4 + layout.firstBaseline))
    }

    @Test func `Only visible lines are drawn`() {
        let layout = layout(Array(repeating: "line", count: 1000).joined(separator: "\n"))
        let canvas = Canvas(palette: palette, scale: 1)
        let height = layout.rect(ofLine: 0).height
        layout.draw(on: canvas, visible: Rect(x: 0, y: 100 * height, width: 100, height: 5 * height))
        #expect((5...9).contains(canvas.finish().commands.count))
    }

    @Test func `Equal lines give equal commands`() {
        func commands() -> DisplayList {
            let canvas = Canvas(palette: palette, scale: 1)
            layout("same שלום").draw(on: canvas)
            return canvas.finish()
        }
        #expect(commands() == commands())
    }
}
