/// A check box with a title.
///
/// `NSButton`'s check box.
///
/// A click anywhere on the control, or Space, toggles it and sends `valueChanged`.
///
///     let dark = Checkbox(title: "Dark appearance")
///     dark.addTarget(self, action: Settings.darkChanged, for: .valueChanged)
open class Checkbox: Control, VisibleText, AppearanceObserving {
    /// The state of a check box: `NSControl.StateValue`.
    ///
    ///     all.stateValue = .mixed
    public enum StateValue: Hashable, Sendable {
        /// The box is not checked.
        case off
        /// The box is checked.
        case on
        /// Some of the represented values are on. A click sets it only if `allowsMixedState` is true.
        case mixed
    }

    /// The state of the check box; `.off` by default.
    ///
    /// Setting it sends no events.
    @ViewInvalidating(.display) public final var stateValue = StateValue.off
    /// The text beside the box; empty by default.
    @ViewInvalidating(.choiceTitle) public final var title = ""
    /// The font of the title; the system font by default.
    @ViewInvalidating(.choiceTitle) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// Whether clicks cycle through off, on and mixed, rather than off and on; false by default.
    public final var allowsMixedState = false

    final var run = ControlTitle()

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a check box with a title, checked if `isOn` is true.
    public convenience init(title: String, isOn: Bool = false) {
        self.init(frame: .zero)
        self.title = title
        self.isOn = isOn
    }

    nonisolated deinit {}

    /// Whether the box is checked; false in the mixed state.
    public final var isOn: Bool {
        get { stateValue == .on }
        set { stateValue = newValue ? .on : .off }
    }

    /// The title.
    public final var visibleText: String? { title }

    /// Toggles the check box as a click does, and sends `valueChanged` and `primaryActionTriggered`.
    package override func tracksDrag(of touch: Touch) -> Bool { false }

    open override func performPrimaryAction() {
        fadeFromDisplayedState()
        switch stateValue {
        case .off: stateValue = .on
        case .on: stateValue = allowsMixedState ? .mixed : .off
        case .mixed: stateValue = .off
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func controlStateDidChange() {
        fadeFromDisplayedState()
        super.controlStateDidChange()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .checkBox
        attributes.label = title
        attributes.states.insert(.checkable)
        if stateValue == .on { attributes.states.insert(.checked) }
        if stateValue == .mixed { attributes.states.insert(.mixed) }
    }

    // MARK: - Size and appearance

    open override var intrinsicContentSize: Size { choiceSize() }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.checkBox(indicatorRect, mark: stateValue, tint: tintColor, state: state)
        drawTitle(on: canvas, with: painter)
    }

    open func viewDidChangeEffectiveAppearance() { run.invalidate() }

    open override var isPressedBySpace: Bool { true }
}

extension Checkbox: FocusRingProviding {
    /// The outline of the box, without the title.
    public final var focusRingShape: RoundedRect {
        RoundedRect(indicatorRect, radius: effectiveAppearance.metrics.checkRadius)
    }
}

extension Checkbox: TitledChoice {}
