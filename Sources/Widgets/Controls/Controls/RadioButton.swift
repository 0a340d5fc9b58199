/// A radio button with a title.
///
/// `NSButton`'s radio button. Radio buttons with the same superview and the same ``groupName`` form a group: at most one of them
/// is on, Tab stops once in the group, and the arrow keys select the next enabled button, with wrap-around. ``RadioGroup``
/// creates and lays out a whole group.
///
///     let small = RadioButton(title: "Small", isOn: true)
///     let large = RadioButton(title: "Large")
///     large.addAction(Action { _ in scale(2) }, for: .valueChanged)
open class RadioButton: Control, VisibleText, AppearanceObserving, BaselineProviding {
    /// Whether the button is the selected one of its group; setting it to true deselects the others.
    ///
    /// Setting it sends no events.
    public final var isOn: Bool {
        get { storedIsOn }
        set {
            if newValue == storedIsOn { return }
            fadeFromDisplayedState()
            storedIsOn = newValue
            if newValue { for other in group where other !== self { other.isOn = false } }
        }
    }

    /// The text beside the button; empty by default.
    @ViewInvalidating(.choiceTitle) public final var title = ""
    /// The font of the title; the system font by default.
    @ViewInvalidating(.choiceTitle) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// The name of the button's group among the radio buttons of its superview; empty by default.
    public final var groupName = ""

    @ViewInvalidating(.display) private final var storedIsOn = false
    final var run = ControlTitle()

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a radio button with a title, selected if `isOn` is true.
    public convenience init(title: String, isOn: Bool = false) {
        self.init(frame: .zero)
        self.title = title
        storedIsOn = isOn
    }

    nonisolated deinit {}

    /// The title.
    public final var visibleText: String? { title }

    /// The radio buttons of the same group, in the order of the subviews; includes this one.
    package final var group: [RadioButton] {
        guard let superview else { return [self] }
        return superview.subviews.compactMap {
            ($0 as? RadioButton).flatMap { $0.groupName == groupName ? $0 : nil }
        }
    }

    /// Selects the button, and sends `valueChanged` and `primaryActionTriggered` if it was not selected before.
    package override func tracksDrag(of touch: Touch) -> Bool { false }

    open override func performPrimaryAction() {
        if isOn { return }
        isOn = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        (superview as? RadioGroup)?.userDidSelect(self)
    }

    open override func controlStateDidChange() {
        fadeFromDisplayedState()
        super.controlStateDidChange()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .radioButton
        attributes.label = title
        attributes.states.formUnion(isOn ? [.checkable, .checked] : .checkable)
        let group = group
        attributes.positionInSet = group.firstIndex { $0 === self }
        attributes.setSize = group.count
    }

    // MARK: - Size and appearance

    open override var intrinsicContentSize: Size { choiceSize() }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.radio(indicatorRect, isOn: isOn, tint: tintColor, state: state)
        drawTitle(on: canvas, with: painter)
    }

    /// The baseline of the title.
    public final var firstBaseline: LayoutBaseline {
        ControlTitle.baseline(of: scaledFont(for: font), scale: contentScaleFactor)
    }

    open func viewDidChangeEffectiveAppearance() { run.invalidate() }

    // MARK: - Keys

    open override var isPressedBySpace: Bool { true }

    open override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.isPlain, let direction = direction(of: event.key.keyCode) else {
            return super.keyDown(with: event)
        }
        let choices = group.filter { $0.isEnabled && !$0.isHidden }
        guard choices.count > 1, let index = choices.firstIndex(where: { $0 === self }) else { return }
        let next = choices[(index + direction + choices.count) % choices.count]
        viewHost?.makeFirstResponder(next, byKeyboard: true)
        next.performPrimaryAction()
    }

    private func direction(of key: KeyboardHIDUsage) -> Int? {
        switch key {
        case .keyboardDownArrow: 1
        case .keyboardUpArrow: -1
        case .keyboardRightArrow: isMirrored ? -1 : 1
        case .keyboardLeftArrow: isMirrored ? 1 : -1
        default: nil
        }
    }
}

extension RadioButton: TabStopDeciding {
    /// Whether Tab stops at this button: the selected one of its group, or the first enabled one if none is selected.
    package var isTabStop: Bool {
        if isOn { return true }
        let choices = group.filter { $0.isEnabled && !$0.isHidden }
        return !choices.contains { $0.isOn } && choices.first === self
    }
}

extension RadioButton: FocusRingProviding {
    /// The outline of the mark, without the title.
    public final var focusRingShape: RoundedRect {
        RoundedRect(indicatorRect, radius: indicatorRect.width / 2)
    }
}

extension RadioButton: TitledChoice {}
