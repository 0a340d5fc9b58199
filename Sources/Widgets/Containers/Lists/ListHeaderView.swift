/// A section header or footer that displays a line of text.
///
/// Modelled on `UITableViewHeaderFooterView`.
///
///     let header = ListHeaderView(frame: .zero)
///     header.text = "Today"
open class ListHeaderView: ReusableView, VisibleText {
    /// The text of the header or footer; nil for none.
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
    /// Whether the view is a footer, which has a smaller regular font and no background.
    public internal(set) final var isFooter = false { didSet { if isFooter != oldValue { styleChanged() } } }

    /// The texts and the image of the view; nil, the default, displays only ``text``.
    ///
    ///     var content = ListContentConfiguration.sidebarHeader()
    ///     content.text = "Places"
    ///     header.contentConfiguration = content
    public final var contentConfiguration: ListContentConfiguration? {
        get { content?.configuration }
        set {
            if newValue == content?.configuration { return }
            guard let newValue else {
                content?.remove()
                content = nil
                return styleChanged()
            }
            var content = content ?? ListRowContent(newValue)
            content.apply(newValue, to: textLabel, in: self)
            self.content = content
        }
    }
    private final var content: ListRowContent?

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
        setNeedsLayout()
        setNeedsDisplay()
        textLabel.font = .systemFont(
            ofSize: Font.smallSystemFontSize + (isFooter ? 0 : 0.5), weight: isFooter ? .regular : .semibold)
        textLabel.textColor = .secondaryLabel
        backgroundColor = isFooter ? nil : Color(role: .systemBackground)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if content != nil {
            content?.layOut(
                textLabel, in: bounds, accessory: 0, isMirrored: isMirrored, scale: contentScaleFactor)
            return
        }
        textLabel.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    }

    open override func draw(_ canvas: Canvas) {
        super.draw(canvas)
        content?.draw(
            on: canvas, tint: tintColor, isEnabled: !isContentDisabled, isMirrored: isMirrored)
    }
}
