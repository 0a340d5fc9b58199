/// The style of a user interface, light or dark: `UIUserInterfaceStyle`.
///
///     preview.overrideUserInterfaceStyle = .dark
public nonisolated enum UserInterfaceStyle: Hashable, Sendable {
    /// Inherits the style of the superview or the host; never the style of a theme.
    case unspecified
    case light
    case dark
}

nonisolated extension Theme {
    /// Returns the theme adapted to `style`: the toolkit's colours of that style, with this theme's accent, metrics and motion
    /// preference.
    ///
    /// Returns the theme itself if `style` is unspecified or equal to that of the theme.
    package func adapted(to style: UserInterfaceStyle) -> Theme {
        if style == .unspecified || style == self.style { return self }
        var theme = Theme(style: style, accent: palette[.tint], contrast: contrast)
        if theme.palette[.tint] == palette[.tint] { theme.palette[.onTint] = palette[.onTint] }
        theme.metrics = metrics
        theme.prefersReducedMotion = prefersReducedMotion
        theme.textScale = textScale
        return theme
    }
}
