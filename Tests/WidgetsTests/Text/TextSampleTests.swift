import Foundation
import Testing
import Typesetting
import Widgets
import WidgetsTesting

/// One page with what text can be: scripts, looks, marks, pictures.
@Suite struct TextSampleTests {
    /// Draws a layout on white.
    private final class Page: View {
        var layouts: [(TextLayout, Point)] = []
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, .white)
            for (layout, origin) in layouts {
                layout.draw(on: canvas, at: origin, color: .black, linkColor: Color(hex: 0x1a5fb4))
            }
        }
    }

    private static let scripts = [
        ("Latin", "The office affluent waffle: AVATAR, Ty, fjord."),
        ("Arabic", "مرحبا بالعالم، كيف حالك؟ 123 (نص)"),
        ("Hebrew", "שלום עולם, מה שלומך? 42 (טקסט)"), ("Devanagari", "हिन्दी में क्षत्रिय विद्यार्थी"),
        ("Thai", "ภาษาไทยไม่มีช่องว่าง น้ำ กี่"),
        ("Chinese", "你好,世界。漢字。"), ("Japanese", "日本語のテキスト、カタカナ。"), ("Korean", "안녕하세요 세계"),
        ("Greek", "Ξεσκεπάζω τὴν ψυχοφθόρα"),
        ("Emoji", "👩‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️ 1️⃣ 😀"), ("Marks", "e\u{301} a\u{308}\u{323} Z\u{351}\u{36b}\u{343}a\u{334}"),
    ]

    private func scriptPage(scale: Double) -> TextLayout {
        var text = AttributedText()
        for (name, sample) in Self.scripts {
            var label = TextAttributes(font: .systemFont(ofSize: 11))
            label.foregroundColor = Color(hex: 0x888888)
            text.append(AttributedText(name + ": ", attributes: label))
            text.append(AttributedText(sample + "\n"))
        }
        var missing = TextAttributes(font: .systemFont(ofSize: 11))
        missing.foregroundColor = Color(hex: 0x888888)
        text.append(AttributedText("Missing: ", attributes: missing))
        text.append(AttributedText("\u{378} \u{10fffd} end"))
        return TextLayout(text: text, font: .systemFont(ofSize: 18), width: 420, scale: scale)
    }

    private func lookPage(scale: Double) -> TextLayout {
        var text = AttributedText("Bold")
        let all = { (text: AttributedText) in text.string.startIndex..<text.string.endIndex }
        text.update(all(text)) { $0.font = .boldSystemFont(ofSize: 18) }
        func add(_ string: String, _ change: (inout TextAttributes) -> Void) {
            var part = AttributedText(string)
            part.update(all(part), change)
            text.append(part)
        }
        add(" italic", { $0.font = .italicSystemFont(ofSize: 18) })
        add(" underlined gypsy", { $0.underlineStyle = .single })
        add(" thick", { $0.underlineStyle = .thick })
        add(" double", { $0.underlineStyle = .double })
        add(" struck", { $0.strikethroughStyle = .single })
        add(" red", { $0.foregroundColor = Color(hex: 0xc01c28) })
        add(" marked ", { $0.backgroundColor = Color(hex: 0xf9f06b) })
        add(" t r a c k e d", { $0.tracking = 2 })
        add(" x", { _ in })
        add(
            "2",
            { attributes in
                attributes.font = .systemFont(ofSize: 12)
                attributes.baselineOffset = 7
            })
        add(" big", { $0.font = .systemFont(ofSize: 32) })
        add(" mono", { $0.font = .monospacedSystemFont(ofSize: 16) })
        add(" serif", { $0.font = Font(family: .named("DejaVu Serif, Noto Serif"), size: 18) })
        add(
            " link",
            { attributes in
                attributes.link = "https://example.org"
                attributes.underlineStyle = .single
            })
        text.append(AttributedText("\n"))
        var style = ParagraphStyle()
        style.alignment = .justified
        style.firstLineHeadIndent = 24
        style.paragraphSpacingBefore = 8
        style.lineHeightMultiple = 1.15
        let prose =
            "Justified text has straight edges: its spaces grow until each line but the last fills the width, and the first line stands in. "
            + "שלום עולם inside, and extra\u{ad}ordinary hy\u{ad}phen\u{ad}ation where it helps.\n"
        text.append(AttributedText(prose, attributes: TextAttributes(paragraphStyle: style)))
        var tabs = ParagraphStyle()
        tabs.tabStops = [
            .init(location: 120), .init(location: 260, alignment: .trailing),
            .init(location: 340, alignment: .center),
        ]
        text.append(
            AttributedText("Tab\tleading\t12.50\tcentre\n", attributes: TextAttributes(paragraphStyle: tabs)))
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            var style = ParagraphStyle()
            style.lineBreakMode = mode
            text.append(
                AttributedText(
                    "A line that is far too long for the width of its page and is cut\n",
                    attributes: TextAttributes(paragraphStyle: style)))
        }
        var centre = ParagraphStyle()
        centre.alignment = .center
        text.append(AttributedText("in the middle", attributes: TextAttributes(paragraphStyle: centre)))
        return TextLayout(text: text, font: .systemFont(ofSize: 18), width: 420, scale: scale)
    }

    @Test func `a page of scripts and looks is drawn`() throws {
        let page = Page(frame: Rect(x: 0, y: 0, width: 900, height: 430))
        let (left, right) = (scriptPage(scale: 2), lookPage(scale: 2))
        page.layouts = [(left, Point(x: 15, y: 10)), (right, Point(x: 465, y: 10))]

        let picture = page.snapshot(scale: 2)

        if let folder = ProcessInfo.processInfo.environment["WIDGETS_SAMPLES"] {
            try PNG.write(picture, toFile: folder + "/text.png")
        }
        for line in 0..<left.lineCount { #expect(ink(of: picture, left, line, 15, 10) > 100, "line \(line)") }
        for line in 0..<right.lineCount {
            #expect(ink(of: picture, right, line, 465, 10) > 100, "line \(line)")
        }
    }

    /// Pixels of a line that are not white.
    private func ink(of picture: Bitmap, _ layout: TextLayout, _ line: Int, _ x: Double, _ y: Double) -> Int {
        let box = layout.rect(ofLine: line).offsetBy(dx: x, dy: y)
        var count = 0
        for row in Int(box.minY * 2)..<min(picture.height, Int(box.maxY * 2)) {
            for column in Int(box.minX * 2)..<min(picture.width, Int(box.maxX * 2))
            where picture[column, row] != 0xffff_ffff {
                count += 1
            }
        }
        return count
    }
}
