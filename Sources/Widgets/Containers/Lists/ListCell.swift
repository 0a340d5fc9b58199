/// A cell with a line of text: `UITableViewCell`.
///
///     list.register(ListCell.self, forCellReuseIdentifier: "row")
///     cell.text = "Inbox"
open class ListCell: ReusableView, VisibleText {
    /// The text of the row; nil for none.
    public final var text: String? {
        get { textLabel.text }
        set { textLabel.text = newValue }
    }
    /// Shows ``text``.
    public final let textLabel = Label(text: nil)
    /// Left and right of the text, in points.
    public final var horizontalPadding = 12.0 { didSet { setNeedsLayout() } }

    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(textLabel)
    }

    nonisolated deinit {}

    public final var visibleText: String? { text }

    open override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = bounds.insetBy(dx: min(horizontalPadding, bounds.width / 2), dy: 0)
    }

    /// The line and 8 points above and below it.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: textLabel.intrinsicContentSize.height + 16)
    }

    open override func updateConfiguration(using state: CellConfigurationState) {
        textLabel.isEnabled = !state.isDisabled
    }
}
