/// The light or the dark appearance: `SwiftUI.ColorScheme`.
///
///     @Environment(\.colorScheme) private var scheme
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light
    case dark
}

/// The contrast of the colours: `SwiftUI.ColorSchemeContrast`.
///
///     @Environment(\.colorSchemeContrast) private var contrast
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard
    case increased
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .light } }

extension EnvironmentValues {
    /// The colours and metrics of texts, shapes and controls; by default those of the host.
    ///
    ///     Preview().environment(\.theme, Theme(style: .dark, accent: brand))
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// The light or dark appearance, which is the style of ``theme``.
    ///
    /// Setting it gives the descendants the toolkit's colours of that style, with the accent colour and the metrics of
    /// the theme.
    ///
    ///     Preview().environment(\.colorScheme, .dark)
    public var colorScheme: ColorScheme {
        get { theme.style == .dark ? .dark : .light }
        set { theme = theme.adapted(to: newValue == .dark ? .dark : .light) }
    }

    /// Whether colours have a high contrast: the contrast of ``theme``, which follows the desktop.
    public var colorSchemeContrast: ColorSchemeContrast { theme.contrast == .high ? .increased : .standard }

    /// Whether movements are not to be animated, as the user of the desktop or the program prefers.
    ///
    /// Animations of the toolkit respect it already: moved views are displayed at their new position.
    public var accessibilityReduceMotion: Bool { theme.prefersReducedMotion }

    /// The theme that was set on this copy; nil if none was.
    var changedTheme: Theme? {
        let key = ObjectIdentifier(ThemeKey.self)
        return changes.contains { $0.key == key } ? theme : nil
    }
}

extension EnvironmentScope {
    /// The theme that a declarative view sets for this scope, registered as read; nil for the theme of the host.
    var declarativeTheme: Theme? {
        let key = ObjectIdentifier(ThemeKey.self)
        guard let box = box(for: key) else { return nil }
        box.recordRead()
        if rootBox(for: key) === box { return nil }
        return box.value(of: ThemeKey.self)
    }
}
