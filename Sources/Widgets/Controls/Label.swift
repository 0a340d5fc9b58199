/// One line of text.
///
/// `UILabel`.
///
/// Text that does not fit is cut as `lineBreakMode` says. The line stands in the middle of the height.
///
///     let title = Label(text: "Inbox")
///     title.font = .preferredFont(forTextStyle: .title1)
open class Label: View, VisibleText, AppearanceObserving, BaselineProviding {
    /// What is shown; nil shows nothing.
    @ViewInvalidating(.labelText) public final var text: String? = nil
    @ViewInvalidating(.labelText) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    @ViewInvalidating(.display) public final var textColor = Color.label
    @ViewInvalidating(.labelText) public final var textAlignment = TextAlignment.natural
    @ViewInvalidating(.labelText) public final var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Drawn at half strength while false.
    @ViewInvalidating(.display) public final var isEnabled = true

    /// The text as typeset for the present width; nil until it is drawn.
    fileprivate final var run: TextRun?
    /// Width of the whole text, in points; negative until it is measured.
    fileprivate final var measuredWidth: Float = -1
    /// The width that `run` was cut for.
    private final var runWidth: Float = -1

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    public final var visibleText: String? { text }

    /// Room for the whole line, in whole pixels.
    open override var intrinsicContentSize: Size {
        let scale = contentScaleFactor
        let height = Typesetter.shared.metrics(of: font, scale: scale).lineHeight
        if measuredWidth < 0 {
            measuredWidth = Float(Typesetter.shared.width(of: text ?? "", font: font, scale: scale))
        }
        return Size(
            width: (Double(measuredWidth) * scale).rounded(.up) / scale,
            height: (height * scale).rounded(.up) / scale)
    }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    /// The baseline's distance from the top of the bounds, in points.
    public final var firstBaselineOffset: Double {
        baseline(Typesetter.shared.metrics(of: font, scale: contentScaleFactor))
    }

    public final var firstBaseline: LayoutBaseline {
        let metrics = Typesetter.shared.metrics(of: font, scale: contentScaleFactor)
        return .centered((metrics.ascent, metrics.lineHeight))
    }

    public final func appearanceDidChange() { forgetText() }

    open override func draw(_ canvas: Canvas) {
        guard let text, !text.isEmpty else { return }
        let width = bounds.width
        if run == nil || runWidth != Float(width) {
            run = Typesetter.shared.run(
                text, font: font, scale: canvas.scale, fitting: width, truncation: lineBreakMode)
            runWidth = Float(width)
        }
        guard let run else { return }
        let space = width - run.width
        let start =
            switch textAlignment {
            case .natural, .justified: run.isRightToLeft ? space : 0.0
            case .left: 0.0
            case .center: space / 2
            case .right: space
            }
        let metrics = Typesetter.shared.metrics(of: font, scale: canvas.scale)
        let color = isEnabled ? textColor : textColor.withAlphaComponent(textColor.alpha / 2)
        canvas.draw(run, at: Point(x: bounds.minX + start, y: bounds.minY + baseline(metrics)), color: color)
    }

    private func baseline(_ metrics: FontMetrics) -> Double {
        (bounds.height - metrics.lineHeight) / 2 + metrics.ascent
    }

    /// Text or font changed.
    ///
    /// Who never asked for the size need not hear of a new one: a label whose frame is set by hand costs its
    /// superview nothing.
    fileprivate func forgetText() {
        run = nil
        if measuredWidth >= 0 {
            measuredWidth = -1
            invalidateIntrinsicContentSize()
        }
    }
}

extension Invalidations {
    /// Text or its measures changed: what was typeset is dropped, and the superview asked for room only if the new text
    /// needs another width.
    struct LabelText: ViewInvalidatingType {
        func invalidate(view: View) {
            guard let label = view as? Label else { return }
            label.forgetText()
            label.setNeedsDisplay()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.LabelText {
    static var labelText: Self { Self() }
}
