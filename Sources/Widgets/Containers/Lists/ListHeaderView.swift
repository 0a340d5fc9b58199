/// A section header or footer that displays a line of text.
///
/// Modelled on `UITableViewHeaderFooterView`.
///
///     let header = ListHeaderView(frame: .zero)
///     header.text = "Today"
open class ListHeaderView: ReusableView, VisibleText {
    /// The text of the header or footer; nil for none.
    public final var text: String? {
        get { textLabel.text }
        set { textLabel.text = newValue }
    }
    /// The label that displays ``text``.
    public final let textLabel = Label(text: nil)
    /// Whether the view is a footer, which has a smaller regular font and no background.
    public internal(set) final var isFooter = false { didSet { if isFooter != oldValue { styleChanged() } } }

    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(textLabel)
        styleChanged()
    }

    nonisolated deinit {}

    public final var visibleText: String? { text }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = isFooter ? .staticText : .heading
        attributes.label = text
    }

    private func styleChanged() {
        textLabel.font = .systemFont(
            ofSize: Font.smallSystemFontSize + (isFooter ? 0 : 0.5), weight: isFooter ? .regular : .semibold)
        textLabel.textColor = .secondaryLabel
        backgroundColor = isFooter ? nil : Color(role: .systemBackground)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    }
}
