/// A view that shows part of a larger content and lets the user scroll it, modelled on `UIScrollView`.
///
/// The content offset is the origin of `bounds`, and subviews are placed in the coordinate space of the content. The user scrolls with
/// the wheel, by touch, with the scroll bars, and with the keyboard (while this view or a descendant is first responder and does not
/// handle the key). The view also scrolls when a descendant gets the focus. Pixels that stay visible are moved, not repainted.
///
///     let area = ScrollView()
///     area.addSubview(form)
///     form.topAnchor.constraint(equalTo: area.contentLayoutGuide.topAnchor).isActive = true
///     form.bottomAnchor.constraint(equalTo: area.contentLayoutGuide.bottomAnchor).isActive = true
///     form.widthAnchor.constraint(equalTo: area.frameLayoutGuide.widthAnchor).isActive = true
///
/// Without constraints to `contentLayoutGuide` (or from descendants to this view's edges), set `contentSize`.
open class ScrollView: View {
    /// The object that is notified of scrolling.
    public weak var delegate: (any ScrollViewDelegate)?

    /// The size of the content in points; computed from the constraints of `contentLayoutGuide` if there are any.
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

    /// The space added around the content, in points; it can be scrolled into view.
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

    /// Whether the user can scroll, which does not restrict the program; true by default.
    public final var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { setNeedsLayout() } } }
    /// Whether a scroll bar at the bottom shows the horizontal position; true by default.
    public final var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// Whether a scroll bar at the right edge shows the vertical position; true by default.
    public final var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
    }
    /// Whether a drag or a touch pad gesture is locked to the axis in which it began; false by default.
    public final var isDirectionalLockEnabled = false
    /// Whether a drag can overscroll the ends of the content, which then springs back; false by default, as on desktops.
    ///
    /// With reduced motion, the content stops at its ends.
    public final var bounces = false
    /// Whether content that is not taller than the view can be overscrolled, if ``bounces`` is true; false by default.
    public final var alwaysBounceVertical = false
    /// Whether content that is not wider than the view can be overscrolled, if ``bounces`` is true; false by default.
    public final var alwaysBounceHorizontal = false
    /// Whether a pinch can exceed the zoom limits, to which the scale then returns; true by default.
    public final var bouncesZoom = true
    /// Whether scrolling stops at multiples of the view's size; false by default.
    ///
    /// A flick, a notch of the wheel, and the Page and arrow keys then turn one page.
    public final var isPagingEnabled = false
    /// The rate of deceleration after a drag: the factor by which the speed is multiplied every millisecond.
    public final var decelerationRate = DecelerationRate.normal
    /// The distance that an arrow key scrolls, in points; 40 by default.
    ///
    /// A notch of the wheel scrolls one and a half times as far.
    public final var lineScroll = 40.0

    /// The rate of deceleration after a drag, modelled on `UIScrollView.DecelerationRate`.
    ///
    ///     pages.decelerationRate = .fast
    public nonisolated struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        public var rawValue: Double
        public init(rawValue: Double) { self.rawValue = rawValue }
        /// The default rate: the velocity decreases by 0.2 % each millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate that stops earlier: the velocity decreases by 1 % each millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether a finger is panning the content, or the user holds the knob of a scroll bar.
    public internal(set) final var isTracking = false
    /// Whether the user is dragging the content or the knob of a scroll bar.
    public internal(set) final var isDragging = false
    /// Whether the content is decelerating after a drag.
    public final var isDecelerating: Bool { motion(is: .deceleration) }

    package final var storedContentSize = Size.zero
    /// The left edge of the content; below 0 for content that begins at the right and is wider than the view.
    var contentLeft: Double { 0 }
    /// The current motion; nil when the content is at rest or dragged.
    final var scrollMotion: ScrollMotion?
    /// The drags with fingers; nil until the first touch.
    final var dragging: ScrollDragging?
    /// The zoom; nil until a limit is set.
    final var zoom: ScrollZoom?
    /// The movement by the wheel; nil until the first event.
    final var wheel: ScrollWheel?
    final var refresher: RefreshControl?
    final var bars: ScrollBars?
    /// The accessibility elements of the scroll bars, created when a client first requests them.
    final var barElements: [ScrollBarElement] = []
    /// Whether the scroll bars are to be shown as soon as they have been created.
    final var isWaitingToShow = false
    /// A descendant that got the focus during a layout pass and is scrolled into view at its end.
    final weak var viewToReveal: View?

    public override init(frame: Rect) {
        super.init(frame: frame)
        scrollByPixels()
    }

    nonisolated deinit {}

    func motion(is kind: ScrollMotion.Kind) -> Bool { scrollMotion?.kind == kind }

    /// The layout guide for the content: constraints to its edges determine the content size.
    public final var contentLayoutGuide: LayoutGuide { scrollGuides.content }

    /// The layout guide for the visible bounds, which does not move when the content scrolls.
    public final var frameLayoutGuide: LayoutGuide { scrollGuides.frame }

    /// The origin of the visible bounds in the coordinate space of the content, in points, rounded to whole pixels.
    ///
    /// Setting it ends the current motion. An offset beyond the ends of the content is clamped in the next layout pass.
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

    /// Takes the content size from constraints and clamps the offset; call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromGuide()
        zoom?.place()
        holdOffset()
        refresher?.place(in: self)
        if let view = viewToReveal {
            viewToReveal = nil
            reveal(view)
        }
        layOutBars()
    }

    private func takeContentSizeFromGuide() {
        guard let size = constrainedContentSize else { return }
        let scale = contentScaleFactor
        let zoomed = Size(width: size.width * zoomScale, height: size.height * zoomScale)
        storedContentSize = Size(
            width: max(0, (zoomed.width * scale).rounded() / scale),
            height: max(0, (zoomed.height * scale).rounded() / scale))
    }

    package final func reportNotFinite(_ property: String, _ value: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: hierarchyPath, message: "\(property) was set to \(value)",
                cure: "the old value stays; give finite numbers"))
    }

    // MARK: - Events

    open override func scrollWheel(with event: ScrollEvent) {
        let remaining = isScrollEnabled ? scroll(byWheel: event) : event
        if let remaining { super.scrollWheel(with: remaining) }
    }

    open override func keyDown(with event: KeyEvent) {
        if !ScrollKeys(of: self).handle(event) { super.keyDown(with: event) }
    }

    open override func mouseEntered(with event: MouseEvent) { showBars() }

    open override func mouseMoved(with event: MouseEvent) {
        showBars()
        super.mouseMoved(with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        if gestureRecognizer === dragging?.pan { return dragging?.canBegin() == true }
        if gestureRecognizer === dragging?.pinch { return isScrollEnabled && zoom?.isEnabled == true }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scrollMotion = nil
        dragging?.cancel()
        zoom?.cancelMotion()
        wheel?.cancel()
        bars?.hideImmediately()
        (self as? any FocusWithinObserving)?.focusWithinChanged()
    }

    /// The offsets at which scrolling stops along an axis; nil if it can stop anywhere.
    func stops(_ axis: LayoutConstraint.Axis) -> (any ScrollStops)? {
        isPagingEnabled ? ScrollPages(of: self, axis) : nil
    }

    /// Called when the offset has changed, before the delegate is notified; call super.
    open func contentOffsetDidChange() {}

    /// Called when a motion has reached its end without being interrupted.
    func didEndMotion() {}

    /// Called when a motion ends before its target, or is replaced.
    func didCancelMotion() {}

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeScrolling(&attributes)
    }

    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    /// Shows the scroll bars temporarily.
    public final func flashScrollIndicators() { showBars() }
}
