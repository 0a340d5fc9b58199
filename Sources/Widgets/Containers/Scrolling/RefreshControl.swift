/// A control above the content of a scroll view that starts a refresh when the content is pulled down: `UIRefreshControl`.
///
/// It sends `valueChanged`; the program calls ``endRefreshing()`` when its data have arrived. F5 and Ctrl+R anywhere in the window,
/// and an action for assistive technologies, have the same effect.
///
///     let refresh = RefreshControl()
///     refresh.addAction(Action { _ in reload() }, for: .valueChanged)
///     list.refreshControl = refresh
open class RefreshControl: Control {
    /// Whether a refresh is in progress.
    public private(set) final var isRefreshing = false

    private final let indicator = ActivityIndicatorView(style: .medium)
    private final var pull = RefreshPull()

    /// The height of the control, which is also the distance that the content stays down during a refresh, in points.
    static let height = 60.0

    public override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(indicator)
        isUserInteractionEnabled = false
        isHidden = true
        accessibilityLabel = "Refresh"
    }

    nonisolated deinit {}

    /// The scroll view whose content the control refreshes.
    final var area: ScrollView? { superview as? ScrollView }

    open override var canBecomeFirstResponder: Bool { false }

    /// Shows the indicator, without sending `valueChanged`.
    public final func beginRefreshing() {
        if isRefreshing { return }
        isRefreshing = true
        isHidden = false
        indicator.startAnimating()
        setNeedsDisplay()
        moveContent()
    }

    /// Hides the indicator, because the data have arrived.
    public final func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        setNeedsDisplay()
        moveContent()
    }

    /// Begins a refresh on behalf of the user; returns false while one is in progress or the control is disabled.
    @discardableResult package final func refresh() -> Bool {
        guard canRefresh else { return false }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    /// Whether the user can begin a refresh.
    private final var canRefresh: Bool { isEnabled && !isRefreshing && area?.isScrollEnabled == true }

    open override func performPrimaryAction() { refresh() }

    /// Moves the content by the inset of a refresh that has begun or ended.
    private func moveContent() {
        guard let area else { return }
        let wasAtTop = area.contentOffset.y <= -area.contentInset.top
        area.setNeedsLayout()
        if area.isDragging { return }
        let target = area.clamped(area.contentOffset)
        if isRefreshing {
            // Content at its top makes room for the indicator; content that was scrolled stays where it is.
            if wasAtTop {
                area.setContentOffset(Point(x: target.x, y: area.offsetLimits.least.y), animated: true)
            }
        } else if target != area.contentOffset {
            area.setContentOffset(target, animated: true)
        }
    }

    // MARK: - Pull

    /// Updates the control after the content was dragged or has moved.
    final func follow(dragging: Bool) {
        guard let area, isEnabled else { return }
        let distance = area.offsetLimits.least.y - area.contentOffset.y
        isHidden = !isRefreshing && distance <= 0
        setNeedsDisplay()
        if pull.move(to: isRefreshing ? 0 : distance, isDragging: dragging) { refresh() }
    }

    /// The inset at the top of the content during a refresh, in points.
    final var inset: Double { isRefreshing ? Self.height : 0 }

    /// Places the control above the content.
    final func place(in area: ScrollView) {
        let frame = Rect(
            x: area.bounds.minX, y: -area.contentInset.top - Self.height, width: area.bounds.width,
            height: Self.height)
        if self.frame != frame { self.frame = frame }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = indicator.intrinsicContentSize.width
        indicator.frame = Rect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    open override func draw(_ canvas: Canvas) {
        super.draw(canvas)
        guard !isRefreshing else { return }
        // The part of the distance that has been pulled, as an arc.
        let part = min(1, pull.distance / RefreshPull.threshold)
        guard part > 0 else { return }
        let center = Point(x: bounds.midX, y: bounds.midY)
        var arc = Path()
        arc.addRelativeArc(
            center: center, radius: 8, startAngle: .degrees(-90), delta: .degrees(360 * part))
        canvas.stroke(arc, .secondaryLabel, width: 2)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        if isRefreshing { attributes.states.insert(.busy) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        addInputObserver(self)
    }
}

extension RefreshControl: InputObserving {
    package final func firstResponderChanged() {}

    /// Refreshes for F5 and Ctrl+R, if the scroll view can receive keys and is visible.
    package final func performKeyEquivalent(_ event: KeyEvent) -> Bool {
        keyBinding(of: event) == .enabled && refresh()
    }

    package final func keyBinding(of event: KeyEvent) -> KeyBinding? {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let isRefreshKey =
            event.key.keyCode == .keyboardF5 && modifiers.isEmpty
            || event.key.charactersIgnoringModifiers == "r" && modifiers == .control
        return isRefreshKey ? KeyBinding(isEnabled: receivesKeys && canRefresh) : nil
    }
}

/// The recognition of a pull that starts a refresh: the distance reaches a threshold once while a finger drags.
///
///     var pull = RefreshPull()
///     pull.move(to: 70, isDragging: true)   // true
nonisolated struct RefreshPull: Equatable {
    /// The distance beyond the top of the content that starts a refresh, in points.
    static let threshold = 64.0

    private(set) var distance = 0.0
    /// Whether the current drag has started a refresh.
    private var hasStarted = false

    /// Returns whether the pull starts a refresh now.
    mutating func move(to distance: Double, isDragging: Bool) -> Bool {
        self.distance = distance.isFinite ? max(0, distance) : 0
        if !isDragging {
            hasStarted = false
            return false
        }
        if hasStarted || self.distance < Self.threshold { return false }
        hasStarted = true
        return true
    }
}

extension ScrollView {
    /// The control that starts a refresh when the content is pulled down; nil, the default, for none.
    public final var refreshControl: RefreshControl? {
        get { refresher }
        set {
            if newValue === refresher { return }
            refresher?.removeFromSuperview()
            refresher = newValue
            if let newValue {
                insertSubview(newValue, at: 0)
                newValue.place(in: self)
            }
            setNeedsLayout()
        }
    }
}
