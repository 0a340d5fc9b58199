/// A separator line, one pixel wide at every scale.
///
///     menu.addArrangedSubview(SeparatorView())
///     bar.addArrangedSubview(SeparatorView(axis: .vertical))
open class SeparatorView: View {
    /// The direction of the line; horizontal by default.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var axis = LayoutConstraint.Axis
        .horizontal
    /// The colour of the line.
    @ViewInvalidating(.display) public final var color = Color.separator

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a separator along `axis`.
    public convenience init(axis: LayoutConstraint.Axis) {
        self.init(frame: .zero)
        self.axis = axis
    }

    nonisolated deinit {}

    /// One point across the line, so that the views after it stay on whole points.
    open override var intrinsicContentSize: Size {
        axis == .horizontal
            ? Size(width: Self.noIntrinsicMetric, height: 1) : Size(width: 1, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        axis == .horizontal ? Size(width: size.width, height: 1) : Size(width: 1, height: size.height)
    }

    open override func draw(_ canvas: Canvas) {
        let width = canvas.hairline
        canvas.fill(
            axis == .horizontal
                ? Rect(x: bounds.minX, y: bounds.midY - width / 2, width: bounds.width, height: width)
                : Rect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height),
            color)
    }
}
