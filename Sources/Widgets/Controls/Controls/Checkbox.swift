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
    ///     all.value = .mixed
    public enum Value: Hashable, Sendable {
        case off
        case on
        /// Some of the represented values are on. A click sets it only if `allowsMixedState` is true.
        case mixed
    }

    /// The state of the check box; `.off` by default.
    ///
    /// Setting it sends no events.
    @ViewInvalidating(.display) public final var value = Value.off
    /// The text beside the box; empty by default.
    @ViewInvalidating(.checkboxTitle) public final var title = ""
    @ViewInvalidating(.checkboxTitle) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// Whether clicks cycle through off, on and mixed, rather than off and on; false by default.
    public final var allowsMixedState = false

    fileprivate final var run: TextRun?

    public override init(frame: Rect) { super.init(frame: frame) }

    public convenience init(title: String, isOn: Bool = false) {
        self.init(frame: .zero)
        self.title = title
        self.isOn = isOn
    }

    nonisolated deinit {}

    /// Whether the box is checked; false in the mixed state.
    public final var isOn: Bool {
        get { value == .on }
        set { value = newValue ? .on : .off }
    }

    public final var visibleText: String? { title }

    /// Toggles the check box as a click does, and sends `valueChanged` and `primaryActionTriggered`.
    open override func pressed() {
        fadeFromShownState()
        switch value {
        case .off: value = .on
        case .on: value = allowsMixedState ? .mixed : .off
        case .mixed: value = .off
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func stateChanged() {
        fadeFromShownState()
        super.stateChanged()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .checkBox
        attributes.label = title
        attributes.states.insert(.checkable)
        if value == .on { attributes.states.insert(.checked) }
        if value == .mixed { attributes.states.insert(.mixed) }
    }

    // MARK: - Size and appearance

    open override var intrinsicContentSize: Size {
        let metrics = effectiveTheme.metrics
        let run = typesetTitle(scale: contentScaleFactor)
        let width = run.map { metrics.markSpacing + $0.width.rounded(.up) } ?? 0
        let height = max(metrics.checkSize, run.map { $0.ascent + $0.descent } ?? 0).rounded(.up)
        return Size(width: metrics.checkSize + width, height: height)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    private var box: Rect {
        let size = effectiveTheme.metrics.checkSize
        let x = isMirrored ? bounds.maxX - size : bounds.minX
        return Rect(x: x, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
    }

    open override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveTheme, canvas: canvas)
        painter.checkBox(box, mark: value, tint: tintColor, state: state)
        guard var run = typesetTitle(scale: canvas.scale) else { return }
        let room = max(0, bounds.width - box.width - effectiveTheme.metrics.markSpacing)
        if run.width > room {
            run = Typesetter.shared.run(
                title, font: font, scale: canvas.scale, fitting: room, truncation: .byTruncatingTail)
        }
        let x = isMirrored ? bounds.minX + room - run.width : bounds.maxX - room
        let ink = painter.faded(.label, state.contains(.disabled) ? 0.5 : 1)
        canvas.draw(run, at: Point(x: x, y: bounds.midY + (run.ascent - run.descent) / 2), color: ink)
    }

    private func typesetTitle(scale: Double) -> TextRun? {
        if title.isEmpty { return nil }
        if run == nil { run = Typesetter.shared.run(title, font: font, scale: scale) }
        return run
    }

    public final func appearanceDidChange() { run = nil }

    open override var isPressedBySpace: Bool { true }
}

extension Checkbox: FocusRingProviding {
    /// The outline of the box, without the title.
    public final var focusRingShape: RoundedRect {
        RoundedRect(box, radius: effectiveTheme.metrics.checkRadius)
    }
}

extension Invalidations {
    /// Invalidates the title's layout, the display and the intrinsic size of a check box.
    struct CheckboxTitle: ViewInvalidatingType {
        func invalidate(view: View) {
            (view as? Checkbox)?.run = nil
            view.setNeedsDisplay()
            view.invalidateIntrinsicContentSize()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.CheckboxTitle {
    static var checkboxTitle: Self { Self() }
}
