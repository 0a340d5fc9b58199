/// A control that selects a value from a range by pointer, wheel or keyboard.
///
/// `UISlider`, with a step.
///
/// Arrow keys move by a step (a twentieth of the range if `stepValue` is 0), Page Up and Page Down by five steps, Home and End to the
/// limits; the maximum is then the last step that is not beyond it. A press on the track moves the knob there. In a right-to-left layout the minimum is at the right, and the left arrow
/// increases the value.
///
///     let volume = Slider()
///     volume.maximumValue = 11
///     volume.addTarget(self, action: Player.volumeChanged, for: .valueChanged)
open class Slider: Control {
    /// The current value: always within the limits, and a multiple of `stepValue` above the minimum if `stepValue` is not 0.
    ///
    /// Setting it sends no events. A value that is not finite is reported and ignored.
    public final var value: Double {
        get { storedValue }
        set {
            guard accepts(newValue, for: "value") else { return }
            storedValue = snapped(newValue)
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

    /// The maximum value; 1 by default.
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

    /// The distance between selectable values, counted from the minimum; 0, the default, permits any value.
    ///
    /// Setting it rounds the current value. A value that is negative or not finite is reported and ignored.
    public final var stepValue = 0.0 {
        didSet {
            guard accepts(stepValue, for: "stepValue", if: stepValue >= 0, "of at least 0") else {
                stepValue = oldValue
                return
            }
            limitsChanged()
        }
    }

    /// Whether `valueChanged` is sent during a drag, not only at its end; true by default.
    public final var isContinuous = true
    /// The colour of the track between the minimum and the knob; nil uses the tint colour.
    @ViewInvalidating(.display) public final var minimumTrackTintColor: Color? = nil
    /// The colour of the track between the knob and the maximum; nil uses the theme's.
    @ViewInvalidating(.display) public final var maximumTrackTintColor: Color? = nil
    /// The colour of the knob; nil uses the theme's.
    @ViewInvalidating(.display) public final var thumbTintColor: Color? = nil

    @ViewInvalidating(.display) private final var storedValue = 0.0
    private final var limits = ValueLimits(0, 1)
    /// The horizontal distance from the middle of the knob to the point where it was grabbed.
    private final var grabOffset = 0.0
    private final var valueAtPress = 0.0
    private final var isPressed = false

    public override init(frame: Rect) { super.init(frame: frame) }

    nonisolated deinit {}

    /// Sets the value as ``value`` does; if `animated` is true, the knob moves to it with an animation.
    public final func setValue(_ value: Double, animated: Bool) {
        let old = storedValue
        self.value = value
        if animated { animateValue(from: old, to: storedValue) }
    }

    private func snapped(_ value: Double) -> Double {
        stepValue > 0 ? limits.snap(value, to: stepValue) : limits.clamp(value)
    }

    private func limitsChanged() {
        storedValue = snapped(storedValue)
        setNeedsDisplay()
    }

    /// Sets a value that the user has chosen, and sends `valueChanged`.
    private func change(to value: Double) {
        let old = storedValue
        displayModelValue()
        storedValue = snapped(value)
        if storedValue != old, isContinuous || !isPressed { sendActions(for: .valueChanged) }
    }

    // MARK: - Geometry

    open override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: effectiveAppearance.metrics.sliderKnob + 4)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: intrinsicContentSize.height)
    }

    private var track: Rect {
        let metrics = effectiveAppearance.metrics
        let inset = (metrics.sliderKnob - metrics.sliderTrack) / 2
        return Rect(
            x: bounds.minX + inset, y: bounds.midY - metrics.sliderTrack / 2,
            width: max(0, bounds.width - 2 * inset),
            height: metrics.sliderTrack)
    }

    /// The range of motion of the knob's middle, in points.
    private var travel: Double { max(0, bounds.width - effectiveAppearance.metrics.sliderKnob) }

    private var knob: Rect {
        let size = effectiveAppearance.metrics.sliderKnob
        let range = maximumValue - minimumValue
        let part =
            range > 0
            ? (limits.clamp(displayedValue(storedValue)) - minimumValue) / range : 0
        let left = travel * (isMirrored ? 1 - part : part)
        return Rect(x: bounds.minX + left, y: bounds.midY - size / 2, width: size, height: size)
    }

    private func value(atKnobMiddle x: Double) -> Double {
        guard travel > 0 else { return minimumValue }
        let part = (x - bounds.minX - effectiveAppearance.metrics.sliderKnob / 2) / travel
        let clamped = min(max(part, 0), 1)
        return minimumValue + (isMirrored ? 1 - clamped : clamped) * (maximumValue - minimumValue)
    }

    open override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).slider(
            track: track, knob: knob, minimumTint: minimumTrackTintColor ?? tintColor,
            maximumTint: maximumTrackTintColor ?? Color(role: .track),
            knobTint: thumbTintColor ?? Color(role: .knob),
            state: state, isMirrored: isMirrored)
    }

    // MARK: - Pointer

    package override func tracksDrag(of touch: Touch) -> Bool { isEnabled }

    open override func beginTracking(with event: MouseEvent) -> Bool {
        let place = event.location(in: self)
        let knob = knob
        isPressed = true
        valueAtPress = storedValue
        grabOffset = knob.contains(place) ? place.x - knob.midX : 0
        if grabOffset == 0, !knob.contains(place) { change(to: value(atKnobMiddle: place.x)) }
        return true
    }

    open override func continueTracking(with event: MouseEvent) -> Bool {
        isHighlighted = true
        change(to: value(atKnobMiddle: event.location(in: self).x - grabOffset))
        return true
    }

    open override func endTracking(with event: MouseEvent?) {
        isPressed = false
        if !isContinuous, storedValue != valueAtPress { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: MouseEvent?) {
        isPressed = false
        super.cancelTracking(with: event)
    }

    /// Does nothing: changes of the value send the events.
    open override func performPrimaryAction() {}

    open override func scrollWheel(with event: ScrollEvent) {
        let notches = event.scrollingDeltaY != 0 ? event.scrollingDeltaY : event.scrollingDeltaX
        guard isEnabled, notches != 0, notches.isFinite else { return super.scrollWheel(with: event) }
        move(by: notches)
    }

    // MARK: - Keys

    private func move(by count: Double) {
        let keyStep = stepValue > 0 ? stepValue : (maximumValue - minimumValue) / 20
        change(to: (storedValue + count * keyStep).roundedDecimally(like: storedValue, keyStep))
    }

    open override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.isPlain else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardRightArrow: move(by: isMirrored ? -1 : 1)
        case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1)
        case .keyboardUpArrow: move(by: 1)
        case .keyboardDownArrow: move(by: -1)
        case .keyboardPageUp: move(by: 5)
        case .keyboardPageDown: move(by: -5)
        case .keyboardHome: change(to: minimumValue)
        case .keyboardEnd: change(to: maximumValue)
        default: super.keyDown(with: event)
        }
    }

    // MARK: - Assistive technologies

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .slider
        let range = AccessibilityRange(
            value: storedValue, minimum: minimumValue, maximum: maximumValue, step: stepValue)
        attributes.range = range
        attributes.value = stepValue > 0 ? range.number : range.percentage
        attributes.states.insert(.horizontal)
        attributes.actions += [.increment, .decrement]
    }

    open override func accessibilityIncrement() { move(by: 1) }
    open override func accessibilityDecrement() { move(by: -1) }

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

extension Slider: FocusRingProviding {
    /// The outline of the knob.
    public final var focusRingShape: RoundedRect { RoundedRect(knob, radius: knob.width / 2) }
}
