/// The background of a popover, with an arrow that points to the anchor, and the view inside.
final class PopoverPanel: View, AppearanceObserving {
    /// The edge of the anchor at which the panel is placed, and the position of the arrow's tip; nil for a panel without an arrow.
    var arrow: (edge: RectEdge, position: Double)? {
        didSet {
            if arrow?.edge == oldValue?.edge, arrow?.position == oldValue?.position { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    let content = PresentedContainer()

    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(content)
    }

    func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    /// The rectangle of the background without the arrow, in this view's space.
    private var body: Rect {
        guard let arrow else { return bounds }
        let length = PopoverPlacement.arrow.length
        return switch arrow.edge {
        case .minX: Rect(x: 0, y: 0, width: bounds.width - length, height: bounds.height)
        case .maxX: Rect(x: length, y: 0, width: bounds.width - length, height: bounds.height)
        case .minY: Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - length)
        case .maxY: Rect(x: 0, y: length, width: bounds.width, height: bounds.height - length)
        }
    }

    /// The corners of the arrow: the tip in the middle.
    private var arrowCorners: [Point]? {
        guard let arrow else { return nil }
        let (body, half) = (body, PopoverPlacement.arrow.halfWidth)
        let (first, last) = (arrow.position - half, arrow.position + half)
        return switch arrow.edge {
        case .minX:
            [
                Point(x: body.maxX, y: first), Point(x: bounds.maxX, y: arrow.position),
                Point(x: body.maxX, y: last),
            ]
        case .maxX:
            [Point(x: body.minX, y: first), Point(x: 0, y: arrow.position), Point(x: body.minX, y: last)]
        case .minY:
            [
                Point(x: first, y: body.maxY), Point(x: arrow.position, y: bounds.maxY),
                Point(x: last, y: body.maxY),
            ]
        case .maxY:
            [Point(x: first, y: body.minY), Point(x: arrow.position, y: 0), Point(x: last, y: body.minY)]
        }
    }

    /// Whether the background or the arrow covers a point of this view's space; false for the strip beside the arrow.
    override func point(inside point: Point, with event: InputEvent?) -> Bool {
        if body.contains(point) { return true }
        guard let corners = arrowCorners else { return false }
        return Path { path in
            path.move(to: corners[0])
            path.addLine(to: corners[1])
            path.addLine(to: corners[2])
            path.closeSubpath()
        }.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = effectiveAppearance.metrics.sheetRadius
        content.frame = body
        castShadow(.middle, cornerRadius: radius)
        layer.shadowPath = Path(roundedRect: body, cornerRadius: radius)
    }

    override func draw(_ canvas: Canvas) {
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.popover(body, cornerRadius: effectiveAppearance.metrics.sheetRadius)
        if let corners = arrowCorners { painter.popoverArrow(corners, of: body) }
    }
}

extension ControlPainter {
    /// Draws the arrow of a popover over the border of its background.
    fileprivate func popoverArrow(_ corners: [Point], of body: Rect) {
        let (first, tip, last) = (corners[0], corners[1], corners[2])
        // The base is moved inwards by the width of the border, which the arrow interrupts.
        let center = Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
        let length = max(abs(tip.x - center.x), abs(tip.y - center.y), 1)
        let inwards = Point(
            x: (center.x - tip.x) / length * canvas.hairline, y: (center.y - tip.y) / length * canvas.hairline
        )
        let fill = Path { path in
            path.move(to: first + inwards)
            path.addLine(to: first)
            path.addLine(to: tip)
            path.addLine(to: last)
            path.addLine(to: last + inwards)
            path.closeSubpath()
        }
        canvas.fill(fill, Color(role: .popoverBackground))
        let border = theme.style == .dark ? Color(white: 1, alpha: 0.13) : Color(white: 0, alpha: 0.10)
        let edge = Path { path in
            path.move(to: first)
            path.addLine(to: tip)
            path.addLine(to: last)
        }
        canvas.stroke(edge, border, width: canvas.hairline)
    }
}
