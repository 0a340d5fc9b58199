/// The button of an emoji group in a strip, which shows a monochrome icon.
final class EmojiGroupButton: Control, VisibleText, TabStopDeciding {
    let icon: EmojiGroupIcon
    /// A closure called when the button is activated by a press, Space or Return.
    var onPress: (() -> Void)?

    init(_ icon: EmojiGroupIcon, name: String) {
        self.icon = icon
        super.init(frame: .zero)
        toolTipText = name
    }

    var visibleText: String? { toolTipText }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .tab
        attributes.states.insert(.selectable)
    }

    override var isPressedBySpace: Bool { true }

    /// Whether Tab stops at the button; only one button of the strip is a Tab stop.
    var isTabStop: Bool { (superview as? EmojiGroupStrip)?.tabStop === self }

    override func performPrimaryAction() {
        onPress?()
        super.performPrimaryAction()
    }

    override func keyDown(with event: KeyEvent) {
        guard event.key.keyCode == .keyboardReturnOrEnter, event.isPlain else {
            return super.keyDown(with: event)
        }
        if !event.isARepeat { performPrimaryAction() }
    }

    override func draw(_ canvas: Canvas) {
        let state = state
        let backgroundRect = bounds.insetBy(dx: 1, dy: 1)
        if !state.isDisjoint(with: [.hovered, .highlighted]) {
            canvas.fill(
                backgroundRect,
                Color(role: state.contains(.highlighted) ? .controlFillPressed : .controlFillHover),
                cornerRadius: EmojiCell.radius(in: effectiveAppearance))
        }
        icon.draw(
            on: canvas, around: Point(x: bounds.midX, y: bounds.midY),
            state.contains(.selected) ? tintColor : .secondaryLabel)
        if state.contains(.selected) {
            canvas.fill(
                Rect(x: bounds.midX - 8, y: bounds.maxY - 2, width: 16, height: 2), tintColor, cornerRadius: 1
            )
        }
    }
}

extension EmojiGroupButton: FocusRingProviding {
    var focusRingShape: RoundedRect {
        RoundedRect(bounds.insetBy(dx: 2, dy: 2), radius: EmojiCell.radius(in: effectiveAppearance))
    }
}
