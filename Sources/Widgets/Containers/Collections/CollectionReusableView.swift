/// The base class of the views of a collection: cells, headers and footers, modelled on `UICollectionReusableView`.
///
///     final class HeaderView: CollectionReusableView {
///         let label = Label(text: nil)
///         required init(frame: Rect) {
///             super.init(frame: frame)
///             addSubview(label)
///         }
///         override func layoutSubviews() {
///             super.layoutSubviews()
///             label.frame = bounds
///         }
///     }
open class CollectionReusableView: ReusableView {
    /// The index of the item across all sections; nil for a view without an item.
    final var item: Int?
    /// The kind of a supplementary view that was dequeued; nil for a cell.
    final var elementKind: String?
    /// The attributes that the view has; nil while it is not mounted.
    final var layoutAttributes: CollectionViewLayoutAttributes?
    /// Whether the view is moving into a section that scrolls by itself, which would clip it on its way.
    final var isEnteringSection = false

    /// Creates a view without content; called by the collection view.
    public required init(frame: Rect) { super.init(frame: frame) }

    nonisolated deinit {}

    /// Called when the view gets new layout attributes; the default implementation does nothing.
    ///
    /// The frame, the transform and the opacity are set by the collection view.
    open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size that fits the content, along the axes that the layout leaves to the cell.
    ///
    /// Called when the view becomes visible, and when its layout is invalidated. The size is that of the constraints inside the content;
    /// without constraints, that of `sizeThatFits(_:)`.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
        -> CollectionViewLayoutAttributes
    {
        let preferred = layoutAttributes.copy()
        let (width, height) = (layoutAttributes.measuresWidth, layoutAttributes.measuresHeight)
        guard width || height else { return preferred }
        let target = Size(
            width: width ? 0 : layoutAttributes.size.width, height: height ? 0 : layoutAttributes.size.height)
        let fitting = fittingSize(target, fixesWidth: !width, fixesHeight: !height)
        var frame = layoutAttributes.frame
        if width, fitting.width.isFinite, fitting.width > 0 { frame.size.width = fitting.width }
        if height, fitting.height.isFinite, fitting.height > 0 { frame.size.height = fitting.height }
        preferred.frame = frame
        return preferred
    }

    /// The view whose constraints determine the size of the content.
    var measuredView: View { self }

    private func fittingSize(_ target: Size, fixesWidth: Bool, fixesHeight: Bool) -> Size {
        let content = measuredView
        if content.constraints.isEmpty { return sizeThatFits(target) }
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: fixesWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixesHeight ? .required : .fittingSizeLevel)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        layoutAttributes = nil
        isEnteringSection = false
        item = nil
    }
}
