/// A control that displays the selected item of a list and opens the list as a menu.
///
/// Modelled on `NSPopUpButton`.
///
/// A press, Space, Enter and the arrow keys open the menu, in which the pointer, the arrow keys, Home, End and typing move the highlight.
/// Enter selects the highlighted item, and Escape closes the menu without a change. Typing on the closed button selects the matching item
/// at once.
///
///     let size = PopUpButton(items: ["A4", "A5", "Letter"])
///     size.selectItem(at: 1)
///     size.addAction(Action { _ in relayout(size.titleOfSelectedItem) }, for: .valueChanged)
open class PopUpButton: Control, VisibleText, AppearanceObserving, BaselineProviding {
    /// The value of ``indexOfSelectedItem`` when no item is selected.
    public static let noSelection = -1

    /// The titles of the items, in order.
    ///
    /// Setting it keeps the selected index, clamped to the new items; if no item was selected, the first one is.
    public final var itemTitles: [String] {
        get { items.map(\.title) }
        set {
            items = newValue.map { Item(title: $0) }
            selected = items.isEmpty ? Self.noSelection : min(max(selected, 0), items.count - 1)
            itemsChanged()
        }
    }

    /// The text displayed while no item is selected; nil for none.
    @ViewInvalidating(.display) public final var placeholderString: String? = nil
    /// The font of the items; the system font by default.
    @ViewInvalidating(.display) public final var font = Font.systemFont(ofSize: Font.systemFontSize) {
        didSet { if font != oldValue { itemsChanged() } }
    }

    struct Item {
        var title: String
        var isEnabled = true
    }

    final var items: [Item] = []
    @ViewInvalidating(.display) final var selected = PopUpButton.noSelection
    private final var titleLine = ControlTitle()
    private final var search = TypeSearch()

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a button with the given items and selects the first.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        itemTitles = items
    }

    nonisolated deinit {}

    // MARK: - Selection

    /// The index of the selected item; `noSelection` if none is selected.
    public final var indexOfSelectedItem: Int { selected }
    /// The title of the selected item; nil if none is selected.
    public final var titleOfSelectedItem: String? {
        items.indices.contains(selected) ? items[selected].title : nil
    }
    /// The number of items.
    public final var numberOfItems: Int { items.count }
    /// The title of the selected item, or the placeholder; nil if there is neither.
    public final var visibleText: String? { titleOfSelectedItem ?? placeholderString }

    /// Selects the item at `index`; an invalid index clears the selection.
    ///
    /// Sends no control events.
    public final func selectItem(at index: Int) {
        selected = items.indices.contains(index) ? index : Self.noSelection
        titleLine.invalidate()
    }

    /// Selects the first item with the given title; clears the selection when there is no such item.
    public final func selectItem(withTitle title: String) {
        selectItem(at: items.firstIndex { $0.title == title } ?? Self.noSelection)
    }

    /// Selects an item on behalf of the user, and sends the control events if the selection changes.
    private func choose(_ index: Int) {
        guard items.indices.contains(index), items[index].isEnabled, index != selected else { return }
        selectItem(at: index)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    final func itemsChanged() {
        titleLine.invalidate()
        widestTitle = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Size and look

    private static let padding = 12.0
    /// The room for the arrows, which grow with the text.
    private final var arrowWidth: Double { effectiveAppearance.scaledValue(for: 22).rounded(.up) }
    private final var widestTitle: Double?

    /// The size for the widest item, so that a selection does not change the layout.
    open override var intrinsicContentSize: Size {
        let (font, scale) = (scaledFont(for: font), contentScaleFactor)
        let widest =
            widestTitle
            ?? (items.map(\.title) + [placeholderString ?? ""]).reduce(0) {
                max($0, Typesetter.shared.width(of: $1, font: font, scale: scale))
            }
        widestTitle = widest
        return Size(
            width: max(widest.rounded(.up) + 2 * Self.padding + arrowWidth, 64),
            height: effectiveAppearance.controlHeight)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func draw(_ canvas: Canvas) {
        let state = state
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        painter.button(
            bounds, fill: painter.neutralFill(state), state: state,
            cornerRadius: effectiveAppearance.metrics.controlRadius)
        let strength = state.contains(.disabled) ? 0.5 : 1
        let ink = painter.faded(.label, strength)
        let (size, distance) = (
            effectiveAppearance.scaledValue(for: 3.2), effectiveAppearance.scaledValue(for: 4.5)
        )
        let inset = Self.padding + effectiveAppearance.scaledValue(for: 3)
        let arrow = Point(x: isMirrored ? bounds.minX + inset : bounds.maxX - inset, y: bounds.midY)
        painter.chevron(at: Point(x: arrow.x, y: arrow.y - distance), pointing: .up, ink, size: size)
        painter.chevron(at: Point(x: arrow.x, y: arrow.y + distance), pointing: .down, ink, size: size)
        let titleRect = Rect(
            x: bounds.minX + Self.padding + (isMirrored ? arrowWidth : 0), y: bounds.minY,
            width: bounds.width - 2 * Self.padding - arrowWidth, height: bounds.height)
        let isEmpty = titleOfSelectedItem == nil
        titleLine.draw(
            visibleText ?? "", scaledFont(for: font), on: canvas, in: titleRect, part: isMirrored ? 1 : 0,
            color: isEmpty ? painter.faded(.placeholderText, strength) : ink)
    }

    public final var firstBaseline: LayoutBaseline {
        ControlTitle.baseline(of: scaledFont(for: font), scale: contentScaleFactor)
    }

    open func viewDidChangeEffectiveAppearance() {
        titleLine.invalidate()
        widestTitle = nil
    }

    open override func controlStateDidChange() {
        fadeFromDisplayedState()
        super.controlStateDidChange()
    }

    // MARK: - The list

    private func openList(press: MouseEvent?) -> Bool {
        let choices = items.enumerated().map { index, item in
            Action(
                title: item.title, attributes: item.isEnabled ? [] : .disabled,
                state: index == selected ? .on : .off
            ) { [weak self] _ in self?.choose(index) }
        }
        let anchor = convert(bounds, to: nil).insetBy(dx: 0, dy: -4)
        var opening = MenuOpening(
            anchor: .below(anchor), press: press, start: .first, minimumWidth: bounds.width)
        if choices.indices.contains(selected) { opening.start = .element(choices[selected]) }
        let menu = Menu(options: .singleSelection, children: choices)
        let overlay = MenuOverlay.open(menu, opening, for: self) { [weak self] _ in
            self?.isHighlighted = false
        }
        isHighlighted = overlay != nil
        return overlay != nil
    }

    open override func beginTracking(with event: MouseEvent) -> Bool { !openList(press: event) }

    open override func keyDown(with event: KeyEvent) {
        guard isEnabled, event.key.modifierFlags.isDisjoint(with: [.control, .command]) else {
            return super.keyDown(with: event)
        }
        switch event.key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardReturnOrEnter, .keypadEnter:
            if !event.isARepeat { _ = openList(press: nil) }
        case .keyboardSpacebar where !search.isRunning(at: event.timestamp):
            if !event.isARepeat { _ = openList(press: nil) }
        default: if !searchFor(event) { super.keyDown(with: event) }
        }
    }

    private func searchFor(_ event: KeyEvent) -> Bool {
        let letters = event.key.characters
        guard event.isPlain, let first = letters.first,
            first.isLetter || first.isNumber || search.isRunning(at: event.timestamp)
        else { return false }
        let (text, stays) = search.type(letters, at: event.timestamp)
        let start = selected == Self.noSelection ? 0 : stays ? selected : selected + 1
        for step in items.indices {
            let index = (start + step) % items.count
            guard items[index].isEnabled, items[index].title.lowercased().hasPrefix(text) else { continue }
            choose(index)
            break
        }
        return true
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .popUpButton
        attributes.value = titleOfSelectedItem
        attributes.placeholder = placeholderString
        attributes.states.formUnion(
            isTrackingMenu ? [.hasPopup, .expandable, .expanded] : [.hasPopup, .expandable])
    }

    open override func accessibilityActivate() -> Bool { openList(press: nil) }

    // MARK: - State of the last launch

    open override func encodeRestorableState(with coder: RestorationCoder) {
        if let title = titleOfSelectedItem { coder.encode(title, forKey: "title") }
    }

    /// Restores the selection by title, because the order of the items may have changed.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let title = coder.decodeString(forKey: "title"), itemTitles.contains(title) {
            selectItem(withTitle: title)
        }
    }
}

extension PopUpButton: FocusRingProviding {
    /// The outline of the button's background.
    public final var focusRingShape: RoundedRect {
        RoundedRect(bounds, radius: effectiveAppearance.metrics.controlRadius)
    }
}
