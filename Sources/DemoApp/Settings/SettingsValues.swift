import Widgets

/// The values of the settings: each is that of the desktop, or one that the user has chosen.
///
///     let theme = SettingsValues(style: .dark).theme(over: .light)
struct SettingsValues: Hashable {
    /// The style; unspecified for that of the desktop.
    var style = UserInterfaceStyle.unspecified
    /// The accent colour; nil for that of the desktop.
    var accent: AccentColor?
    /// The contrast; nil for that of the desktop.
    var contrast: AccessibilityContrast?
    /// Whether motion is reduced; nil for the setting of the desktop.
    var reducesMotion: Bool?
    /// The factor by which texts are enlarged; nil for that of the desktop.
    var textScale: Double?

    /// The factors from which the user chooses.
    static let textScales = [0.9, 1, 1.25, 1.5, 2]

    /// Returns the theme with these values, and those of `desktop` where the user has chosen none.
    func theme(over desktop: Theme) -> Theme {
        let style = style == .unspecified ? desktop.style : style
        var theme = Theme(
            style: style, accent: accent?.color ?? desktop.palette[.tint],
            contrast: contrast ?? desktop.contrast)
        theme.prefersReducedMotion = reducesMotion ?? desktop.prefersReducedMotion
        theme.textScale = textScale ?? desktop.textScale
        return theme
    }
}

/// An accent colour that the user can choose.
enum AccentColor: String, CaseIterable {
    case blue, teal, green, orange, red, pink, purple

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var color: Color {
        switch self {
        case .blue: Theme.defaultAccent
        case .teal: Color(hex: 0x1f8794)
        case .green: Color(hex: 0x3a8a46)
        case .orange: Color(hex: 0xc2620e)
        case .red: Color(hex: 0xcf3438)
        case .pink: Color(hex: 0xc93f86)
        case .purple: Color(hex: 0x8a4fc4)
        }
    }
}

extension SettingsValues {
    /// Stores the values that the user has chosen.
    func encode(with coder: RestorationCoder) {
        coder.encode(style == .dark ? "dark" : style == .light ? "light" : "system", forKey: "style")
        if let accent { coder.encode(accent.rawValue, forKey: "accent") }
        if let contrast { coder.encode(contrast == .high, forKey: "increasedContrast") }
        if let reducesMotion { coder.encode(reducesMotion, forKey: "reducedMotion") }
        if let textScale { coder.encode(textScale, forKey: "textScale") }
    }

    /// Reads stored values; missing and unknown ones are those of the desktop.
    init(coder: RestorationCoder) {
        switch coder.decodeString(forKey: "style") {
        case "dark": style = .dark
        case "light": style = .light
        default: style = .unspecified
        }
        accent = coder.decodeString(forKey: "accent").flatMap(AccentColor.init)
        contrast = coder.decodeBool(forKey: "increasedContrast").map { $0 ? .high : .normal }
        reducesMotion = coder.decodeBool(forKey: "reducedMotion")
        textScale = coder.decodeDouble(forKey: "textScale").flatMap {
            Self.textScales.contains($0) ? $0 : nil
        }
    }
}
