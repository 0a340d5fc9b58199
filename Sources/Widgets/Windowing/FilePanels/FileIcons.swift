/// The icons of file dialogs: those of the desktop's theme, or the bundled symbols.
///
/// They grow with the text.
enum FileIcons {
    /// Returns the icon of a row of `view`.
    static func image(theme: String, symbol: String, for view: View) -> Image? {
        let length = frame(inRowOf: 0, theme: view.effectiveAppearance).width
        return IconLoader.shared.image(named: theme, size: length, scale: view.contentScaleFactor)
            ?? Image(systemName: symbol) ?? Image(systemName: "doc")
    }

    /// Returns the frame of the icon in a row of `height`, in points.
    static func frame(inRowOf height: Double, theme: Theme) -> Rect {
        let length = theme.scaledValue(for: 18).rounded()
        return Rect(x: 10, y: ((height - length) / 2).rounded(), width: length, height: length)
    }
}
