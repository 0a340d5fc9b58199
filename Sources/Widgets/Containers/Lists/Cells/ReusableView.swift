/// The base class of the reusable views of lists and tables: cells, headers and footers.
///
/// Configure the content in `updateConfiguration(using:)`, which runs at most once per frame, however many properties have changed.
///
///     final class MessageCell: ReusableView {
///         @ViewInvalidating(.configuration) var sender = ""
///         override func updateConfiguration(using state: CellConfigurationState) {
///             senderLabel.text = sender
///         }
///     }
///
/// A selected view fills its background: with the tint colour while its list has the keyboard focus, in grey otherwise. Its content takes the
/// colours of the selection: texts and symbols in the roles of labels or in the tint are drawn in the colour of text on the tint, other
/// texts and symbols are lightened or darkened until they are legible, and shapes in the tint have the colour of the text. A subview with
/// a background of its own keeps its colours.
open class ReusableView: View, ConfigurationUpdating {
    /// The appearance of selected cells, modelled on `UITableViewCell.SelectionStyle`.
    ///
    ///     cell.selectionStyle = .none
    public nonisolated enum SelectionStyle: Hashable, Sendable {
        /// The class draws nothing; show the selection in ``updateConfiguration(using:)``.
        case none
        /// A rounded background in the tint colour, or in grey while the list does not have the keyboard focus.
        case `default`
        /// A rounded grey background below texts in their own colours, as in a side bar.
        case gray
    }

    /// The appearance of the view while it is selected or highlighted; `default` by default.
    @ViewInvalidating(.display) public final var selectionStyle = SelectionStyle.default

    /// Whether the view is selected, by the user or the program.
    @ViewInvalidating(.configuration, .display) open var isSelected = false
    /// Whether the selection of the view is emphasised by the tint colour, because its list has the keyboard focus of the active window; true
    /// by default: `NSTableRowView.isEmphasized`.
    ///
    /// Lists, tables and collections set it in their cells.
    public final var isEmphasized = true {
        didSet {
            guard isEmphasized != oldValue, isSelected else { return }
            setNeedsUpdateConfiguration()
            setNeedsDisplay()
        }
    }
    /// Whether the view has the keyboard cursor of its list.
    @ViewInvalidating(.configuration, .display) public final var isHighlighted = false
    /// Whether the view is disabled.
    @ViewInvalidating(.configuration) public final var isContentDisabled = false

    /// The name of the reuse pool, which differs from the identifier for headers of tables.
    var poolIdentifier: String? { reuseIdentifier }

    /// Called by the list when it selects or deselects the row.
    func listDidSelect(_ isSelected: Bool) { self.isSelected = isSelected }
    /// Called by the list when the row gets or loses the keyboard cursor.
    func listDidHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

    /// The identifier of the reuse pool to which the view belongs; nil if it is not reused.
    public final var reuseIdentifier: String?

    /// The state that is passed to the next call of `updateConfiguration(using:)`.
    public final var configurationState: CellConfigurationState {
        CellConfigurationState(
            isSelected: isSelected, isEmphasized: isEmphasized, isHighlighted: isHighlighted,
            isDisabled: isContentDisabled)
    }

    /// Requests a call of `updateConfiguration(using:)` before the next layout pass.
    ///
    /// The toolkit calls this method for its own invalidations, too. Call super when overriding. O(1).
    open func setNeedsUpdateConfiguration() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.configuration, self) }
        queueConfiguration()
    }

    /// Configures the content for `state`; the default implementation does nothing.
    open func updateConfiguration(using state: CellConfigurationState) {}

    package final func runConfigurationUpdate() { updateConfiguration(using: configurationState) }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeRow(&attributes)
    }

    open override func accessibilityActivate() -> Bool { chooseRow() }

    /// Draws the selection; call super before drawing other content.
    open override func draw(_ canvas: Canvas) {
        let inset = selectionStyle == .gray ? 8.0 : 4
        drawSelection(
            on: canvas, bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 1),
            cornerRadius: inset == 8 ? 8 : 6)
    }

    /// Draws the background of a selected view, and the outline of a highlighted view, in `rect`.
    package final func drawSelection(on canvas: Canvas, _ rect: Rect, cornerRadius: Double) {
        let isShown = selectionStyle != .none
        var ground = ContentGround.normal
        if isShown, isSelected {
            let hasTint = selectionStyle == .default && isEmphasized
            canvas.fill(
                rect, hasTint ? tintColor : Color(role: .controlFillHover), cornerRadius: cornerRadius)
            ground = hasTint ? .emphasized(tintColor.resolved(in: canvas.palette)) : .unemphasized
        }
        if isShown, isHighlighted {
            canvas.strokeBorder(rect, tintColor, width: 2, cornerRadius: cornerRadius)
        }
        if ground != .normal { canvas.ground = ground }
        groundBelowSubviews = ground.style
    }

    /// Resets the view before it is reused for different content.
    ///
    /// Call super.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        isContentDisabled = false
    }

    public required override init(frame: Rect) {
        super.init(frame: frame)
        queueConfiguration()
    }

    nonisolated deinit {}
}

/// The states that determine a cell's appearance, modelled on `UICellConfigurationState`.
///
///     CellConfigurationState(isSelected: true)
public nonisolated struct CellConfigurationState: Hashable, Sendable {
    /// Whether the cell is selected.
    public var isSelected: Bool
    /// Whether the selection is emphasised by the tint colour, see ``ReusableView/isEmphasized``.
    public var isEmphasized: Bool
    /// Whether the cell is highlighted.
    public var isHighlighted: Bool
    /// Whether the cell is disabled.
    public var isDisabled: Bool

    /// Creates a state; all flags except for the emphasis are false by default.
    public init(
        isSelected: Bool = false, isEmphasized: Bool = true, isHighlighted: Bool = false,
        isDisabled: Bool = false
    ) {
        self.isSelected = isSelected
        self.isEmphasized = isEmphasized
        self.isHighlighted = isHighlighted
        self.isDisabled = isDisabled
    }
}
