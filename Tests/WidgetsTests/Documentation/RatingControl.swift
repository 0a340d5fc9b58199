import Widgets

/// A rating of zero to five dots, set with the pointer or the arrow keys.
///
///     let rating = RatingControl()
///     rating.value = 3
final class RatingControl: Control {
    /// The number of dots.
    static let count = 5

    /// The number of filled dots, 0...5.
    @ViewInvalidating(.display) private(set) var filled = 0

    /// The rating; values outside 0...5 are held at the nearer end.
    ///
    /// Setting it sends nothing.
    var value: Int {
        get { filled }
        set { filled = min(max(newValue, 0), Self.count) }
    }

    override var intrinsicContentSize: Size { Size(width: 24 * Double(Self.count), height: 24) }

    override func draw(_ canvas: Canvas) {
        let ink: Color = isEnabled ? tintColor : tintColor.withAlphaComponent(0.5)
        for index in 0..<Self.count {
            let dot = Rect(x: 24 * Double(index) + 4, y: bounds.midY - 8, width: 16, height: 16)
            if index < filled {
                canvas.fill(dot, ink, cornerRadius: 8)
            } else {
                canvas.strokeBorder(dot, Color(role: .controlBorder), width: 1.5, cornerRadius: 8)
            }
        }
    }

    override func beginTracking(with event: MouseEvent) -> Bool {
        change(to: Int(event.location(in: self).x / 24) + 1)
        return true
    }

    override func continueTracking(with event: MouseEvent) -> Bool {
        change(to: Int((event.location(in: self).x / 24).rounded(.down)) + 1)
        return true
    }

    override func keyDown(with event: KeyEvent) {
        switch event.key.keyCode {
        case .keyboardRightArrow, .keyboardUpArrow: change(to: value + 1)
        case .keyboardLeftArrow, .keyboardDownArrow: change(to: value - 1)
        default: super.keyDown(with: event)
        }
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .slider
        attributes.range = AccessibilityRange(value: Double(value), minimum: 0, maximum: 5, step: 1)
        attributes.value = "\(value) of \(Self.count)"
        attributes.actions += [.increment, .decrement]
    }

    override func accessibilityIncrement() { change(to: value + 1) }
    override func accessibilityDecrement() { change(to: value - 1) }

    private func change(to newValue: Int) {
        let old = value
        value = newValue
        if value != old { sendActions(for: .valueChanged) }
    }
}
