/// A cell of a table, with standard labels and an image or a content view of its own, and an accessory.
///
/// Modelled on `UITableViewCell`. A subclass overrides ``init(style:reuseIdentifier:)``, which also creates the cells of a registered
/// class, with the style `default`.
///
///     final class MessageCell: TableViewCell {
///         override init(style: CellStyle, reuseIdentifier: String?) {
///             super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
///             accessoryType = .disclosureIndicator
///         }
///     }
open class TableViewCell: ListCell, TableCellLabels, LayoutHearing {
    /// The arrangement of the standard labels, modelled on `UITableViewCell.CellStyle`.
    ///
    ///     TableViewCell(style: .subtitle, reuseIdentifier: "message")
    public nonisolated enum CellStyle: Hashable, Sendable, CaseIterable {
        /// An image and a text.
        case `default`
        /// A text at the leading side, and a grey value at the trailing side.
        case value1
        /// A tinted text in a narrow column, and a value beside it.
        case value2
        /// A text with a smaller grey text below it.
        case subtitle
    }

    /// The control that a row shows while its table is edited, modelled on `UITableViewCell.EditingStyle`.
    ///
    ///     if editingStyle == .delete { messages.remove(at: indexPath.row) }
    public nonisolated enum EditingStyle: Hashable, Sendable, CaseIterable {
        /// No control: the row cannot be edited.
        case none
        /// A button that deletes the row.
        case delete
        /// A button that inserts a row.
        case insert
    }

    /// The arrangement of the standard labels.
    public final let style: CellStyle

    /// The label of the second text; nil in the style `default`.
    public final let detailTextLabel: Label?

    /// The view of the image at the leading side, which has room while it has an image; never nil.
    ///
    /// The view is created when it is first read.
    public final var imageView: ImageView? {
        if let storedImageView { return storedImageView }
        let view = ImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        addSubview(view)
        storedImageView = view
        return view
    }

    /// The view for the subviews of a subclass, in front of the standard labels; its frame excludes accessories.
    ///
    /// The view is created when it is first read. If subviews are placed in it by constraints, they determine the automatic height of the
    /// row.
    public final var contentView: View {
        if let storedContentView { return storedContentView }
        let view = View(frame: bounds)
        addSubview(view)
        storedContentView = view
        observeDescendantLayout()
        return view
    }

    /// The distances of the line below the row from its sides, in points; nil, the default, uses those of the table.
    public final var separatorInset: EdgeInsets? {
        didSet { if separatorInset != oldValue { setNeedsDisplay() } }
    }
    /// The mark at the trailing side while the table is edited, instead of ``ListCell/accessoryType``; `.none` by default.
    public final var editingAccessoryType = AccessoryType.none {
        didSet { if isEditing, editingAccessoryType != oldValue { updateAccessory() } }
    }
    /// A view at the trailing side that replaces the mark of ``editingAccessoryType`` while the table is edited; nil by default.
    public final var editingAccessoryView: View? {
        didSet { if isEditing, editingAccessoryView !== oldValue { updateAccessory() } }
    }
    /// Whether the cell shows its editing controls, because its table is edited.
    public private(set) final var isEditing = false {
        didSet { if isEditing != oldValue { updateAccessory() } }
    }
    /// The editing control of the cell; `.none` while the table is not edited.
    public private(set) final var editingStyle = EditingStyle.none
    /// Whether the cell shows the mark of a row that can be moved, because its table is edited.
    public private(set) final var showsReorderControl = false

    /// The appearance that the table gives to the row; nil outside of a table.
    final var rowStyle: TableRowStyle? { didSet { if rowStyle != oldValue { setNeedsDisplay() } } }
    private final var controls: TableEditingControls?

    final var storedImageView: ImageView?
    final var storedContentView: View?

    /// Creates a cell without texts.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        detailTextLabel = style == .default ? nil : Label(text: nil)
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        if let detailTextLabel { addSubview(detailTextLabel) }
        TableCellLayout(cell: self).applyStyle()
    }

    /// Creates a cell with the style `default`; called by the table for a registered class.
    public required convenience init(frame: Rect) {
        self.init(style: .default, reuseIdentifier: nil)
        if !frame.isEmpty { self.frame = frame }
    }

    nonisolated deinit {}

    /// Returns the configuration that corresponds to the style, without content.
    open override func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: - States

    /// Selects or deselects the cell; called when the row is selected or deselected, and before the cell is displayed.
    ///
    /// Call super when overriding. The change of the background is not animated.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Shows or hides the keyboard cursor; called when the row gets or loses it, and before the cell is displayed.
    ///
    /// Call super when overriding. The change of the outline is not animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Called when the editing controls appear or disappear; call super when overriding.
    ///
    /// A change with animation moves the content of the cell.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Shows the editing controls that the table has determined.
    final func update(editing: Bool, _ style: EditingStyle, isMovable: Bool, animated: Bool) {
        if editing != isEditing { setEditing(editing, animated: animated) }
        if style == editingStyle, isMovable == showsReorderControl { return }
        (editingStyle, showsReorderControl) = (style, isMovable)
        let controls = controls ?? TableEditingControls()
        controls.update(style, isMovable: isMovable, in: self) { [weak self] in
            guard let self, let table = superview as? TableView else { return }
            table.editingControlPressed(in: self)
        }
        self.controls = controls
    }

    override var shownAccessory: (type: AccessoryType, view: View?) {
        isEditing ? (editingAccessoryType, editingAccessoryView) : super.shownAccessory
    }

    /// Removes the accessories; call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        editingAccessoryType = .none
        editingAccessoryView = nil
    }

    override func listDidSelect(_ isSelected: Bool) { setSelected(isSelected, animated: false) }
    override func listDidHighlight(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }

    open override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        detailTextLabel?.isEnabled = !state.isDisabled
    }

    // MARK: - Drawing

    open override func draw(_ canvas: Canvas) {
        rowStyle?.drawBackground(on: canvas, bounds)
        super.draw(canvas)
        if isSelected, selectionStyle != .none { return }
        rowStyle?.drawSeparator(
            on: canvas, bounds, inset: separatorInset, scale: contentScaleFactor, isMirrored: isMirrored)
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        controls?.layOut(in: bounds, isMirrored: isMirrored)
    }

    override func layOutContent(in area: Rect, accessory: Double) {
        storedContentView?.frame = TableCellLayout(cell: self).contentFrame(in: area, accessory: accessory)
        if contentConfiguration != nil { return super.layOutContent(in: area, accessory: accessory) }
        TableCellLayout(cell: self).layOut(in: area, accessory: accessory)
    }

    override func contentHeight(width: Double, accessory: Double) -> Double {
        let own =
            contentConfiguration == nil
            ? TableCellLayout(cell: self).height(width: width, accessory: accessory)
            : super.contentHeight(width: width, accessory: accessory)
        guard let storedContentView, !storedContentView.constraints.isEmpty else { return own }
        let fitting = storedContentView.systemLayoutSizeFitting(
            Size(width: max(0, width - accessory), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let hasTexts = contentConfiguration != nil || TableCellLayout(cell: self).hasContent
        return hasTexts ? max(own, fitting) : fitting
    }

    package final func subviewWasLaidOut(_ subview: View) {}
}
