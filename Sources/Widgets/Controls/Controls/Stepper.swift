/// Two buttons that decrease and increase a value by a step.
///
/// `UIStepper`.
///
/// A held press repeats, faster after a while. Arrow keys change the value by a step, Page Up and Page Down by ten steps, Home and
/// End set the limits; the wheel changes it by a step per notch. The increment button is at the trailing side.
///
///     let copies = Stepper()
///     copies.minimumValue = 1
///     copies.addAction(Action { _ in label.text = "\(Int(copies.value))" }, for: .valueChanged)
open class Stepper: Control {
    /// The current value, always within the limits.
    ///
    /// Setting it sends no events. A value that is not finite is reported and ignored.
    public final var value: Double {
        get { storedValue }
        set {
            guard accepts(newValue, for: "value") else { return }
            storedValue = limits.clamp(newValue)
        }
    }

    /// The minimum value; 0 by default.
    ///
    /// Setting it above `maximumValue` also sets `maximumValue`.
    public final var minimumValue: Double {
        get { limits.minimum }
        set {
            guard accepts(newValue, for: "minimumValue") else { return }
            limits.setMinimum(newValue)
            limitsChanged()
        }
    }

    /// The maximum value; 100 by default.
    ///
    /// Setting it below `minimumValue` also sets `minimumValue`.
    public final var maximumValue: Double {
        get { limits.maximum }
        set {
            guard accepts(newValue, for: "maximumValue") else { return }
            limits.setMaximum(newValue)
            limitsChanged()
        }
    }

    /// The change of the value per press; 1 by default, always greater than 0.
    public final var stepValue = 1.0 {
        didSet {
            if !accepts(stepValue, for: "stepValue", if: stepValue > 0, "above 0") { stepValue = oldValue }
        }
    }

    /// Whether a step beyond a limit continues at the other one; false by default.
    @ViewInvalidating(.display) public final var wraps = false
    /// Whether a held press repeats; true by default.
    public final var autorepeat = true
    /// Whether `valueChanged` is sent for every step of a held press, not only at its end; true by default.
    public final var isContinuous = true

    @ViewInvalidating(.display) private final var storedValue = 0.0
    private final var limits = ValueLimits(0, 100)
    /// The direction of the half that is pressed: 1 increments, -1 decrements; nil without a press.
    private final var pressedDirection: Double?
    private final var valueAtPress = 0.0
    private final var repetition = PressRepeater()

    public override init(frame: Rect) { super.init(frame: frame) }

    nonisolated deinit {}

    private func limitsChanged() {
        storedValue = limits.clamp(storedValue)
        setNeedsDisplay()
    }

    // MARK: - Steps of the user

    /// Whether a step in `direction` (1 or -1) changes the value.
    private func canStep(_ direction: Double) -> Bool {
        minimumValue < maximumValue
            && (wraps || (direction > 0 ? value < maximumValue : value > minimumValue))
    }

    private func step(_ count: Double, wrapping: Bool = true) {
        var next = (storedValue + count * stepValue).roundedDecimally(like: storedValue, stepValue)
        if wrapping, wraps {
            if next > maximumValue { next = minimumValue } else if next < minimumValue { next = maximumValue }
        }
        change(to: next)
    }

    private func change(to next: Double) {
        let old = storedValue
        storedValue = limits.clamp(next)
        if storedValue != old, isContinuous || pressedDirection == nil { sendActions(for: .valueChanged) }
    }

    // MARK: - Size and appearance

    open override var intrinsicContentSize: Size {
        let height = effectiveAppearance.controlHeight
        return Size(width: 2 * height + 10, height: height)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    /// Returns the frame of the increment half (`direction` > 0) or the decrement half.
    private func half(_ direction: Double) -> Rect {
        let width = bounds.width / 2
        let isRight = (direction > 0) != isMirrored
        return Rect(
            x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    }

    private func direction(at point: Point) -> Double? {
        guard bounds.contains(point) else { return nil }
        return half(1).contains(point) ? 1 : -1
    }

    open override func draw(_ canvas: Canvas) {
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        var halves: [ControlPainter.StepperHalf] = []
        for direction in [-1.0, 1] {
            var state: State = isEnabled && canStep(direction) ? .normal : .disabled
            if isHighlighted, pressedDirection == direction { state.insert(.highlighted) }
            halves.append(
                ControlPainter.StepperHalf(rect: half(direction), isPlus: direction > 0, state: state))
        }
        painter.stepper(bounds, halves: halves, state: state)
    }

    // MARK: - Pointer

    open override func beginTracking(with event: MouseEvent) -> Bool {
        guard let direction = direction(at: event.location(in: self)) else { return false }
        pressedDirection = direction
        valueAtPress = storedValue
        if autorepeat { repetition.start(in: self) { [weak self] in self?.repeatPress() ?? false } }
        step(direction)
        return true
    }

    private func repeatPress() -> Bool {
        guard isTracking, let pressedDirection, canStep(pressedDirection) else { return false }
        if isHighlighted { step(pressedDirection) }
        return true
    }

    open override func continueTracking(with event: MouseEvent) -> Bool {
        isHighlighted = direction(at: event.location(in: self)) == pressedDirection
        return true
    }

    open override func endTracking(with event: MouseEvent?) {
        endPress()
        if !isContinuous, storedValue != valueAtPress { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: MouseEvent?) {
        endPress()
        super.cancelTracking(with: event)
    }

    private func endPress() {
        repetition.stop()
        pressedDirection = nil
    }

    /// Does nothing: changes of the value send the events.
    open override func performPrimaryAction() {}

    open override func scrollWheel(with event: ScrollEvent) {
        let notches = event.scrollingDeltaY
        guard isEnabled, notches != 0, notches.isFinite else { return super.scrollWheel(with: event) }
        step(notches > 0 ? 1 : -1, wrapping: false)
    }

    // MARK: - Keys

    open override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.isPlain else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardUpArrow: step(1)
        case .keyboardDownArrow: step(-1)
        case .keyboardRightArrow: step(isMirrored ? -1 : 1)
        case .keyboardLeftArrow: step(isMirrored ? 1 : -1)
        case .keyboardPageUp: step(10, wrapping: false)
        case .keyboardPageDown: step(-10, wrapping: false)
        case .keyboardHome: change(to: minimumValue)
        case .keyboardEnd: change(to: maximumValue)
        default: super.keyDown(with: event)
        }
    }

    // MARK: - Assistive technologies

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .incrementor
        let range = AccessibilityRange(
            value: value, minimum: minimumValue, maximum: maximumValue, step: stepValue)
        attributes.range = range
        attributes.value = range.number
        attributes.actions += [.increment, .decrement]
    }

    open override func accessibilityIncrement() { step(1) }
    open override func accessibilityDecrement() { step(-1) }

    open override func accessibilitySetValue(_ value: Double) -> Bool {
        guard isEnabled, value.isFinite else { return false }
        change(to: value)
        return true
    }

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(storedValue, forKey: "value")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let value = coder.decodeDouble(forKey: "value") { self.value = value }
    }
}

extension Stepper: FocusRingProviding {
    /// The outline of both buttons.
    public final var focusRingShape: RoundedRect {
        RoundedRect(bounds, radius: effectiveAppearance.metrics.controlRadius)
    }
}
