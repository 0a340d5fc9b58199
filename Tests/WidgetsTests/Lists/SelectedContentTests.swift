import Testing
import Typesetting
import Widgets
import WidgetsTesting

/// The colours of content in selected rows: it takes the colours of the selection, and stays legible on it.
struct SelectedContentTests {
    /// A view that fills a shape, as behind the text of a badge.
    private final class Shape: View {
        var color = Color.tintColor
        override func draw(_ canvas: Canvas) {
            canvas.fill(Path(roundedRect: bounds, cornerRadius: bounds.height / 2), color)
        }
    }

    /// A view that draws a badge and its text by itself.
    private final class DrawnBadge: View {
        var color = Color.tintColor
        var ink = Color(role: .onTint)
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, color, cornerRadius: 6)
            let text = Typesetter.shared.run("7", font: .systemFont(ofSize: 12), scale: canvas.scale)
            canvas.draw(text, at: Point(x: 8, y: 14), color: ink)
        }
    }

    private final class Row: ReusableView {
        required init(frame: Rect) { super.init(frame: frame) }
    }

    private let row = Row(frame: Rect(x: 0, y: 0, width: 240, height: 30))
    private let harness: Harness

    init() throws {
        let root = View()
        root.addSubview(row)
        harness = Harness(root, size: Size(width: 240, height: 40))
        row.isSelected = true
    }

    private func add<Content: View>(_ view: Content, x: Double = 10, width: Double = 60) -> Content {
        view.frame = Rect(x: x, y: 5, width: width, height: 20)
        row.addSubview(view)
        return view
    }

    private func label(_ color: Color, x: Double = 10, width: Double = 60) -> Label {
        let label = add(Label(text: "text"), x: x, width: width)
        label.textColor = color
        return label
    }

    /// Returns the colours of the last word of each command that a view draws.
    private func colors(of view: View) throws -> [String] {
        try harness.displayListDump(of: view).split(separator: "\n").compactMap { line in
            guard let start = line.lastIndex(of: "#") else { return nil }
            return String(line[start...])
        }
    }

    @Test func `Tinted texts and symbols have the colour of text on the selection`() throws {
        let text = label(.tintColor)
        let icon = add(ImageView(image: Image(systemName: "star")), x: 80, width: 20)
        icon.tintColor = .tintColor
        #expect(try colors(of: text) == ["#ffffff"])
        #expect(try Set(colors(of: icon)) == ["#ffffff"])

        row.isEmphasized = false
        let link = Theme.light.palette[.link]
        #expect(try colors(of: text) != ["#ffffff"] && link.contrast(with: .white) >= 4.5)
        row.isSelected = false
        #expect(try colors(of: text) == ["\(link)"])
        #expect(try Set(colors(of: icon)) == ["\(link)"])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Texts in fixed colours are lightened until they are legible`() throws {
        let tint = Theme.light.palette[.tint]
        for color in [Color.systemRed, .systemGreen, .systemBlue, .black, .gray, .systemYellow] {
            let view = label(color)
            let drawn = try #require(try colors(of: view).first)
            let shown = Color(hex: UInt32(drawn.dropFirst(), radix: 16) ?? 0)
            #expect(shown.contrast(with: tint) >= 4.49, "\(color): \(drawn)")
            view.removeFromSuperview()
        }
    }

    @Test func `A badge in the tint exchanges its colours`() throws {
        let badge = label(Color(role: .onTint))
        badge.backgroundColor = .tintColor
        let tint = Theme.light.palette[.tint]
        #expect(try colors(of: badge) == ["#ffffff", "\(tint)"])
        badge.textColor = .white
        #expect(try colors(of: badge) == ["#ffffff", "\(tint)"])
        // A fixed colour that cannot be distinguished from the selection.
        badge.backgroundColor = .systemBlue
        #expect(try colors(of: badge) == ["#ffffff", "\(tint)"])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A badge in a colour of its own keeps its colours`() throws {
        let badge = label(.black)
        badge.backgroundColor = .systemYellow
        #expect(try colors(of: badge) == ["\(Color.systemYellow)", "#000000"])
        badge.backgroundColor = .systemRed
        badge.textColor = .white
        #expect(try colors(of: badge) == ["\(Color.systemRed)", "#ffffff"])
    }

    @Test func `The text in front of a shape has the colours of the shape`() throws {
        let shape = add(Shape(), width: 60)
        let text = label(.white, x: 20, width: 30)
        let beside = label(.white, x: 100)
        let tint = Theme.light.palette[.tint]
        #expect(try colors(of: shape) == ["#ffffff"])
        #expect(try colors(of: text) == ["\(tint)"])
        #expect(try colors(of: beside) == ["#ffffff"])
        shape.color = Color(hex: 0xffe9a8)
        shape.setNeedsDisplay()
        text.textColor = Color(hex: 0x664300)
        #expect(try colors(of: shape) == ["#ffe9a8"] && colors(of: text) == ["#664300"])
        #expect(harness.picture == harness.renderFresh())
        shape.removeFromSuperview()
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A view that draws a badge and its text exchanges both colours`() throws {
        let badge = add(DrawnBadge(), width: 30)
        let tint = Theme.light.palette[.tint]
        #expect(try colors(of: badge) == ["#ffffff", "\(tint)"])
        (badge.color, badge.ink) = (Color(hex: 0xffe9a8), Color(hex: 0x664300))
        badge.setNeedsDisplay()
        #expect(try colors(of: badge) == ["#ffe9a8", "#664300"])
    }

    @Test func `A translucent background lies on the selection`() throws {
        let tag = label(.systemRed)
        tag.backgroundColor = Color.systemRed.withAlphaComponent(0.15)
        let drawn = try #require(try colors(of: tag).last)
        #expect(drawn != "\(Color.systemRed)")
    }

    @Test func `A colour that the program sets on the title of a grey button is kept`() throws {
        row.isSelected = false
        let button = add(Button(title: "Delete"))
        button.setTitleColor(Color(hex: 0x999999), for: .normal)
        #expect(try colors(of: button).last == "#999999")
        button.setTitleColor(nil, for: .normal)
        button.role = .destructive
        let error = Theme.light.palette[.error]
        #expect(try colors(of: button).last == "\(error)")
        button.isHighlighted = true
        let pressed = try #require(try colors(of: button).last)
        let color = Color(hex: UInt32(pressed.dropFirst(), radix: 16) ?? 0)
        let ground = Theme.light.palette[.controlFillPressed].composited(
            over: Theme.light.palette[.secondarySystemBackground])
        #expect(color.contrast(with: ground) >= 4.49 && error.contrast(with: ground) < 4.5)
    }

    @Test(arguments: [Theme.light, Theme.dark])
    func `A link in selected text has another shade than beside the selection`(_ theme: Theme) throws {
        let label = Label(text: nil)
        label.frame = Rect(x: 0, y: 0, width: 240, height: 30)
        var attributes = TextAttributes()
        attributes.link = "https://example.org"
        label.attributedText = AttributedText("apples and pears", attributes: attributes)
        label.isSelectable = true
        let root = View()
        root.addSubview(label)
        let harness = Harness(root, size: Size(width: 240, height: 40), theme: theme)
        let link = theme.palette[.link]
        func texts() throws -> [String] {
            try harness.displayListDump(of: label).split(separator: "\n")
                .filter { !$0.contains("fill ") }
                .compactMap { line in line.lastIndex(of: "#").map { String(line[$0...]) } }
        }
        #expect(try texts() == ["\(link)"])
        try harness.drag(from: Point(x: 1, y: 15), to: Point(x: 50, y: 15))
        #expect(label.selectedText?.hasPrefix("apples") == true && label.isFirstResponder)
        let drawn = try texts()
        #expect(drawn.count == 2 && drawn.first == "\(link)")
        let color = Color(hex: UInt32(try #require(drawn.last).dropFirst(), radix: 16) ?? 0)
        let ground = theme.palette.textSelection(theme.palette[.tint]).composited(
            over: theme.palette[.popoverBackground])
        #expect(color.contrast(with: ground) >= 4.49 && link.contrast(with: ground) < 4)
        #expect(harness.picture == harness.renderFresh())
        // Text in the colour of labels is drawn once.
        label.attributedText = AttributedText("plain")
        try harness.drag(from: Point(x: 1, y: 15), to: Point(x: 20, y: 15))
        #expect(try texts().count == 1 && label.selectedText != nil)
    }

    @Test(arguments: [0xffe600 as UInt32, 0xe62d42, 0x3a944a, 0xffffff])
    func `Content is legible on a selection in the tint of the row`(accent: UInt32) throws {
        let accent = Color(hex: accent)
        row.tintColor = accent
        for role in [ColorRole.label, .secondaryLabel, .tertiaryLabel, .link, .error, .success, .warning] {
            let view = label(Color(role: role))
            let drawn = try #require(try colors(of: view).first)
            let parts = drawn.split(separator: " ")
            let alpha = parts.count == 3 ? (Double(parts[2].dropLast()) ?? 0) / 100 : 1
            let color = Color(hex: UInt32(parts[0].dropFirst(), radix: 16) ?? 0, alpha: alpha)
            let ratio = color.composited(over: accent).contrast(with: accent)
            #expect(ratio >= 4.4, "\(role) on \(accent): \(ratio)")
            view.removeFromSuperview()
        }
    }
}
