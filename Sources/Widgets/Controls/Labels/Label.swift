/// A view that displays text: one line, several lines, or styled paragraphs.
///
/// `UILabel`.
///
/// Text that does not fit is truncated according to `lineBreakMode`, and is centred vertically. A label with one line of plain
/// text, as most are, uses a fast path with little memory.
///
///     let title = Label(text: "Inbox")
///     title.font = .preferredFont(forTextStyle: .title1)
///
///     let message = Label(text: letter)
///     message.numberOfLines = 0          // no limit
///     message.isSelectable = true
open class Label: View, VisibleText, AppearanceObserving, BaselineProviding, ExactBoundsDrawing {
    /// The displayed text; nil, the default, displays none.
    @ViewInvalidating(.labelText) public final var text: String? = nil
    /// The font of text without a font attribute; the system font by default.
    @ViewInvalidating(.labelText) public final var font = Font.systemFont(ofSize: Font.systemFontSize)
    /// The colour of text without a colour attribute; `label` by default.
    @ViewInvalidating(.display) public final var textColor = Color.label
    /// The horizontal alignment of the lines; `.natural` by default.
    @ViewInvalidating(.labelText) public final var textAlignment = TextAlignment.natural
    /// The line breaking and truncation of text that does not fit; `.byTruncatingTail` by default.
    @ViewInvalidating(.labelText) public final var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether the label is enabled; true by default.
    ///
    /// If false, the text is drawn with half its alpha.
    @ViewInvalidating(.display) public final var isEnabled = true

    /// The line typeset for the width `runWidth`; nil until drawn.
    @exclusivity(unchecked) fileprivate final var run: TextRun?
    /// The width of the whole text, in points; negative until measured.
    fileprivate final var measuredWidth: Float = -1
    /// The width that `run` was truncated for, in points.
    private final var runWidth: Float = -1
    /// The state of labels with more than one plain line; created on first use.
    final var paragraphs: LabelParagraphs?

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label that displays `text`.
    public convenience init(text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    nonisolated deinit {}

    /// The displayed text before truncation; nil if there is none.
    public final var visibleText: String? { attributedText?.string ?? text }

    /// The size of the text in whole pixels.
    ///
    /// With several lines permitted, the text wraps at `preferredMaxLayoutWidth`, or else at the current width.
    open override var intrinsicContentSize: Size {
        if let paragraphs, paragraphs.isNeeded { return contentSize(of: paragraphs) }
        return plainLineSize
    }

    /// The size of the text as one plain line, in whole pixels.
    final var plainLineSize: Size {
        let scale = contentScaleFactor
        let height = Typesetter.shared.metrics(of: scaledFont(for: font), scale: scale).lineHeight
        if measuredWidth < 0 {
            measuredWidth = Float(
                Typesetter.shared.width(of: text ?? "", font: scaledFont(for: font), scale: scale))
        }
        return Size(
            width: (Double(measuredWidth) * scale).rounded(.up) / scale,
            height: (height * scale).rounded(.up) / scale)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        guard let paragraphs, paragraphs.isNeeded else { return intrinsicContentSize }
        return self.size(of: paragraphs, within: size.width)
    }

    /// The distance of the first baseline from the top of the bounds, in points.
    public final var firstBaselineOffset: Double {
        if let paragraphs, needs(paragraphs) {
            return textOrigin.y + displayedLayout(paragraphs).firstBaseline
        }
        return baseline(Typesetter.shared.metrics(of: scaledFont(for: font), scale: contentScaleFactor))
    }

    /// The baseline of the first line at the current width.
    public final var firstBaseline: LayoutBaseline {
        baseline(isFirst: true, within: Size(width: bounds.width, height: .infinity))
    }

    /// The baseline of the last line at the current width.
    public final var lastBaseline: LayoutBaseline {
        baseline(isFirst: false, within: Size(width: bounds.width, height: .infinity))
    }

    open func viewDidChangeEffectiveAppearance() { invalidateTextLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let paragraphs { updateLayoutWidth(paragraphs) }
    }

    open override func draw(_ canvas: Canvas) {
        if let paragraphs, needs(paragraphs) { return draw(paragraphs, on: canvas) }
        guard let text, !text.isEmpty else { return }
        let width = bounds.width
        if run == nil || runWidth != Float(width) {
            run = Typesetter.shared.run(
                text, font: scaledFont(for: font), scale: canvas.scale, fitting: width,
                truncation: lineBreakMode)
            runWidth = Float(width)
        }
        guard let run else { return }
        let space = width - run.width
        let start =
            switch textAlignment {
            case .natural, .justified: run.isRightToLeft || startsAtRightWithoutLetters(text) ? space : 0.0
            case .left: 0.0
            case .center: space / 2
            case .right: space
            }
        let metrics = Typesetter.shared.metrics(of: scaledFont(for: font), scale: canvas.scale)
        let color = isEnabled ? textColor : textColor.withAlphaComponent(textColor.alpha / 2)
        canvas.draw(run, at: Point(x: bounds.minX + start, y: bounds.minY + baseline(metrics)), color: color)
    }

    /// Whether `text` has no letters and starts at the right, because the layout direction is right to left.
    private func startsAtRightWithoutLetters(_ text: String) -> Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            && !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    // MARK: - Event handling

    open override var canBecomeFirstResponder: Bool { isSelectable || isEnabled && !links.isEmpty }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        focusLink()
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        paragraphs?.focusedLink = nil
        return true
    }

    open override func mouseDown(with event: MouseEvent) {
        guard let paragraphs, paragraphs.isNeeded else { return super.mouseDown(with: event) }
        press(event, paragraphs)
    }

    open override func mouseDragged(with event: MouseEvent) {
        guard let paragraphs, paragraphs.isNeeded else { return super.mouseDragged(with: event) }
        drag(event, paragraphs)
    }

    open override func mouseUp(with event: MouseEvent) {
        guard let paragraphs, paragraphs.isNeeded else { return super.mouseUp(with: event) }
        release(event, paragraphs)
    }

    open override func keyDown(with event: KeyEvent) {
        if let paragraphs, handle(event, paragraphs) || handleLinkKey(event, paragraphs) { return }
        super.keyDown(with: event)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let text = visibleText, !text.isEmpty else { return }
        attributes.role = .staticText
        attributes.label = text
        if isSelectable { attributes.states.insert(.readOnly) }
        if !isEnabled { attributes.states.remove(.enabled) }
        if !links.isEmpty { attributes.isElement = false }
    }

    private func baseline(_ metrics: FontMetrics) -> Double {
        (bounds.height - metrics.lineHeight) / 2 + metrics.ascent
    }

    /// Discards the measured text after a change of text or font.
    ///
    /// The intrinsic size is invalidated only if it was ever queried: a label whose frame is set in code costs its
    /// superview nothing.
    func invalidateTextLayout() {
        run = nil
        if let paragraphs {
            paragraphs.invalidateLayouts()
            paragraphs.plainTextDidChange(text)
            if paragraphs.isNeeded {
                measuredWidth = -1
                return invalidateIntrinsicContentSize()
            }
        }
        if measuredWidth >= 0 {
            measuredWidth = -1
            invalidateIntrinsicContentSize()
        }
    }
}

extension Invalidations {
    /// Discards the measured and typeset text of a label, and invalidates its display and, if it was queried, its intrinsic size.
    struct LabelText: ViewInvalidatingType {
        func invalidate(view: View) {
            guard let label = view as? Label else { return }
            label.invalidateTextLayout()
            label.setNeedsDisplay()
        }
    }
}

extension ViewInvalidatingType where Self == Invalidations.LabelText {
    static var labelText: Self { Self() }
}
