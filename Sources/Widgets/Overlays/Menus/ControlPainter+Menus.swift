/// The drawing of menu rows.
extension ControlPainter {
    /// Draws the background of the highlighted row of a menu, or of the selected row of a list in the colour `tint`.
    func menuHighlight(_ rect: Rect, tint: Color? = nil, isEnabled: Bool) {
        canvas.fill(
            rect, tint ?? faded(Color(role: .controlFillHover), isEnabled ? 1 : 0.5),
            cornerRadius: theme.metrics.menuRadius - 5)
        canvas.ground = tint.map { .emphasized($0.resolved(in: canvas.palette)) } ?? .unemphasized
    }

    /// Draws the mark of a row whose state is on or mixed.
    func menuMark(_ rect: Rect, state: MenuElement.State, _ ink: Color) {
        let center = Point(x: rect.midX, y: rect.midY)
        switch state {
        case .off: break
        case .on: checkMark(at: center, side: theme.scaledValue(for: 21), ink, width: 1.8)
        case .mixed: minus(at: center, length: theme.scaledValue(for: 9.8), ink, width: 1.8)
        }
    }
}
