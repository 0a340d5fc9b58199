import Testing

@testable import Drawing

/// The colours of content on a selection.
struct ContentGroundTests {
    private static let levels = [0.0, 0.35, 0.65, 1]
    /// The colours of a grid in the colour space.
    private static let colors = levels.flatMap { red in
        levels.flatMap { green in levels.map { Color(red: red, green: green, blue: $0) } }
    }

    private func palette(tint: Color) -> Palette {
        Palette { role in
            switch role {
            case .label: .black
            case .secondaryLabel: Color(white: 0.35)
            case .tertiaryLabel, .placeholderText: Color(white: 0.42)
            case .tint, .link: tint
            case .onTint: tint.contrast(with: .white) >= tint.contrast(with: .black) ? .white : .black
            case .error: .red
            case .success: .green
            case .warning: .yellow
            case .controlFill, .controlFillHover, .controlFillPressed: Color(white: 0, alpha: 0.12)
            default: .white
            }
        }
    }

    /// Returns the colour of a template image, as of a text, that is drawn in `color`.
    private func drawn(_ color: Color, on canvas: Canvas) -> Color? {
        let image = Image(bitmap: Bitmap(width: 2, height: 2), scale: 1)
        canvas.draw(image, in: Rect(x: 4, y: 4, width: 2, height: 2), tint: color)
        guard case .image(_, _, let tint) = canvas.finish().commands.last else { return nil }
        return tint
    }

    @Test func `Every text is legible on an emphasised selection of every colour`() throws {
        for ground in Self.colors {
            let canvas = Canvas(palette: palette(tint: ground), scale: 1)
            for color in Self.colors {
                canvas.ground = .emphasized(ground)
                let shown = try #require(drawn(color, on: canvas))
                #expect(shown.contrast(with: ground) >= 4.49, "\(color) on \(ground): \(shown)")
                if color.contrast(with: ground) >= 7 { #expect(shown == color, "\(color) on \(ground)") }
            }
            for role: ColorRole in [
                .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .tint, .onTint, .link, .error,
                .success,
                .warning,
            ] {
                let shown = try #require(drawn(Color(role: role), on: canvas))
                let ratio = shown.composited(over: ground).contrast(with: ground)
                #expect(ratio >= 4.49, "\(role) on \(ground): \(shown)")
            }
        }
    }

    @Test func `Every text is legible on a fill that has taken the colour of the text`() throws {
        let rect = Rect(x: 0, y: 0, width: 20, height: 20)
        for ground in Self.colors {
            let canvas = Canvas(palette: palette(tint: ground), scale: 1)
            for color in Self.colors + [.onTint, .tint, .label, .secondaryLabel].map({ Color(role: $0) }) {
                canvas.ground = .emphasized(ground)
                canvas.fill(rect, .tintColor, cornerRadius: 4)
                let shown = try #require(drawn(color, on: canvas))
                let fill = canvas.fillColor(.tintColor, on: .emphasized(ground))
                #expect(shown.contrast(with: fill) >= 4.49, "\(color) on \(fill): \(shown)")
            }
        }
    }

    @Test func `A fill is replaced only if it can hardly be distinguished from the selection`() {
        let ground = Color(hex: 0x3d6fe0)
        let canvas = Canvas(palette: palette(tint: ground), scale: 1)
        let selection = ContentGround.emphasized(ground)
        #expect(canvas.fillColor(ground, on: selection) == .white)
        #expect(canvas.fillColor(.blue, on: selection) == .white)
        #expect(canvas.fillColor(.red, on: selection) == .red)
        #expect(canvas.fillColor(.yellow, on: selection) == .yellow)
        #expect(canvas.fillColor(ground, on: .unemphasized) == ground)
        #expect(canvas.fillColor(.tintColor, on: .normal) == ground)
    }

    @Test func `The content of an image keeps its colours`() {
        let ground = Color(hex: 0x3d6fe0)
        let canvas = Canvas(palette: palette(tint: ground), scale: 1)
        canvas.ground = .emphasized(ground)
        let image = Image(size: Size(width: 8, height: 8)) { canvas in
            canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), .blue)
        }
        canvas.draw(image, in: Rect(x: 0, y: 0, width: 8, height: 8))
        #expect(canvas.finish().description.contains("\(Color.blue)"))
    }

    @Test func `Only texts and symbols in the tint have the link colour`() {
        let link = Color(hex: 0x123456)
        var palette = palette(tint: .blue)
        palette[.link] = link
        let canvas = Canvas(palette: palette, scale: 1)
        #expect(drawn(.tintColor, on: canvas) == link)
        #expect(drawn(.tintColor.withAlphaComponent(0.5), on: canvas) == link.withAlphaComponent(0.5))
        canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), .tintColor)
        #expect(canvas.finish().description.contains("\(Color.blue)"))
    }
}
