/// The base of what lists and tables reuse: cells, headers and footers.
///
/// Its content is set up in `updateConfiguration(using:)`, which runs once in a frame however many properties changed.
///
///     final class MessageCell: ReusableView {
///         @ViewInvalidating(.configuration) var sender = ""
///         override func updateConfiguration(using state: CellConfigurationState) {
///             senderLabel.text = sender
///         }
///     }
///
/// A selected view draws the tint as its background, and text inside it in the roles of labels (``Color/label``,
/// ``Color/secondaryLabel``) changes to the colour for the tint.
open class ReusableView: View, ConfigurationUpdating {
    /// How a view shows that it is selected: `UITableViewCell.SelectionStyle`.
    ///
    ///     cell.selectionStyle = .none
    public nonisolated enum SelectionStyle: Hashable, Sendable {
        /// The view itself shows it in ``updateConfiguration(using:)``.
        case none
        /// A rounded background in the tint.
        case `default`
    }

    /// How the view shows that it is selected or highlighted; `default` at first.
    @ViewInvalidating(.display) public final var selectionStyle = SelectionStyle.default

    /// Selected by the user or the program.
    @ViewInvalidating(.configuration, .display) public final var isSelected = false
    /// Pressed, or under the keyboard's cursor.
    @ViewInvalidating(.configuration, .display) public final var isHighlighted = false
    /// Takes no input.
    @ViewInvalidating(.configuration) public final var isDisabled = false

    /// Whose kind it is: views of one kind are handed out again for new content.
    public final var reuseIdentifier: String?

    /// The state that the next `updateConfiguration(using:)` gets.
    public final var configurationState: CellConfigurationState {
        CellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted, isDisabled: isDisabled)
    }

    /// Marks the view for `updateConfiguration(using:)`, before the next layout.
    ///
    /// O(1).
    public final func setNeedsUpdateConfiguration() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.configuration, self) }
        queueConfiguration()
    }

    /// Sets the content up for `state`.
    open func updateConfiguration(using state: CellConfigurationState) {}

    package final func runConfigurationUpdate() { updateConfiguration(using: configurationState) }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeRow(&attributes)
    }

    open override func accessibilityActivate() -> Bool { chooseRow() }

    /// Draws the selection; call super before drawing text of your own.
    open override func draw(_ canvas: Canvas) {
        drawSelection(on: canvas, bounds.insetBy(dx: min(4, bounds.width / 2), dy: 1), cornerRadius: 6)
    }

    /// Draws the background of a selected view and the outline of a highlighted one in `rect`.
    package final func drawSelection(on canvas: Canvas, _ rect: Rect, cornerRadius: Double) {
        let isShown = selectionStyle == .default
        if isShown, isSelected { canvas.fill(rect, tintColor, cornerRadius: cornerRadius) }
        if isShown, isHighlighted {
            canvas.strokeBorder(rect, tintColor, width: 2, cornerRadius: cornerRadius)
        }
        let hasTint = isShown && isSelected
        if hasTint { canvas.isOnTint = true }
        hasTintBelowSubviews = hasTint
    }

    /// Is about to be handed out for new content.
    ///
    /// Call super.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        isDisabled = false
    }

    public required override init(frame: Rect) {
        super.init(frame: frame)
        queueConfiguration()
    }

    nonisolated deinit {}
}

/// The states that determine a cell's appearance: `UICellConfigurationState`.
///
///     CellConfigurationState(isSelected: true)
public nonisolated struct CellConfigurationState: Hashable, Sendable {
    /// Whether the cell is selected.
    public var isSelected: Bool
    /// Whether the cell is pressed.
    public var isHighlighted: Bool
    /// Whether the cell is disabled.
    public var isDisabled: Bool

    public init(isSelected: Bool = false, isHighlighted: Bool = false, isDisabled: Bool = false) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
        self.isDisabled = isDisabled
    }
}
