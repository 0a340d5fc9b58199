/// Shows a part of a larger content, and lets the user move it: `UIScrollView`.
///
/// The offset is the origin of `bounds`: subviews stand in the content's space and need not know of it. It changes by the
/// wheel, by touch, by the scroll bars, by the keyboard (while this view or one inside has the focus and leaves the key
/// unused), and when something inside gets the focus. Pixels that stay are moved, not painted again.
///
///     let area = ScrollView()
///     area.addSubview(form)
///     form.topAnchor.constraint(equalTo: area.contentLayoutGuide.topAnchor).isActive = true
///     form.bottomAnchor.constraint(equalTo: area.contentLayoutGuide.bottomAnchor).isActive = true
///     form.widthAnchor.constraint(equalTo: area.frameLayoutGuide.widthAnchor).isActive = true
///
/// Without constraints that speak of `contentLayoutGuide` (or of this view's edges, from inside), set `contentSize`.
open class ScrollView: View {
    /// Hears how it is scrolled.
    public weak var delegate: (any ScrollViewDelegate)?

    /// How large the content is, in points; from the constraints of `contentLayoutGuide` where there are some.
    public final var contentSize: Size {
        get { storedContentSize }
        set {
            guard newValue.isFinite else { return reportNotFinite("contentSize", "\(newValue)") }
            let size = Size(width: max(0, newValue.width), height: max(0, newValue.height))
            if size == storedContentSize { return }
            storedContentSize = size
            setNeedsLayout()
        }
    }

    /// Room around the content, inside of what can be scrolled.
    public final var contentInset = EdgeInsets.zero {
        didSet {
            if contentInset == oldValue { return }
            guard contentInset.isFinite else {
                reportNotFinite("contentInset", "\(contentInset)")
                contentInset = oldValue
                return
            }
            setNeedsLayout()
        }
    }

    /// Whether the user can scroll; the program always can.
    public final var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { setNeedsLayout() } } }
    /// Whether a scroll bar at the bottom shows the horizontal position.
    public final var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// Whether a scroll bar at the trailing side shows the vertical position.
    public final var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// Whether a drag, and a movement on a touch pad, keeps to the axis in which it began.
    public final var isDirectionalLockEnabled = false
    /// Whether a drag goes beyond the ends, and springs back; false at first, as desktops have it.
    public final var bounces = false
    /// The share of the speed that is left after each millisecond of deceleration, when a drag ends in motion.
    public final var decelerationRate = DecelerationRate.normal
    /// How far an arrow key goes, in points; a notch of the wheel goes one and a half times as far.
    public final var lineLength = 40.0

    /// How fast the content comes to rest: `UIScrollView.DecelerationRate`.
    ///
    ///     pages.decelerationRate = .fast
    public nonisolated struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        public var rawValue: Double
        public init(rawValue: Double) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The user has put a finger on the content, or holds the knob of a scroll bar.
    public internal(set) final var isTracking = false
    /// The user moves the content.
    public internal(set) final var isDragging = false
    /// The content moves on by itself, after a drag.
    public final var isDecelerating: Bool { motion(is: .deceleration) }

    package final var storedContentSize = Size.zero
    /// While it moves by itself.
    final var scrollMotion: ScrollMotion?
    /// While a finger, or the knob of a bar, moves it.
    final var pan: ScrollPan?
    final var bars: ScrollBars?
    /// The bars as elements, made when a client first asks for them.
    final var barElements: [ScrollBarElement] = []
    /// The bars are to be shown, and not made yet.
    final var isWaitingToShow = false
    /// Got the focus during a layout.
    final weak var viewToReveal: View?

    public override init(frame: Rect) {
        super.init(frame: frame)
        scrollByPixels()
    }

    nonisolated deinit {}

    func motion(is kind: ScrollMotion.Kind) -> Bool { scrollMotion?.kind == kind }

    /// The rectangle of the content: tie the content's edges to it, and they give the content's size.
    public final var contentLayoutGuide: LayoutGuide { scrollGuides.content }

    /// The rectangle that is seen: it stays where it is when the content moves.
    public final var frameLayoutGuide: LayoutGuide { scrollGuides.frame }

    /// Where the seen part of the content begins, in points of the content; held on whole pixels.
    ///
    /// Setting it ends every motion. An offset beyond the content is clamped in the next layout.
    public final var contentOffset: Point {
        get { bounds.origin }
        set {
            guard newValue.isFinite else { return reportNotFinite("contentOffset", "\(newValue)") }
            endMotion()
            move(to: newValue)
        }
    }

    open override var bounds: Rect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            if newValue.size == super.bounds.size, newValue.isFinite { return move(to: newValue.origin) }
            super.bounds = newValue
            if super.bounds.origin != old { scrolled() }
        }
    }

    open override var canBecomeFirstResponder: Bool { isScrollEnabled && isScrollable }

    // MARK: - Layout

    /// Takes the content's size from constraints and holds the offset; call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromGuide()
        holdOffset()
        if let view = viewToReveal {
            viewToReveal = nil
            reveal(view)
        }
        layOutBars()
    }

    private func takeContentSizeFromGuide() {
        guard let size = constrainedContentSize else { return }
        let scale = contentScaleFactor
        storedContentSize = Size(
            width: max(0, (size.width * scale).rounded() / scale),
            height: max(0, (size.height * scale).rounded() / scale))
    }

    package final func reportNotFinite(_ property: String, _ value: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: hierarchyPath, message: "\(property) was set to \(value)",
                cure: "the old value stays; give finite numbers"))
    }

    // MARK: - Events

    open override func scrollWheel(with event: ScrollEvent) {
        let rest = isScrollEnabled ? scroll(byWheel: event) : event
        if let rest { super.scrollWheel(with: rest) }
    }

    open override func keyDown(with event: KeyEvent) {
        if !isScrollEnabled || !scroll(byKey: event) { super.keyDown(with: event) }
    }

    open override func mouseEntered(with event: MouseEvent) { showBars() }

    open override func mouseMoved(with event: MouseEvent) {
        showBars()
        super.mouseMoved(with: event)
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        cancelPan()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scrollMotion = nil
        pan = nil
        bars?.hideNow()
    }

    /// Called when the offset has changed, before the delegate is notified; call super.
    open func didScroll() {}

    /// A motion has come to its end by itself.
    func didEndMotion() {}

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeScrolling(&attributes)
    }

    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    /// Shows the scroll bars for a moment.
    public final func flashScrollIndicators() { showBars() }
}
