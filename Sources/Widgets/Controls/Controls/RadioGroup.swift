/// A group of radio buttons in a column or a row, of which at most one is selected.
///
/// Sends `valueChanged` when the user selects another button. Tab stops once in the group; the arrow keys select.
///
///     let size = RadioGroup(items: ["Small", "Medium", "Large"])
///     size.selectedIndex = 1
///     size.addAction(Action { _ in resize(size.selectedIndex) }, for: .valueChanged)
open class RadioGroup: Control {
    /// The titles of the buttons, in order; empty by default.
    ///
    /// Setting it keeps the selected index, or deselects all buttons if there is no button at that index any more.
    public final var items: [String] {
        get { buttons.map(\.title) }
        set { setItems(newValue) }
    }

    /// The index of the selected button; `noSelection` (-1) if none is selected.
    ///
    /// Setting it sends no events; an index out of range deselects all buttons.
    public final var selectedIndex: Int {
        get { buttons.firstIndex { $0.isOn } ?? Self.noSelection }
        set {
            if buttons.indices.contains(newValue) {
                buttons[newValue].isOn = true
            } else {
                for button in buttons { button.isOn = false }
            }
        }
    }

    /// The value of ``selectedIndex`` when no button is selected.
    public static let noSelection = -1

    /// The axis along which the buttons are arranged; vertical by default.
    public final var axis = LayoutConstraint.Axis.vertical {
        didSet { if axis != oldValue { invalidateArrangement() } }
    }
    /// The distance between two buttons in a column, in points; 8 by default.
    ///
    /// A row uses three times the distance.
    public final var spacing = 8.0 { didSet { if spacing != oldValue { invalidateArrangement() } } }

    /// The radio buttons, in order; each one can be disabled separately.
    public private(set) final var buttons: [RadioButton] = []

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a group with one radio button for each title, none of them selected.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        self.items = items
    }

    nonisolated deinit {}

    open override var isEnabled: Bool {
        didSet { for button in buttons { button.isEnabled = isEnabled } }
    }

    open override var canBecomeFirstResponder: Bool { false }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .radioGroup
    }

    private func setItems(_ titles: [String]) {
        if titles == items { return }
        while buttons.count > titles.count { buttons.removeLast().removeFromSuperview() }
        for (button, title) in zip(buttons, titles) { button.title = title }
        for title in titles.dropFirst(buttons.count) {
            let button = RadioButton(title: title)
            button.isEnabled = isEnabled
            buttons.append(button)
            addSubview(button)
        }
        invalidateArrangement()
    }

    private func invalidateArrangement() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Called by a button that the user has selected.
    final func userDidSelect(_ button: RadioButton) {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Returns false: presses between the buttons do nothing.
    package override func tracksDrag(of touch: Touch) -> Bool { false }

    open override func beginTracking(with event: MouseEvent) -> Bool { false }

    // MARK: - Layout

    open override var intrinsicContentSize: Size {
        let sizes = buttons.map(\.intrinsicContentSize)
        let gaps = spacing * Double(max(0, sizes.count - 1))
        let widths = sizes.map(\.width)
        let heights = sizes.map(\.height)
        return axis == .vertical
            ? Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
            : Size(width: widths.reduce(gaps + 2 * gaps, +), height: heights.max() ?? 0)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var place = 0.0
        for button in buttons {
            let size = button.intrinsicContentSize
            if axis == .vertical {
                button.frame = Rect(x: 0, y: place, width: bounds.width, height: size.height)
                place += size.height + spacing
            } else {
                let x = isMirrored ? bounds.width - place - size.width : place
                button.frame = Rect(x: x, y: 0, width: size.width, height: bounds.height)
                // In a row, a wider gap makes clear which mark belongs to which title.
                place += size.width + 3 * spacing
            }
        }
    }

    // MARK: - State restoration

    open override func encodeRestorableState(with coder: RestorationCoder) {
        coder.encode(selectedIndex, forKey: "selectedIndex")
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let index = coder.decodeInt(forKey: "selectedIndex") { selectedIndex = index }
    }
}
