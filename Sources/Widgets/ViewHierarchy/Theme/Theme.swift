/// The colours and metrics of everything that the toolkit draws.
///
///     window.appearance = Theme(style: .dark, accent: Color(hex: 0x2a7f62))
public nonisolated struct Theme: Hashable, Sendable {
    /// The light or dark style; setting it to unspecified makes it light.
    public var style: UserInterfaceStyle {
        didSet { if style == .unspecified { style = .light } }
    }
    /// The colours by role.
    public var palette: Palette
    /// The sizes of controls.
    public var metrics: ThemeMetrics
    /// Whether movements are not animated; false by default.
    ///
    /// Moved views are displayed at their new position immediately, and slides become cross-dissolves. Changes of colours and
    /// opacity are still animated.
    public var prefersReducedMotion = false

    /// The factor by which texts are enlarged, 0.5...3; 1 by default, in windows that of the desktop.
    ///
    /// Fonts keep their sizes; each view multiplies them by the factor when it typesets its text. A view or a window ignores another value
    /// and reports a diagnostic.
    public var textScale = 1.0

    /// Whether the theme's colours have the contrast that the user needs; normal by default.
    ///
    /// Setting it changes no colours: create a theme with ``init(style:accent:contrast:)`` for the toolkit's colours of high contrast.
    public var contrast = AccessibilityContrast.normal

    /// Creates a theme from a palette and metrics; an unspecified style becomes light.
    public init(style: UserInterfaceStyle, palette: Palette, metrics: ThemeMetrics = ThemeMetrics()) {
        self.style = style == .unspecified ? .light : style
        self.palette = palette
        self.metrics = metrics
    }

    /// Creates a theme with the toolkit's colours and `accent`, which must not be a dynamic colour.
    ///
    /// Text on the accent colour is black or white, whichever has the higher contrast. Texts in the accent colour are darkened or lightened until
    /// they have a contrast ratio of 4.5 to all backgrounds. With high contrast, texts have a contrast ratio of at least 7 to their
    /// background, controls have stronger borders, and the accent colour itself is darkened or lightened as far as necessary.
    public init(
        style: UserInterfaceStyle, accent: Color = Self.defaultAccent,
        contrast: AccessibilityContrast = .normal
    ) {
        let isDark = style == .dark
        func color(_ role: ColorRole) -> Color {
            (contrast == .high ? role.highContrastColor(isDark: isDark) : nil)
                ?? (isDark ? role.darkColor : role.lightColor)
        }
        // The backgrounds with the lowest contrast: popovers in the dark style, the stripes of tables in the light one.
        let background =
            isDark
            ? color(.popoverBackground) : color(.controlFill).composited(over: color(.systemBackground))
        let link = accent.withContrast(contrast == .high ? 7 : 4.5, to: background)
        let accent = contrast == .high ? link : accent
        let onAccent: Color = accent.contrast(with: .white) >= accent.contrast(with: .black) ? .white : .black
        let palette = Palette { role in
            switch role {
            case .tint: accent
            case .onTint: onAccent
            case .link: link
            default: color(role)
            }
        }
        self.init(style: style, palette: palette)
        self.contrast = contrast
    }

    /// The accent colour of the standard themes, a blue.
    public static let defaultAccent = Color(hex: 0x3d6fe0)
    /// The standard light theme.
    public static let light = Theme(style: .light)
    /// The standard dark theme.
    public static let dark = Theme(style: .dark)
}

nonisolated extension ColorRole {
    fileprivate var lightColor: Color {
        switch self {
        case .label: Color(hex: 0x1c1d22)
        case .secondaryLabel: Color(hex: 0x5d5f69)
        case .tertiaryLabel: Color(hex: 0x686a73)
        case .placeholderText: Color(hex: 0x686a73)
        case .separator: Color(white: 0, alpha: 0.10)
        case .secondarySystemBackground: Color(hex: 0xf7f7f9)
        case .systemBackground, .cardBackground, .popoverBackground, .knob: .white
        case .tint, .link: Theme.defaultAccent
        case .onTint: .white
        case .controlFill: Color(hex: 0x16182a, alpha: 0.08)
        case .controlFillHover: Color(hex: 0x16182a, alpha: 0.12)
        case .controlFillPressed: Color(hex: 0x16182a, alpha: 0.21)
        case .controlBorder: Color(hex: 0x16182a, alpha: 0.34)
        case .track: Color(hex: 0x16182a, alpha: 0.13)
        case .destructive: Color(hex: 0xc5202e)
        case .error: Color(hex: 0xb81c29)
        case .success: Color(hex: 0x1f7a4a)
        case .warning: Color(hex: 0x906000)
        }
    }

    fileprivate var darkColor: Color {
        switch self {
        case .label: Color(hex: 0xf3f3f6)
        case .secondaryLabel: Color(hex: 0xabadb8)
        case .tertiaryLabel: Color(hex: 0x9b9da8)
        case .placeholderText: Color(hex: 0x9b9da8)
        case .separator: Color(white: 1, alpha: 0.11)
        case .secondarySystemBackground: Color(hex: 0x202126)
        case .systemBackground: Color(hex: 0x1a1b1f)
        case .cardBackground: Color(hex: 0x2b2c33)
        case .popoverBackground: Color(hex: 0x33343c)
        case .tint, .link: Theme.defaultAccent
        case .onTint: .white
        case .controlFill: Color(white: 1, alpha: 0.11)
        case .controlFillHover: Color(white: 1, alpha: 0.16)
        case .controlFillPressed: Color(white: 1, alpha: 0.26)
        case .controlBorder: Color(white: 1, alpha: 0.36)
        case .track: Color(white: 1, alpha: 0.16)
        case .knob: Color(hex: 0xe9e9ee)
        case .destructive: Color(hex: 0xd0303c)
        case .error: Color(hex: 0xff7b80)
        case .success: Color(hex: 0x63c98f)
        case .warning: Color(hex: 0xe3b341)
        }
    }
}

nonisolated extension ColorRole {
    /// The colour of high contrast; nil for the roles whose normal colour is used.
    fileprivate func highContrastColor(isDark: Bool) -> Color? {
        switch self {
        case .label: isDark ? .white : .black
        case .secondaryLabel: isDark ? Color(hex: 0xe4e5ea) : Color(hex: 0x2b2c32)
        case .tertiaryLabel, .placeholderText: isDark ? Color(hex: 0xcfd0d8) : Color(hex: 0x3e3f47)
        case .separator: Color(white: isDark ? 1 : 0, alpha: 0.5)
        case .controlFill: Color(white: isDark ? 1 : 0, alpha: 0.10)
        case .controlFillHover: Color(white: isDark ? 1 : 0, alpha: 0.18)
        case .controlFillPressed: Color(white: isDark ? 1 : 0, alpha: 0.30)
        case .controlBorder: Color(white: isDark ? 1 : 0, alpha: 0.75)
        case .track: Color(white: isDark ? 1 : 0, alpha: 0.45)
        case .destructive: Color(hex: 0x930f1b)
        case .error: isDark ? Color(hex: 0xffb3b6) : Color(hex: 0x930f1b)
        case .success: isDark ? Color(hex: 0x9be7bb) : Color(hex: 0x0d5530)
        case .warning: isDark ? Color(hex: 0xf6d488) : Color(hex: 0x664300)
        case .secondarySystemBackground, .systemBackground, .cardBackground, .popoverBackground, .knob, .tint,
            .onTint, .link:
            nil
        }
    }
}
