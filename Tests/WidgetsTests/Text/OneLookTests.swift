import Drawing
import Testing
import Widgets
import WidgetsTesting

/// A string looks the same in every control that shows it.
@Suite(.serialized) struct OneLookTests {
    private nonisolated static let size = Size(width: 400, height: 60)
    // The first letter does not reach over its origin: fields cut there.
    private nonisolated static let line = "How quick, the brown fox. AVATAR 10"

    private nonisolated enum Look: CaseIterable {
        /// A file for the style, without variations.
        case plain
        case bold
        case small
        case variable
        /// Bold and italic of a file that has neither.
        case synthesized

        var font: Font {
            switch self {
            case .plain: .systemFont(ofSize: 14.5)
            case .bold: .boldSystemFont(ofSize: 17)
            case .small: Font(family: .named("Noto Sans"), size: 11)
            case .variable: Font(family: .named("Inter"), size: 15, weight: .semibold)
            case .synthesized: Font(family: .named("Noto Sans Hebrew"), size: 15, isItalic: true)
            }
        }
    }

    /// The ink of a view's text, row by row, cropped; 0...255 for each pixel.
    private struct Ink: Equatable {
        var rows: [[Int]] = []

        /// The difference of two pictures: of the view with its text, and without.
        init(_ picture: Bitmap, _ background: Bitmap) {
            var all: [[Int]] = []
            for y in 0..<picture.height {
                all.append(
                    (0..<picture.width).map { x in
                        Int(background[x, y] >> 8 & 0xff) - Int(picture[x, y] >> 8 & 0xff)
                    })
            }
            let columns = (0..<picture.width).filter { x in all.contains { $0[x] != 0 } }
            guard let left = columns.first, let right = columns.last,
                let top = all.firstIndex(where: { $0.contains { $0 != 0 } }),
                let bottom = all.lastIndex(where: { $0.contains { $0 != 0 } })
            else { return }
            rows = all[top...bottom].map { Array($0[left...right]) }
        }

        var width: Int { rows.first?.count ?? 0 }
        var total: Int { rows.reduce(0) { $0 + $1.reduce(0, +) } }

        /// How far the ink of each row must be moved on average to become that of another text, in pixels.
        func distance(to other: Ink) -> Double {
            var sum = 0
            for (row, otherRow) in zip(rows, other.rows) {
                var surplus = 0
                for column in 0..<max(row.count, otherRow.count) {
                    surplus += column < row.count ? row[column] : 0
                    surplus -= column < otherRow.count ? otherRow[column] : 0
                    sum += abs(surplus)
                }
            }
            return Double(sum) / Double(max(1, total))
        }
    }

    private func ink(scale: Double, _ make: (String) -> View) -> Ink {
        func picture(_ text: String) -> Bitmap {
            let page = View(frame: Rect(origin: .zero, size: Self.size))
            page.backgroundColor = .white
            let view = make(text)
            view.frame = page.bounds
            page.addSubview(view)
            return page.snapshot(scale: scale)
        }
        return Ink(picture(Self.line), picture(""))
    }

    private func inks(_ font: Font, scale: Double) -> [(name: String, ink: Ink)] {
        func makeLabel(_ text: String) -> Label {
            let label = Label(text: text)
            label.font = font
            label.textColor = .black
            return label
        }
        let label = ink(scale: scale) { makeLabel($0) }
        let paragraphs = ink(scale: scale) { text in
            let label = makeLabel(text.isEmpty ? "" : text + "\n")
            label.numberOfLines = 0
            return label
        }
        let button = ink(scale: scale) { text in
            let button = Button(title: text)
            button.configuration.style = .plain
            button.configuration.baseForegroundColor = .black
            button.font = font
            return button
        }
        let field = ink(scale: scale) { text in
            let field = TextField(frame: .zero)
            field.borderStyle = .none
            (field.text, field.font, field.textColor) = (text, font, .black)
            return field
        }
        let view = ink(scale: scale) { text in
            let view = TextView()
            (view.text, view.font, view.textColor) = (text, font, .black)
            view.backgroundColor = .white
            return view
        }
        return [
            ("label", label), ("button", button), ("label of lines", paragraphs), ("field", field),
            ("text view", view),
        ]
    }

    @Test(arguments: Look.allCases, [1, 1.25, 1.5, 2, 3])
    private func `controls show a string in the same places`(look: Look, scale: Double) throws {
        let inks = inks(look.font, scale: scale)
        let first = try #require(inks.first).ink
        #expect(first.width > 100)
        for (name, ink) in inks.dropFirst() {
            // The same baseline and height.
            #expect(ink.rows.count == first.rows.count, "\(name)")
            #expect(abs(ink.width - first.width) <= 1, "\(name)")
            #expect(abs(ink.total - first.total) <= first.total / 100, "\(name)")
            #expect(ink.distance(to: first) <= 0.25, "\(name)")
        }
        // Paragraphs and, where no word is drawn whole, lines of controls have the same pixels.
        let isDrawnByGlyphs = scale >= 2 || look == .variable || look == .synthesized
        let same = isDrawnByGlyphs ? inks[...] : inks.suffix(3)
        for (name, ink) in same { #expect(ink == same.last?.ink, "\(name)") }
    }

    /// A picture for people: the same string in each control, in each style.
    @Test func `Five controls with the same string match the recorded image`() throws {
        let page = StackView()
        page.axis = .vertical
        page.spacing = 10
        page.backgroundColor = .white
        for look in [Look.plain, .bold, .variable] {
            for control in Self.controls(look.font) {
                let height = (control as? Label)?.numberOfLines == 0 ? 44.0 : 26
                control.heightAnchor.constraint(equalToConstant: height).isActive = true
                page.addArrangedSubview(control)
            }
        }
        let harness = Harness(page, size: Size(width: 440, height: 620), scale: 2)
        try harness.settle()
        try harness.matches(golden: "one-string")
    }

    private static func controls(_ font: Font) -> [View] {
        let label = Label(text: line)
        (label.font, label.textColor) = (font, .black)
        let lines = Label(text: line + "\nand a second line")
        (lines.font, lines.textColor, lines.numberOfLines) = (font, .black, 0)
        let button = Button(title: line)
        (button.configuration.style, button.configuration.baseForegroundColor) = (.plain, .black)
        button.font = font
        let field = TextField(frame: .zero)
        field.borderStyle = .none
        (field.text, field.font, field.textColor) = (line, font, .black)
        let view = TextView()
        (view.text, view.font, view.textColor) = (line, font, .black)
        view.backgroundColor = .white
        return [label, button, lines, field, view]
    }
}
