/// A cell that displays a content configuration, for lists in collection views; modelled on `UICollectionViewListCell`.
///
///     var content = cell.defaultContentConfiguration()
///     content.image = Image(systemName: "folder")
///     content.text = "Documents"
///     cell.contentConfiguration = content
open class CollectionViewListCell: CollectionViewCell, VisibleText {
    private final let textLabel = Label(text: nil)
    private final var content: ListRowContent?
    /// Whether a line is drawn at the bottom edge.
    private final var hasSeparator = false

    /// The texts and the image of the cell; nil by default.
    ///
    /// A cell that is reused keeps it, so that an equal configuration of another item costs nothing.
    public final var contentConfiguration: ListContentConfiguration? {
        get { content?.configuration }
        set {
            if newValue == content?.configuration { return }
            guard let newValue else {
                content?.remove()
                content = nil
                textLabel.text = nil
                setNeedsLayout()
                return setNeedsDisplay()
            }
            var content = content ?? ListRowContent(newValue)
            content.apply(newValue, to: textLabel, in: self)
            content.setEnabled(!isContentDisabled)
            self.content = content
        }
    }

    /// Creates a cell without content; called by the collection view.
    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(textLabel)
    }

    nonisolated deinit {}

    /// Returns the configuration of a plain cell, without content.
    open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

    /// The first text of the cell.
    public final var visibleText: String? { textLabel.text }

    /// Returns the given width, and the height of the content with its margins.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: content?.height(textLabel, width: size.width, accessory: 0) ?? 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.layOut(
            textLabel, in: bounds, accessory: 0, isMirrored: isMirrored, scale: contentScaleFactor)
    }

    open override func updateConfiguration(using state: CellConfigurationState) {
        textLabel.isEnabled = !state.isDisabled
        content?.setEnabled(!state.isDisabled)
    }

    open override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if hasSeparator == layoutAttributes.hasSeparator { return }
        hasSeparator = layoutAttributes.hasSeparator
        setNeedsDisplay()
    }

    open override func draw(_ canvas: Canvas) {
        if hasSeparator {
            let inset = content?.configuration.directionalLayoutMargins.leading ?? 0
            let line = 1 / contentScaleFactor
            canvas.fill(
                Rect(
                    x: isMirrored ? 0 : inset, y: bounds.maxY - line, width: max(0, bounds.width - inset),
                    height: line),
                Color(role: .separator))
        }
        super.draw(canvas)
        content?.draw(on: canvas, tint: tintColor, isEnabled: !isContentDisabled, isMirrored: isMirrored)
    }
}
