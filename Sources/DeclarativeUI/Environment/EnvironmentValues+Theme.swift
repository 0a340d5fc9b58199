/// Light or dark: `SwiftUI.ColorScheme`.
///
///     @Environment(\.colorScheme) private var scheme
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light
    case dark
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .light } }

extension EnvironmentValues {
    /// The colours and measures of texts, colours and controls: those of the host, unless a view sets others for its content.
    ///
    ///     Preview().environment(\.theme, Theme(style: .dark, accent: brand))
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Whether the appearance is light or dark: the style of ``theme``.
    ///
    /// A view that sets it gives its content the toolkit's own colours of that style, with the accent and the measures of the theme.
    ///
    ///     Preview().environment(\.colorScheme, .dark)
    public var colorScheme: ColorScheme {
        get { theme.style == .dark ? .dark : .light }
        set { theme = theme.adapted(to: newValue == .dark ? .dark : .light) }
    }

    /// The theme that was set on this copy; nil where none was.
    var changedTheme: Theme? {
        let key = ObjectIdentifier(ThemeKey.self)
        return changes.contains { $0.key == key } ? theme : nil
    }
}

extension EnvironmentScope {
    /// The theme that a view value sets for this scope, registered as read; nil where that of the host applies.
    var describedTheme: Theme? {
        let key = ObjectIdentifier(ThemeKey.self)
        guard let box = box(for: key) else { return nil }
        box.noteRead()
        if rootBox(for: key) === box { return nil }
        return box.value(of: ThemeKey.self)
    }
}
