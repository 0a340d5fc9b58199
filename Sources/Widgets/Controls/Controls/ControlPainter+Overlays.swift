/// Drawing of the background of overlays.
extension ControlPainter {
    /// Draws the background of an overlay, with a hairline border that separates it from content of the same colour.
    ///
    /// The shadow is that of the view: ``View/castShadow(_:cornerRadius:)``.
    package func popover(_ rect: Rect, cornerRadius: Double) {
        canvas.fill(rect, Color(role: .popoverBackground), cornerRadius: cornerRadius)
        // A dark shadow is hardly visible on a dark background: the edge of the surface catches light instead.
        let border = theme.style == .dark ? Color(white: 1, alpha: 0.13) : Color(white: 0, alpha: 0.10)
        canvas.strokeBorder(rect, border, width: canvas.hairline, cornerRadius: cornerRadius)
    }
}
