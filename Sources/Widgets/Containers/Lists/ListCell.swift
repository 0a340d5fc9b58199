/// A list cell that displays a line of text.
///
/// Modelled on `UITableViewCell`.
///
///     list.register(ListCell.self, forCellReuseIdentifier: "row")
///     cell.text = "Inbox"
open class ListCell: ReusableView, VisibleText {
    /// The text of the cell; nil for none.
    public final var text: String? {
        get { textLabel.text }
        set { textLabel.text = newValue }
    }
    /// The label that displays ``text``.
    public final let textLabel = Label(text: nil)
    /// The space on the left and right of the text, in points; 12 by default.
    public final var horizontalPadding = 12.0 { didSet { setNeedsLayout() } }

    /// Creates a cell without text; called by the list.
    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(textLabel)
    }

    nonisolated deinit {}

    /// The text of the cell.
    public final var visibleText: String? { text }

    open override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = bounds.insetBy(dx: min(horizontalPadding, bounds.width / 2), dy: 0)
    }

    /// Returns the given width, and the height of the label plus 16 points.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: textLabel.intrinsicContentSize.height + 16)
    }

    open override func updateConfiguration(using state: CellConfigurationState) {
        textLabel.isEnabled = !state.isDisabled
    }
}
