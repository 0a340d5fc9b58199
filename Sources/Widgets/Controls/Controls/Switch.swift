/// A switch between on and off, drawn as a knob on a track.
///
/// `UISwitch`.
///
/// A click or Space toggles it, and the knob can be dragged. On is at the trailing end.
///
///     let wifi = Switch()
///     wifi.setOn(true, animated: false)
///     wifi.addAction(Action { _ in connect(wifi.isOn) }, for: .valueChanged)
open class Switch: Control {
    /// Whether the switch is on; false by default.
    ///
    /// Setting it sends no events.
    @ViewInvalidating(.display) public final var isOn = false
    /// The colour of the track when the switch is on; nil uses the tint colour.
    @ViewInvalidating(.display) public final var onTintColor: Color? = nil
    /// The colour of the knob; nil uses the theme's.
    @ViewInvalidating(.display) public final var thumbTintColor: Color? = nil

    /// The position of the knob during a drag, 0...1; nil while it is not dragged.
    @ViewInvalidating(.display) private final var dragged: Double? = nil
    private final var pressX = 0.0

    public override init(frame: Rect) { super.init(frame: frame) }

    nonisolated deinit {}

    /// Sets the state; the knob is animated to it if `animated` is true.
    public final func setOn(_ on: Bool, animated: Bool) {
        if on == isOn { return }
        isOn = on
        if animated { animateValue(from: on ? 0 : 1, to: on ? 1 : 0) }
    }

    /// Toggles the switch as a click does, and sends `valueChanged` and `primaryActionTriggered`.
    open override func performPrimaryAction() { choose(!isOn, from: isOn ? 1 : 0) }

    private func choose(_ on: Bool, from part: Double) {
        let isNew = on != isOn
        isOn = on
        animateValue(from: part, to: on ? 1 : 0)
        if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .switch
        attributes.states.formUnion(isOn ? [.checkable, .checked] : .checkable)
    }

    // MARK: - Size and appearance

    open override var intrinsicContentSize: Size {
        let metrics = effectiveAppearance.metrics
        return Size(width: metrics.switchWidth, height: metrics.switchHeight)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    private var track: Rect {
        let size = intrinsicContentSize
        return Rect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The distance of the knob between off and on, in points.
    private var travel: Double { track.width - track.height }

    /// The displayed position of the knob: 0 is off, 1 is on.
    private var part: Double { min(max(dragged ?? displayedValue(isOn ? 1 : 0), 0), 1) }

    open override func draw(_ canvas: Canvas) {
        let side = isMirrored ? 1 - part : part
        let inset = (track.height - effectiveAppearance.metrics.sliderKnob) / 2
        let knob = Rect(
            x: track.minX + inset + travel * side, y: track.minY + inset,
            width: effectiveAppearance.metrics.sliderKnob, height: effectiveAppearance.metrics.sliderKnob)
        ControlPainter(theme: effectiveAppearance, canvas: canvas).toggle(
            track: track, knob: knob, part: part, tint: onTintColor ?? tintColor,
            knobTint: thumbTintColor ?? Color(role: .knob), state: state)
    }

    // MARK: - Pointer and keys

    open override func beginTracking(with event: MouseEvent) -> Bool {
        pressX = event.location(in: self).x
        return true
    }

    open override func continueTracking(with event: MouseEvent) -> Bool {
        let distance = event.location(in: self).x - pressX
        if dragged == nil, abs(distance) < 4 { return true }
        displayModelValue()
        dragged = min(max((isOn ? 1 : 0) + distance * (isMirrored ? -1 : 1) / travel, 0), 1)
        return true
    }

    open override func mouseUp(with event: MouseEvent) {
        guard isTracking, let part = dragged else { return super.mouseUp(with: event) }
        dragged = nil
        // The position at the end of the drag decides: the release must not toggle the switch as a click.
        cancelTracking(with: event)
        choose(part >= 0.5, from: part)
    }

    open override func cancelTracking(with event: MouseEvent?) {
        dragged = nil
        super.cancelTracking(with: event)
    }

    open override var isPressedBySpace: Bool { true }

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(isOn, forKey: "isOn")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let isOn = coder.decodeBool(forKey: "isOn") { self.isOn = isOn }
    }
}

extension Switch: FocusRingProviding {
    /// The outline of the track.
    public final var focusRingShape: RoundedRect { RoundedRect(track, radius: track.height / 2) }
}
