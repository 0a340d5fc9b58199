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

    /// Creates a theme from a palette and metrics; an unspecified style becomes light.
    public init(style: UserInterfaceStyle, palette: Palette, metrics: ThemeMetrics = ThemeMetrics()) {
        self.style = style == .unspecified ? .light : style
        self.palette = palette
        self.metrics = metrics
    }

    /// Creates a theme with the toolkit's colours and `accent`, which must not be a dynamic colour.
    ///
    /// Text on the accent colour is black or white, whichever has the higher contrast.
    public init(style: UserInterfaceStyle, accent: Color = Self.defaultAccent) {
        let onAccent: Color = accent.contrast(with: .white) >= accent.contrast(with: .black) ? .white : .black
        let palette = Palette { role in
            switch role {
            case .tint: accent
            case .onTint: onAccent
            default: style == .dark ? role.darkColor : role.lightColor
            }
        }
        self.init(style: style, palette: palette)
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
        case .tertiaryLabel: Color(hex: 0x8b8d98)
        case .placeholderText: Color(hex: 0x6a6c75)
        case .separator: Color(white: 0, alpha: 0.10)
        case .secondarySystemBackground: Color(hex: 0xf7f7f9)
        case .systemBackground, .cardBackground, .popoverBackground, .knob: .white
        case .tint: Theme.defaultAccent
        case .onTint: .white
        case .controlFill: Color(hex: 0x16182a, alpha: 0.08)
        case .controlFillHover: Color(hex: 0x16182a, alpha: 0.12)
        case .controlFillPressed: Color(hex: 0x16182a, alpha: 0.21)
        case .controlBorder: Color(hex: 0x16182a, alpha: 0.34)
        case .track: Color(hex: 0x16182a, alpha: 0.13)
        case .destructive, .error: Color(hex: 0xc5202e)
        case .success: Color(hex: 0x1f7a4a)
        case .warning: Color(hex: 0x9a6500)
        }
    }

    fileprivate var darkColor: Color {
        switch self {
        case .label: Color(hex: 0xf3f3f6)
        case .secondaryLabel: Color(hex: 0xabadb8)
        case .tertiaryLabel: Color(hex: 0x7b7d88)
        case .placeholderText: Color(hex: 0x9496a1)
        case .separator: Color(white: 1, alpha: 0.11)
        case .secondarySystemBackground: Color(hex: 0x202126)
        case .systemBackground: Color(hex: 0x1a1b1f)
        case .cardBackground: Color(hex: 0x2b2c33)
        case .popoverBackground: Color(hex: 0x33343c)
        case .tint: Theme.defaultAccent
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
