/// Light or dark: `UIUserInterfaceStyle`.
///
///     preview.overrideUserInterfaceStyle = .dark
public nonisolated enum UserInterfaceStyle: Hashable, Sendable {
    /// No style of its own: that of the superview, or of the host. A theme never has it.
    case unspecified
    case light
    case dark
}

nonisolated extension Theme {
    /// Returns this theme in another style: the toolkit's own colours of `style`, with this theme's accent, measures and motion.
    ///
    /// The theme itself when `style` is unspecified or the one that the theme has.
    package func adapted(to style: UserInterfaceStyle) -> Theme {
        if style == .unspecified || style == self.style { return self }
        var theme = style == .dark ? Theme.dark : .light
        for role in [ColorRole.tint, .onTint] where theme.palette[role] != palette[role] {
            theme.palette[role] = palette[role]
        }
        theme.metrics = metrics
        theme.prefersReducedMotion = prefersReducedMotion
        return theme
    }
}
