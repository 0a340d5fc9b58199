/// Menus, and the marks on what opens them.
extension ControlPainter {
    /// A ground that floats above everything, with its shadow and a hairline around it.
    func popover(_ rect: Rect, cornerRadius: Double) {
        canvas.edges = .antialiased
        let strength = theme.style == .dark ? 2.2 : 1
        // Rings of growing size approximate a blurred shadow.
        for (reach, alpha) in [(10.0, 0.012), (8, 0.014), (6, 0.018), (4, 0.022), (2.5, 0.028), (1, 0.035)] {
            canvas.fill(
                rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: 0, dy: 3),
                Color(white: 0, alpha: alpha * strength), cornerRadius: cornerRadius + reach)
        }
        canvas.edges = .snapped
        canvas.fill(rect, Color(role: .popoverBackground), cornerRadius: cornerRadius)
        canvas.strokeBorder(rect, .separator, width: canvas.hairline, cornerRadius: cornerRadius)
    }

    /// Draws the background of the highlighted row of a menu.
    func menuHighlight(_ rect: Rect, isEnabled: Bool) {
        canvas.fill(
            rect, faded(Color(role: .controlFillHover), isEnabled ? 1 : 0.5),
            cornerRadius: theme.metrics.menuRadius - 5)
    }

    /// The mark of a row that is on, or partly.
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

    /// Which way a chevron points.
    enum Direction { case left, right, up, down }

    /// Two short lines that point somewhere, around `point`.
    func chevron(at point: Point, pointing direction: Direction, _ ink: Color, size: Double = 3.6) {
        let tip: Point
        let ends: (Point, Point)
        let half = size / 2
        switch direction {
        case .right:
            tip = Point(x: half, y: 0)
            ends = (Point(x: -half, y: -size), Point(x: -half, y: size))
        case .left:
            tip = Point(x: -half, y: 0)
            ends = (Point(x: half, y: -size), Point(x: half, y: size))
        case .down:
            tip = Point(x: 0, y: half)
            ends = (Point(x: -size, y: -half), Point(x: size, y: -half))
        case .up:
            tip = Point(x: 0, y: -half)
            ends = (Point(x: -size, y: half), Point(x: size, y: half))
        }
        canvas.line(from: point + ends.0, to: point + tip, ink, width: 1.6)
        canvas.line(from: point + tip, to: point + ends.1, ink, width: 1.6)
    }
}
