package import DesktopServices

nonisolated extension Theme {
    /// Creates the theme of windows that follow the desktop: the toolkit's colours with the style, the accent colour, the contrast, the
    /// motion and the size of text that the user prefers.
    ///
    /// An accent colour that is hardly visible on the background is darkened or lightened.
    package init(_ settings: DesktopSettings) {
        let style: UserInterfaceStyle = settings.colorScheme == .dark ? .dark : .light
        let background = (style == .dark ? Theme.dark : .light).palette[.systemBackground]
        self.init(
            style: style, accent: settings.accentColor?.withContrast(3, to: background) ?? Self.defaultAccent,
            contrast: settings.prefersHighContrast ? .high : .normal)
        prefersReducedMotion = settings.prefersReducedMotion
        textScale = settings.textScalingFactor ?? 1
    }
}
