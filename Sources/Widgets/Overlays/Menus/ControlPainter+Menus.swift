/// The drawing of menu rows.
extension ControlPainter {
    /// Draws the background of the highlighted row of a menu.
    func menuHighlight(_ rect: Rect, isEnabled: Bool) {
        canvas.fill(
            rect, faded(Color(role: .controlFillHover), isEnabled ? 1 : 0.5),
            cornerRadius: theme.metrics.menuRadius - 5)
    }

    /// Draws the mark of a row whose state is on or mixed.
    func menuMark(_ rect: Rect, state: MenuElement.State, _ ink: Color) {
        let (x, y) = (rect.midX, rect.midY)
        switch state {
        case .off: break
        case .on:
            canvas.line(from: Point(x: x - 5, y: y + 0.5), to: Point(x: x - 1.8, y: y + 3.7), ink, width: 1.8)
            canvas.line(from: Point(x: x - 1.8, y: y + 3.7), to: Point(x: x + 5, y: y - 3.8), ink, width: 1.8)
        case .mixed:
            canvas.line(from: Point(x: x - 4, y: y), to: Point(x: x + 4, y: y), ink, width: 1.8)
        }
    }
}
