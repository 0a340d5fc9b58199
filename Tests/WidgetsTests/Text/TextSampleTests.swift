import Foundation
import Testing
import Typesetting
import Widgets
import WidgetsTesting

/// Pages with all kinds of text: scripts, attributes, marks and emoji.
@Suite struct TextSampleTests {
    /// A view that draws layouts and marks on white.
    private final class Page: View {
        var layouts: [(TextLayout, Point)] = []
        var marks: [(Rect, Color)] = []
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, .white)
            for (layout, origin) in layouts {
                layout.draw(on: canvas, at: origin, color: .black, linkColor: Color(hex: 0x1a5fb4))
            }
            for (rect, color) in marks { canvas.fill(rect, color) }
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

    @Test(arguments: [1, 1.5, 2])
    func `A page of scripts and attributes is drawn`(scale: Double) throws {
        let page = Page(frame: Rect(x: 0, y: 0, width: 900, height: 430))
        let (left, right) = (scriptPage(scale: scale), lookPage(scale: scale))
        page.layouts = [(left, Point(x: 15, y: 10)), (right, Point(x: 465, y: 10))]

        let picture = page.snapshot(scale: scale)

        try keep(picture, "text@\(scale)")
        for line in 0..<left.lineCount {
            #expect(ink(of: picture, left, line, Point(x: 15, y: 10), scale) > 50, "line \(line)")
        }
        for line in 0..<right.lineCount {
            #expect(ink(of: picture, right, line, Point(x: 465, y: 10), scale) > 50, "line \(line)")
        }
    }

    /// The lines of `scripts/text_beside_gtk.c`.
    private static let besides: [(size: Double, text: String)] = [
        (9, "The office affluent waffle: AVATAR, Ty, fjord. 9"),
        (11, "The office affluent waffle: AVATAR, Ty, fjord. 11"),
        (14.5, "The office affluent waffle: AVATAR, Ty. 14.5"),
        (20, "The office affluent waffle: AV. 20"), (26, "The office affluent: AV. 26"),
        (16, "مرحبا بالعالم، كيف حالك؟ 123"), (16, "שלום עולם, מה שלומך? 42"),
        (16, "हिन्दी में क्षत्रिय विद्यार्थी"), (16, "ภาษาไทยไม่มีช่องว่าง น้ำ กี่"),
        (16, "你好,世界。日本語 안녕하세요"), (16, "👩‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️ 😀"),
    ]

    private final class BesidePage: View {
        var isDark = false
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, isDark ? Color(hex: 0x1e1e1e) : .white)
            var top = 8.0
            for (size, text) in TextSampleTests.besides {
                var style = ParagraphStyle()
                style.alignment = .left
                let layout = TextLayout(
                    text: AttributedText(text), font: Font(family: .named("DejaVu Sans"), size: size),
                    paragraphStyle: style, scale: canvas.scale)
                layout.draw(
                    on: canvas, at: Point(x: 8, y: top + size * 1.2 - layout.firstBaseline),
                    color: isDark ? .white : .black)
                top += size * 1.8
            }
        }
    }

    @Test(arguments: [false, true], [1, 1.5])
    func `The sample for the comparison with GTK is drawn`(isDark: Bool, scale: Double) throws {
        let page = BesidePage(frame: Rect(x: 0, y: 0, width: 360, height: 330))
        page.isDark = isDark
        let picture = page.snapshot(scale: scale, theme: isDark ? .dark : .light)
        try keep(picture, "beside-\(isDark ? "dark" : "light")@\(scale)")
        #expect(picture.width == Int(360 * scale) && picture.height == Int(330 * scale))
    }

    @Test func `Labels draw every script at the edge where its text starts`() throws {
        let page = Page(frame: Rect(x: 0, y: 0, width: 320, height: 330))
        var labels: [Label] = []
        for (index, (_, sample)) in Self.scripts.enumerated() {
            let label = Label(text: sample)
            label.textColor = .black
            label.font = .systemFont(ofSize: 15)
            label.frame = Rect(x: 10, y: 10 + Double(index) * 28, width: 300, height: 24)
            page.addSubview(label)
            labels.append(label)
        }

        let picture = page.snapshot(scale: 1)

        try keep(picture, "labels")
        func columns(_ label: Label) -> [Int] {
            (0..<picture.width).filter { column in
                (Int(label.frame.minY)..<Int(label.frame.maxY)).contains {
                    picture[column, $0] != 0xffff_ffff
                }
            }
        }
        for label in labels { #expect(columns(label).count > 30) }
        // Arabic and Hebrew text is at the right.
        for label in labels[1...2] { #expect(columns(label).last.map { $0 > 300 } == true) }
        for label in labels[3...] { #expect(columns(label).first.map { $0 < 20 } == true) }
    }

    @Test func `Carets and selections are drawn at their characters`() throws {
        let text = AttributedText("The word שלום means peace, and مرحبا means welcome; 漢字 👩‍👩‍👧‍👦 too.")
        let layout = TextLayout(text: text, font: .systemFont(ofSize: 18), width: 300, scale: 2)
        let page = Page(frame: Rect(x: 0, y: 0, width: 320, height: 120))
        page.layouts = [(layout, Point(x: 10, y: 10))]
        let (from, to) = (12, text.utf8Count - 12)
        for rect in layout.selectionRects(forUTF8: from..<to) {
            page.marks.append((rect.offsetBy(dx: 10, dy: 10), Color(hex: 0x3584e4, alpha: 0.3)))
        }
        for offset in [0, 13, 60] {
            var caret = layout.caretRect(at: TextPosition(offset: offset)).offsetBy(dx: 10, dy: 10)
            caret.size.width = 1
            page.marks.append((caret, .red))
        }

        let picture = page.snapshot(scale: 2)

        try keep(picture, "carets")
        // The selection starts within the right-to-left word, which gives two rectangles in the first line.
        let first = layout.selectionRects(forUTF8: from..<to).filter { $0.minY == 0 }
        #expect(first.count == 2)
        #expect(first.allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    }

    /// Writes an image to the folder in the environment variable WIDGETS_SAMPLES, for manual inspection.
    private func keep(_ picture: Bitmap, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["WIDGETS_SAMPLES"] else { return }
        try PNG.write(picture, toFile: folder + "/\(name).png")
    }

    /// Returns the number of pixels in a line that are not white.
    private func ink(
        of picture: Bitmap, _ layout: TextLayout, _ line: Int, _ origin: Point, _ scale: Double
    ) -> Int {
        let box = layout.rect(ofLine: line).offsetBy(dx: origin.x, dy: origin.y)
        var count = 0
        for row in Int(box.minY * scale)..<min(picture.height, Int(box.maxY * scale)) {
            for column in Int(box.minX * scale)..<min(picture.width, Int(box.maxX * scale))
            where picture[column, row] != 0xffff_ffff {
                count += 1
            }
        }
        return count
    }
}
