/// A small button in a text field, which is drawn as a symbol: clear, or reveal.
///
/// It is no tab stop, and a press leaves the focus in the field: the keyboard has other ways to its effect, and assistive technologies find it
/// as an element of the field.
final class FieldButton: Control {
    /// The name of the symbol.
    @ViewInvalidating(.display) var symbolName = ""
    private let action: () -> Void

    /// The width of the button in a field, in points; it is as high as the field.
    static let width = 28.0

    init(symbol: String, label: String, action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        symbolName = symbol
        accessibilityLabel = label
        pointerCursor = .arrow
    }

    nonisolated deinit {}

    override var canBecomeFirstResponder: Bool { false }

    override func performPrimaryAction() { action() }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .button
    }

    override var intrinsicContentSize: Size { Size(width: Self.width, height: Self.width) }

    override func draw(_ canvas: Canvas) {
        // The width of the button is that of the room which the text leaves.
        let size = min(effectiveAppearance.scaledValue(for: 14), 0.8 * Self.width)
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        let isActive = state.contains(.hovered) || state.contains(.highlighted)
        let ink = painter.faded(isActive ? .label : .secondaryLabel, isEnabled ? 1 : 0.5)
        canvas.drawSymbol(
            symbolName, centeredAt: Point(x: bounds.midX, y: bounds.midY),
            SymbolConfiguration(pointSize: size),
            ink)
    }
}
