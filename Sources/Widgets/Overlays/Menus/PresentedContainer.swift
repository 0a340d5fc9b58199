/// The clipped area of a sheet or popover that contains the presented view.
final class PresentedContainer: View, LayoutHearing {
    /// Called when the size that fits the presented view may have changed.
    var onContentChange: (() -> Void)?
    /// The size in the last layout.
    private var laidOutSize: Size?

    override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
        observeDescendantLayout()
    }

    func show(_ view: View) {
        layer.cornerRadius = effectiveAppearance.metrics.sheetRadius
        addSubview(view)
    }

    /// Removes the presented view, which may be presented again.
    func releaseContent() {
        onContentChange = nil
        for view in subviews { view.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
        // With an unchanged size, the content has invalidated the layout.
        if laidOutSize == bounds.size { onContentChange?() }
        laidOutSize = bounds.size
    }

    func subviewWasLaidOut(_ subview: View) { onContentChange?() }
}
