import Testing
import Widgets

/// The contrast of theme colours is sufficient for legible text.
struct ThemeTests {
    @Test(arguments: [Theme.light, .dark])
    func `Text has a contrast of at least 4.5 to 1 on every background`(theme: Theme) {
        let palette = theme.palette
        let grounds = [ColorRole.systemBackground, .secondarySystemBackground, .cardBackground]
        for ground in grounds {
            for text in [ColorRole.label, .secondaryLabel, .placeholderText, .error, .success, .warning] {
                let contrast = palette[text].contrast(with: palette[ground])
                #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
            }
        }
        #expect(palette[.onTint].contrast(with: palette[.tint]) >= 4.5)
        #expect(Color.white.contrast(with: palette[.destructive]) >= 4.5)
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
