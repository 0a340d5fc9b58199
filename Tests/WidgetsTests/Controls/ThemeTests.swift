import Testing
import Widgets

/// The contrast of theme colours is sufficient for legible text.
struct ThemeTests {
    /// Accent colours: the default, those of desktops, and the extremes.
    private nonisolated static let accents: [UInt32] = [
        0x3d6fe0, 0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396,
        0xffe600, 0xffffff, 0x000000, 0x808080, 0x0000ff,
    ]

    /// Both styles with both contrasts, for each accent colour.
    private nonisolated static let themes = [UserInterfaceStyle.light, .dark].flatMap { style in
        [AccessibilityContrast.normal, .high].flatMap { contrast in
            accents.map { Theme(style: style, accent: Color(hex: $0), contrast: contrast) }
        }
    }

    @Test(arguments: themes)
    func `Texts are legible on every background, on buttons and on the stripes of tables`(theme: Theme) {
        let palette = theme.palette
        let required = theme.contrast == .high ? 7.0 : 4.5
        func check(_ text: ColorRole, _ ground: Color, _ name: String) {
            let contrast = palette[text].contrast(with: ground)
            #expect(contrast >= required, "\(text) on \(name): \(contrast)")
        }
        let backgrounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .cardBackground, .popoverBackground,
        ]
        let texts: [ColorRole] = [
            .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .link, .error, .success, .warning,
        ]
        for background in backgrounds {
            for text in texts { check(text, palette[background], "\(background)") }
            for fill: ColorRole in [.controlFill, .controlFillHover, .controlFillPressed] {
                let ground = palette[fill].composited(over: palette[background])
                let contrast = palette[.label].contrast(with: ground)
                #expect(contrast >= 4.5, "label on \(fill) on \(background): \(contrast)")
            }
        }
        let stripe = palette[.controlFill].composited(over: palette[.systemBackground])
        for text in texts { check(text, stripe, "stripe") }
        // Black or white, whichever has more contrast; no colour has 7 with all accents.
        #expect(palette[.onTint].contrast(with: palette[.tint]) >= 4.5)
        #expect(Color.white.contrast(with: palette[.destructive]) >= required)
    }

    @Test(arguments: themes)
    func `Texts are legible on grey and tinted buttons and on selected text`(theme: Theme) throws {
        let palette = theme.palette
        let selection = palette.textSelection(palette[.tint])
        let fills = [
            palette[.controlFill], palette[.controlFillHover], palette[.controlFillPressed], selection,
            palette[.tint].withAlphaComponent(0.16), palette[.destructive].withAlphaComponent(0.16),
        ]
        let texts: [ColorRole] = [
            .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .link, .error, .success, .warning,
            .tint,
        ]
        let backgrounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .cardBackground, .popoverBackground,
        ]
        for fill in fills {
            let canvas = Canvas(palette: palette, scale: 1)
            canvas.placeContent(onFill: fill)
            for text in texts {
                let shown = try #require(drawn(Color(role: text), on: canvas))
                for background in backgrounds {
                    let contrast = shown.contrast(with: fill.composited(over: palette[background]))
                    #expect(contrast >= 4.49, "\(text) on \(fill) on \(background): \(contrast)")
                }
            }
            #expect(drawn(Color(hex: 0x808080), on: canvas) == Color(hex: 0x808080), "chosen by a program")
        }
        #expect(selection.alpha > 0.2 && selection.alpha < 0.36)
    }

    /// Returns the colour of a template image, as of a text, that is drawn in `color`.
    private func drawn(_ color: Color, on canvas: Canvas) -> Color? {
        let image = Image(bitmap: Bitmap(width: 2, height: 2), scale: 1)
        canvas.draw(image, in: Rect(x: 4, y: 4, width: 2, height: 2), tint: color)
        guard case .image(_, _, let tint) = canvas.finish().commands.last else { return nil }
        return tint
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func `The link colour keeps the hue of the accent, and the accent itself is not changed`(
        style: UserInterfaceStyle
    ) {
        let palette = Theme(style: style).palette
        #expect(palette[.tint] == Theme.defaultAccent)
        #expect(palette[.link].blue > palette[.link].green && palette[.link].green > palette[.link].red)
    }

    @Test func `A theme adapted to the other style derives the link colour of that style`() {
        let accent = Color(hex: 0xed5b00)
        for contrast in [AccessibilityContrast.normal, .high] {
            let theme = Theme(style: .light, accent: accent, contrast: contrast)
            let dark = Theme(style: .dark, accent: theme.palette[.tint], contrast: contrast)
            #expect(theme.adapted(to: .dark).palette == dark.palette)
        }
    }

    @Test func `The primary background is white in light appearance, the grouped one is closer to the text`()
    {
        let (light, dark) = (Theme.light.palette, Theme.dark.palette)

        #expect(light[.systemBackground] == .white)
        for palette in [light, dark] {
            let label = palette[.label]
            let primary = label.contrast(with: palette[.systemBackground])
            #expect(primary > label.contrast(with: palette[.secondarySystemBackground]))
        }
    }

    @Test(arguments: [
        UInt32(0x3584e4), 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396,
    ])
    func `Text on any accent is black or white, whichever has more contrast`(accent: UInt32) {
        let palette = Theme(style: .light, accent: Color(hex: accent)).palette

        #expect(palette[.onTint].contrast(with: palette[.tint]) >= 4.5)
    }

    @Test func `The contrast is that of WCAG`() {
        #expect(abs(Color.black.contrast(with: .white) - 21) < 0.01)
        #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.01)
    }
}
