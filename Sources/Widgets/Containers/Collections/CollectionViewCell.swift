/// The view of an item in a collection view, modelled on `UICollectionViewCell`.
///
/// Add subviews to ``contentView``. A selected cell draws the tint behind them, unless it has a ``selectedBackgroundView`` or its
/// `selectionStyle` is `.none`.
///
///     final class PhotoCell: CollectionViewCell {
///         let imageView = ImageView(image: nil)
///         required init(frame: Rect) {
///             super.init(frame: frame)
///             contentView.addSubview(imageView)
///         }
///         override func layoutSubviews() {
///             super.layoutSubviews()
///             imageView.frame = contentView.bounds.insetBy(dx: 6, dy: 6)
///         }
///     }
open class CollectionViewCell: CollectionReusableView {
    /// The view that contains the content; it fills the cell.
    public final let contentView = View()

    /// The background of the cell; nil, the default, for none.
    public final var backgroundConfiguration: BackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { setNeedsDisplay() } }
    }

    /// A view behind the content; nil by default.
    public final var backgroundView: View? {
        didSet { replace(oldValue, by: backgroundView) }
    }

    /// A view behind the content and in front of ``backgroundView`` while the cell is selected; nil by default.
    public final var selectedBackgroundView: View? {
        didSet {
            replace(oldValue, by: selectedBackgroundView)
            selectedBackgroundView?.isHidden = !isSelected
            setNeedsDisplay()
        }
    }

    open override var isSelected: Bool {
        didSet { selectedBackgroundView?.isHidden = !isSelected }
    }

    /// Creates a cell without content; called by the collection view.
    public required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    nonisolated deinit {}

    override var measuredView: View { contentView }

    /// Returns the fitting size of the content view.
    open override func sizeThatFits(_ size: Size) -> Size { contentView.sizeThatFits(size) }

    private func replace(_ old: View?, by new: View?) {
        if old === new { return }
        old?.removeFromSuperview()
        guard let new else { return }
        if new === selectedBackgroundView {
            insertSubview(new, belowSubview: contentView)
        } else {
            insertSubview(new, at: 0)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [contentView, backgroundView, selectedBackgroundView].compactMap(\.self)
        where view.frame != bounds {
            view.frame = bounds
        }
    }

    open override func draw(_ canvas: Canvas) {
        let background = backgroundConfiguration
        let shape = background?.shape(in: bounds, isMirrored: isMirrored) ?? bounds
        background?.draw(on: canvas, shape)
        if selectedBackgroundView == nil || !isSelected {
            drawSelection(on: canvas, shape, cornerRadius: background?.cornerRadius ?? 6)
        }
    }
}
