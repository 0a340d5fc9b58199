/// A list cell that displays a line of text, or a content configuration with an image and two texts, and an accessory.
///
/// Modelled on `UITableViewCell`.
///
///     list.register(ListCell.self, forCellReuseIdentifier: "row")
///     cell.textLabel.text = "Inbox"
///
///     var content = cell.defaultContentConfiguration()
///     content.image = Image(systemName: "tray")
///     content.text = "Inbox"
///     cell.contentConfiguration = content
///     cell.accessoryType = .disclosureIndicator
open class ListCell: ReusableView, VisibleText {
    /// A standard mark at the trailing side of a cell, modelled on `UITableViewCell.AccessoryType`.
    ///
    ///     cell.accessoryType = isChosen ? .checkmark : .none
    public nonisolated enum AccessoryType: Hashable, Sendable, CaseIterable {
        /// No mark.
        case none
        /// A chevron: the row opens another view.
        case disclosureIndicator
        /// A check mark: the row is one of the chosen ones.
        case checkmark
        /// A button that shows details; ``ListViewDelegate/listView(_:accessoryButtonTappedForRowAt:)`` is called when it is pressed.
        case detailButton
    }

    /// The text of the cell; nil for none.
    package final var text: String? {
        get { textLabel.text }
        set {
            guard var content = contentConfiguration else {
                textLabel.text = newValue
                return
            }
            content.text = newValue
            contentConfiguration = content
        }
    }
    /// The label that displays ``text``.
    @_disfavoredOverload public final let textLabel = Label(text: nil)
    /// The space on the left and right of the text, in points; 12 by default.
    ///
    /// A content configuration has its own margins.
    public final var horizontalTextPadding = 12.0 { didSet { setNeedsLayout() } }

    /// The texts and the image of the cell; nil, the default, displays only ``text``.
    ///
    /// A cell that is reused keeps it, so that an equal configuration of another row costs nothing.
    public final var contentConfiguration: ListContentConfiguration? {
        get { content?.configuration }
        set {
            if newValue == content?.configuration { return }
            guard let newValue else {
                content?.remove()
                content = nil
                setNeedsLayout()
                return setNeedsDisplay()
            }
            var content = content ?? ListRowContent(newValue)
            content.apply(newValue, to: textLabel, in: self)
            content.setEnabled(!isContentDisabled)
            self.content = content
        }
    }
    /// The mark at the trailing side; `.none` by default.
    public final var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }
    /// A view at the trailing side that replaces the mark of ``accessoryType``; nil by default.
    ///
    /// It has its intrinsic size, or its size if it has none.
    public final var accessoryView: View? {
        didSet { if accessoryView !== oldValue { updateAccessory() } }
    }

    /// The space of controls at the leading and the trailing side of the content, in points.
    final var controlSpace = (leading: 0.0, trailing: 0.0)

    private final var content: ListRowContent?
    /// The view of ``shownAccessory`` that is a subview of the cell.
    private final var mountedAccessoryView: View?
    private final var detailButton: Button?

    /// The distance between an accessory and the edge of the row, or the content, in points.
    private static let accessoryMargin = 12.0
    /// The side of the square of a mark, in points.
    private static let accessorySide = 18.0

    /// Creates a cell without text; called by the list.
    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(textLabel)
    }

    nonisolated deinit {}

    /// Returns the configuration of a plain row, without content.
    open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

    /// The text of the cell.
    public final var visibleText: String? { text }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessory()
        layOutContent(in: area, accessory: accessoryWidth)
    }

    /// Places the content in `area`, of which `accessory` points at the trailing side are not available.
    func layOutContent(in area: Rect, accessory: Double) {
        if content != nil {
            content?.layOut(
                textLabel, in: area, accessory: accessory, isMirrored: isMirrored, scale: contentScaleFactor)
            return
        }
        let padding = min(horizontalTextPadding, area.width / 2)
        let trailing = min(max(padding, accessory), area.width - padding)
        textLabel.frame = area.inset(
            by: EdgeInsets(
                top: 0, left: isMirrored ? trailing : padding, bottom: 0,
                right: isMirrored ? padding : trailing))
    }

    /// The bounds without the space of controls.
    private var area: Rect {
        let (leading, trailing) = controlSpace
        if leading == 0, trailing == 0 { return bounds }
        let width = max(0, bounds.width - leading - trailing)
        return Rect(
            x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY, width: width,
            height: bounds.height)
    }

    /// Returns the given width, and the height of the content with its margins.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = max(0, size.width - controlSpace.leading - controlSpace.trailing)
        let own = contentHeight(width: width, accessory: accessoryWidth)
        let view = shownAccessory.view.map { Self.size(of: $0).height + 8 } ?? 0
        return Size(width: size.width, height: max(own, view))
    }

    /// Returns the height of the content with its margins, in points.
    func contentHeight(width: Double, accessory: Double) -> Double {
        content?.height(textLabel, width: width, accessory: accessory)
            ?? textLabel.intrinsicContentSize.height + 16
    }

    /// The width at the trailing side that the accessory and its distances occupy; 0 without one.
    private var accessoryWidth: Double {
        let (type, view) = shownAccessory
        if let view { return Self.size(of: view).width + 2 * Self.accessoryMargin }
        switch type {
        case .none: return 0
        case .disclosureIndicator, .checkmark: return Self.accessorySide + 1.5 * Self.accessoryMargin
        case .detailButton: return 28 + Self.accessoryMargin
        }
    }

    private static func size(of view: View) -> Size {
        let (own, current) = (view.intrinsicContentSize, view.bounds.size)
        return Size(
            width: own.width < 0 ? current.width : own.width,
            height: own.height < 0 ? current.height : own.height)
    }

    private func accessoryFrame(_ size: Size, margin: Double) -> Rect {
        let area = area
        let x = isMirrored ? area.minX + margin : area.maxX - margin - size.width
        return Rect(
            x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }

    private func layOutAccessory() {
        if let view = mountedAccessoryView {
            view.frame = accessoryFrame(Self.size(of: view), margin: Self.accessoryMargin)
        }
        detailButton?.frame = accessoryFrame(Size(width: 28, height: 28), margin: 8)
    }

    /// The mark and the view at the trailing side in the current state of the cell.
    var shownAccessory: (type: AccessoryType, view: View?) { (accessoryType, accessoryView) }

    /// Displays the mark and the view of ``shownAccessory``.
    final func updateAccessory() {
        let (type, view) = shownAccessory
        if view !== mountedAccessoryView {
            mountedAccessoryView?.removeFromSuperview()
            mountedAccessoryView = view
            if let view { addSubview(view) }
        }
        if (type == .detailButton) != (detailButton != nil) { updateDetailButton(type == .detailButton) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateDetailButton(_ isShown: Bool) {
        guard isShown else {
            detailButton?.removeFromSuperview()
            detailButton = nil
            return
        }
        let button = Button(title: "") { [weak self] _ in self?.showDetail() }
        button.configuration.style = .plain
        button.configuration.image = Image(systemName: "info.circle")
        button.configuration.baseForegroundColor = .tintColor
        button.configuration.contentInsets = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        button.accessibilityLabel = "Details"
        addSubview(button)
        detailButton = button
    }

    private func showDetail() {
        guard let list = superview as? ListView, let row = list.indexForRow(with: self) else { return }
        list.listDelegate?.listView(list, accessoryButtonTappedForRowAt: row)
    }

    // MARK: - Appearance

    open override func updateConfiguration(using state: CellConfigurationState) {
        textLabel.isEnabled = !state.isDisabled
        content?.setEnabled(!state.isDisabled)
    }

    open override func draw(_ canvas: Canvas) {
        super.draw(canvas)
        content?.draw(on: canvas, tint: tintColor, isEnabled: !isContentDisabled, isMirrored: isMirrored)
        if mountedAccessoryView == nil { drawAccessory(canvas) }
    }

    private func drawAccessory(_ canvas: Canvas) {
        let size = Size(width: Self.accessorySide, height: Self.accessorySide)
        let frame = accessoryFrame(size, margin: Self.accessoryMargin - 2)
        let center = Point(x: frame.midX, y: frame.midY)
        switch shownAccessory.type {
        case .none, .detailButton: break
        case .disclosureIndicator:
            canvas.drawSymbol(
                "chevron.forward", centeredAt: center, SymbolConfiguration(pointSize: 12, weight: .semibold),
                .tertiaryLabel, isRightToLeft: isMirrored)
        case .checkmark:
            canvas.drawSymbol(
                "checkmark", centeredAt: center, SymbolConfiguration(pointSize: 14, weight: .semibold),
                tintColor)
        }
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        if shownAccessory.type == .checkmark, mountedAccessoryView == nil {
            attributes.states.formUnion([.checkable, .checked])
        }
    }

    /// Removes the accessory; call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        accessoryType = .none
        accessoryView = nil
    }
}
