/// Drawing of the background of overlays, and of chevrons.
extension ControlPainter {
    /// Draws the background of an overlay, with a shadow and a hairline border.
    package func popover(_ rect: Rect, cornerRadius: Double) {
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

    /// The direction in which a chevron points.
    package enum Direction { case left, right, up, down }

    /// Draws a chevron of two short lines, centred on `point`.
    package func chevron(at point: Point, pointing direction: Direction, _ ink: Color, size: Double = 3.6) {
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
