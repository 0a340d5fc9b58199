/// A spinning indicator of activity of unknown duration: spokes that light up in turn.
///
/// `UIActivityIndicatorView`.
///
/// The animation runs only while the view is visible: hidden, scrolled away or minimised it uses no timer.
///
///     let indicator = ActivityIndicatorView(style: .medium)
///     indicator.startAnimating()
open class ActivityIndicatorView: View {
    /// The size of an activity indicator: `UIActivityIndicatorView.Style`.
    ///
    ///     ActivityIndicatorView(style: .large)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        /// A side of 20 points.
        case medium
        /// A side of 36 points.
        case large

        fileprivate var side: Double { self == .medium ? 20 : 36 }
    }

    /// The size of the indicator; `.medium` by default.
    @ViewInvalidating(.display, .intrinsicContentSize) public final var style = Style.medium
    /// The colour of the spokes; `secondaryLabel` by default.
    @ViewInvalidating(.display) public final var color = Color.secondaryLabel
    /// Whether the indicator is hidden while it is not animating; true by default.
    public final var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
    }
    /// Whether the indicator is animating; see `startAnimating()`.
    public private(set) final var isAnimating = false

    private static let spokes = 12
    private final var animation = ContinuousAnimation(interval: .seconds(1) / spokes)

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
    }

    /// Creates a stopped, hidden indicator with the size of `style`.
    public convenience init(style: Style) {
        self.init(frame: Rect(origin: .zero, size: Size(width: style.side, height: style.side)))
        self.style = style
    }

    nonisolated deinit {}

    /// Shows the indicator and starts its animation.
    public final func startAnimating() {
        if isAnimating { return }
        isAnimating = true
        isHidden = false
        setNeedsDisplay()
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped` is true.
    public final func stopAnimating() {
        if !isAnimating { return }
        isAnimating = false
        animation.stop()
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .busyIndicator
        if isAnimating { attributes.states.insert(.busy) }
    }

    open override var intrinsicContentSize: Size { Size(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    open override func draw(_ canvas: Canvas) {
        let activeIndex =
            isAnimating ? Int(animation.phase(every: .seconds(1), in: self) * Double(Self.spokes)) : 0
        ControlPainter(theme: effectiveAppearance, canvas: canvas).spokes(
            Self.spokes, activeIndex: activeIndex, isFading: isAnimating,
            in: Rect(
                x: bounds.midX - style.side / 2, y: bounds.midY - style.side / 2, width: style.side,
                height: style.side), color: color)
        if isAnimating { animation.scheduleNextFrame(self) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animation.stop()
    }
}
