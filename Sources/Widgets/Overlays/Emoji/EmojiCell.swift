/// A cell of an emoji grid; input is handled by the ``EmojiGrid``.
final class EmojiCell: View, VisibleText, AppearanceObserving {
    private var line = ControlTitle()

    /// The emoji of the cell; nil while the cell is in the reuse pool.
    var emoji: Emoji? {
        didSet {
            if emoji == oldValue { return }
            line.invalidate()
            toolTipText = emoji?.name
            setNeedsDisplay()
        }
    }
    /// Whether the pointer or the keyboard cursor is at the cell.
    @ViewInvalidating(.display) var isHighlighted = false
    @ViewInvalidating(.display) var isPressed = false

    static let font = Font.systemFont(ofSize: 24)

    override init(frame: Rect) {
        super.init(frame: frame)
        // A sequence without a glyph in the font is drawn as its separate emoji, which can be wider than the cell.
        clipsToBounds = true
    }

    var visibleText: String? { emoji?.string }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .cell
        attributes.label = emoji?.name
        attributes.value = emoji?.string
        attributes.actions.append(.activate)
        if isHighlighted { attributes.states.insert(.selected) }
    }

    override func accessibilityActivate() -> Bool {
        guard let grid = superview as? EmojiGrid, let item = grid.cells.first(where: { $1 === self })?.key
        else {
            return false
        }
        grid.choose(item)
        return true
    }

    func viewDidChangeEffectiveAppearance() { line.invalidate() }

    override func draw(_ canvas: Canvas) {
        guard let emoji else { return }
        if isHighlighted || isPressed {
            canvas.fill(
                bounds.insetBy(dx: 1, dy: 1),
                Color(role: isPressed ? .controlFillPressed : .controlFillHover),
                cornerRadius: Self.radius(in: effectiveAppearance))
        }
        line.draw(emoji.string, Self.font, on: canvas, in: bounds, part: 0.5, color: .label)
        if emoji.hasVariants { drawMark(canvas) }
    }

    static func radius(in theme: Theme) -> Double { theme.metrics.menuRadius - 3 }

    /// Draws a dot in the lower trailing corner, which marks an emoji with skin tone variants.
    private func drawMark(_ canvas: Canvas) {
        let side = 4.0
        let dot = Rect(
            x: isMirrored ? bounds.minX + 4 : bounds.maxX - 4 - side, y: bounds.maxY - 4 - side, width: side,
            height: side)
        canvas.fill(dot, Color(role: .tertiaryLabel), cornerRadius: side / 2)
    }
}
