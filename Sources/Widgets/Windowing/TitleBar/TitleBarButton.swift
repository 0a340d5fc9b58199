/// A button of the title bar: a symbol in a circle.
///
/// It is no tab stop: the keys of the desktop have the same effects.
final class TitleBarButton: Control {
    let kind: TitleBarButtons.Kind
    /// Whether the window is maximised, which makes the button for this restore it.
    @ViewInvalidating(.display) var isZoomed = false
    /// Whether the window has the keyboard focus; the symbol is fainter otherwise.
    @ViewInvalidating(.display) var isWindowKey = true
    private let action: () -> Void

    /// The width of the button, including the space to the next one, in points.
    static let width = 34.0
    private static let diameter = 24.0

    init(_ kind: TitleBarButtons.Kind, action: @escaping () -> Void) {
        self.kind = kind
        self.action = action
        super.init(frame: .zero)
        pointerCursor = .arrow
    }

    nonisolated deinit {}

    var label: String {
        switch kind {
        case .minimize: "Minimise"
        case .maximize: isZoomed ? "Restore" : "Maximise"
        case .close: "Close"
        }
    }

    override var canBecomeFirstResponder: Bool { false }

    override func performPrimaryAction() { action() }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .button
        attributes.label = label
    }

    override func draw(_ canvas: Canvas) {
        let side = min(Self.diameter, bounds.width, bounds.height)
        let circle = Rect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        let fill = isWindowKey ? painter.neutralFill(state) : nil
        painter.button(circle, fill: fill, state: isWindowKey ? .normal : state, cornerRadius: side / 2)
        drawMark(in: circle, canvas, isWindowKey ? .label : .secondaryLabel)
    }

    private func drawMark(in circle: Rect, _ canvas: Canvas, _ color: Color) {
        let arm = 4.5
        let (x, y) = (circle.midX, circle.midY)
        var path = Path()
        switch kind {
        case .minimize:
            path.move(to: Point(x: x - arm, y: y + arm))
            path.addLine(to: Point(x: x + arm, y: y + arm))
        case .maximize:
            let side = isZoomed ? 7.0 : 9.0
            path.addRect(Rect(x: x - 4.5, y: y + 4.5 - side, width: side, height: side))
            if isZoomed {
                path.move(to: Point(x: x - 2, y: y - 4.5))
                path.addLine(to: Point(x: x + 4.5, y: y - 4.5))
                path.addLine(to: Point(x: x + 4.5, y: y + 2))
            }
        case .close:
            path.move(to: Point(x: x - arm, y: y - arm))
            path.addLine(to: Point(x: x + arm, y: y + arm))
            path.move(to: Point(x: x + arm, y: y - arm))
            path.addLine(to: Point(x: x - arm, y: y + arm))
        }
        canvas.stroke(path, color, width: 1.5)
    }
}
