/// A transient view that floats beside its owner and has the pointer, keyboard input and focus until it is dismissed.
///
/// Unlike a menu, it takes the keyboard focus; unlike a sheet, it is dismissed when a view outside of it gets the focus.
final class PopoverOverlay: View, AppearanceObserving {
    /// The content and the position with which a popover is opened.
    struct Opening {
        let content: View
        var size: Size
        /// Returns the size of the content when it has inherited the theme of the window, and with it the size of texts; nil if it is known.
        ///
        /// It is called again when the content or the theme has changed.
        var measure: (() -> Size)?
        /// The name of the popover for assistive technologies; nil for none.
        var title: String?
        /// The minimum height in points; with less space beside the anchor, the popover overlaps it.
        var minimumHeight = 0.0
        /// The descendant of the content that becomes first responder.
        weak var focus: View?
        /// The conditions under which a popover with an arrow is placed; nil for one without an arrow, below the anchor.
        var rules: PopoverRules?
        /// A closure that returns the rectangle beside which the popover is placed, in window coordinates.
        ///
        /// It is called again when the window is resized.
        let anchor: () -> Rect
        /// Called before a popover with an arrow is placed again, because the window has been resized.
        var willMove: (() -> Void)?
        /// Returns whether the popover can be displayed in the area; it is not opened otherwise.
        var isAcceptable: ((_ area: Rect, _ size: Size) -> Bool)?
        /// Returns whether a press outside or Escape may close the popover.
        var mayDismiss: (() -> Bool)?
        /// The views that receive presses while the popover is open.
        var passthroughViews: () -> [View] = { [] }
    }

    /// The view for which the popover was opened.
    private(set) weak var owner: View?
    private var opening: Opening
    private let panel = PopoverPanel()
    /// The focus before the popover was opened, which is restored when it closes.
    private var focusBefore = SavedFocus()
    private var onDismiss: (() -> Void)?
    private(set) var isOpen = true
    /// Whether the content has to be measured, because the popover is being opened, or the content or the theme has changed.
    private var needsMeasuring = true

    private init(_ opening: Opening, of owner: View) {
        self.opening = opening
        self.owner = owner
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        panel.content.show(opening.content)
        panel.content.onContentChange = { [weak self] in self?.measureAgain() }
    }

    /// Opens a popover; returns nil when the owner has no host, or the current first responder does not resign.
    @discardableResult
    static func open(_ opening: Opening, for owner: View, onDismiss: @escaping () -> Void) -> PopoverOverlay?
    {
        guard let host = owner.viewHost else { return nil }
        ViewLayers(of: owner).dismissReplaced(from: .popover)
        let overlay = PopoverOverlay(opening, of: owner)
        overlay.onDismiss = onDismiss
        overlay.focusBefore = host.savedFocus
        var area = Rect.zero
        View.performWithoutAnimation {
            overlay.frame = host.rootView.bounds
            overlay.semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
            overlay.tintColor = owner.tintColor
            ThemeInheritance(of: overlay).inherit(from: owner)
            host.rootView.addSubview(overlay)
            area = host.popups.detach(overlay.panel, as: .popover, besides: opening.anchor())
        }
        overlay.measureIfNeeded()
        if opening.isAcceptable?(opening.rules?.inset(area) ?? area, overlay.opening.size) == false {
            overlay.onDismiss = nil
            overlay.dismiss()
            return nil
        }
        host.addLayer(overlay)
        host.cancelCapture()
        if let focus = opening.focus, !focus.becomeFirstResponder() {
            // The current first responder did not resign, so keys would reach the views behind the popover.
            overlay.dismiss(restoringFocus: false)
        }
        return overlay.isOpen ? overlay : nil
    }

    /// Displays the popover in the window of its host, because a sheet of that window has to be in front of it.
    func moveIntoWindow() {
        viewHost?.popups.attach(panel)
        setNeedsLayout()
    }

    // MARK: - Closing

    /// Closes the popover; the previous focus is restored if `restoringFocus` is true.
    func dismiss(restoringFocus: Bool = true) {
        if !isOpen { return }
        isOpen = false
        let host = viewHost
        if let menu = host?.openMenu, menu.owner?.isDescendant(of: self) == true { menu.dismiss() }
        host?.removeLayer(self)
        if restoringFocus, let host { restoreFocus(host) }
        removeFromSuperview()
        panel.content.releaseContent()
        onDismiss?()
        onDismiss = nil
    }

    private func restoreFocus(_ host: ViewHost) {
        var step = focusBefore.responder as? View
        while let current = step {
            if current.isHidden { return }
            step = current.superview
        }
        // Restored without keyboard semantics, so that a text field keeps its selection instead of selecting all.
        host.restoreFocus(focusBefore, asByKeyboard: false)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { dismiss(restoringFocus: false) }
    }

    // MARK: - Place

    /// The distance between the popover and its anchor, in points.
    private static let gap = 4.0

    /// The size of the window for which the popover was placed; nil before.
    private var placedIn: Size?

    /// The edge of the anchor at which a popover with an arrow is placed; nil without an arrow.
    var arrowEdge: RectEdge? { panel.arrow?.edge }

    /// The rectangle of the background, in this view's coordinate space, which is that of the window.
    var backgroundRect: Rect { panel.frame }

    func viewDidChangeEffectiveAppearance() { measureAgain() }

    /// Measures the content in the next layout: its views may not have been notified yet of a new theme.
    private func measureAgain() {
        needsMeasuring = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let host = viewHost, isOpen else { return }
        measureIfNeeded()
        if let size = placedIn, size != bounds.size { opening.willMove?() }
        placedIn = bounds.size
        let owner = opening.anchor()
        let area = convert(host.popups.area(for: panel, as: .popover, besides: owner), from: nil)
        if let rules = opening.rules {
            let place = PopoverPlacement(
                area: rules.inset(area), anchor: convert(owner, from: nil), content: opening.size, rules)
            return View.performWithoutAnimation {
                panel.frame = place.frame
                panel.arrow = (place.edge, place.arrowPosition)
            }
        }
        let placement = PopupPlacement(
            area: area, isMirrored: isMirrored, minimumHeight: opening.minimumHeight)
        let anchor = convert(owner, from: nil).insetBy(dx: 0, dy: -Self.gap)
        let frame = placement.frame(of: opening.size, at: .below(anchor))
        if panel.frame != frame { View.performWithoutAnimation { panel.frame = frame } }
    }

    private func measureIfNeeded() {
        if needsMeasuring, let measure = opening.measure { opening.size = measure() }
        needsMeasuring = false
    }

    /// Changes the size of the content, in points.
    func resize(to size: Size) {
        opening.size = size
        needsMeasuring = false
        setNeedsLayout()
    }

    // MARK: - Assistive technologies

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .popover
        attributes.label = opening.title
        attributes.actions.append(.escape)
    }

    override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }

    // MARK: - Events

    /// The application, so that its commands work in a popover while unhandled events do not reach the views below.
    override var next: Responder? { PlatformServices.current.application }

    override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        if let view = super.hitTest(point, with: event), view !== self { return view }
        for view in passthroughViews where view.viewHost === viewHost {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// True for all points, because the popover may be outside of the window.
    override func point(inside point: Point, with event: InputEvent?) -> Bool { true }

    override func mouseDown(with event: MouseEvent) { handlePress(event) }
    override func otherMouseDown(with event: MouseEvent) { handlePress(event) }
    override func mouseMoved(with event: MouseEvent) {}
    override func scrollWheel(with event: ScrollEvent) {}

    /// Lets a right click inside of the popover open a context menu; one outside dismisses the popover.
    override func rightMouseDown(with event: MouseEvent) {
        if contains(event) { super.rightMouseDown(with: event) } else { handlePress(event) }
    }

    /// Closes the popover for a press outside, unless that is not allowed.
    private func handlePress(_ event: MouseEvent) {
        if !contains(event) { cancel() }
    }

    private func contains(_ event: MouseEvent) -> Bool {
        panel.point(inside: event.location(in: panel), with: .mouse(event))
    }

    override func keyDown(with event: KeyEvent) {
        if !handleEscape(event) { super.keyDown(with: event) }
    }
}

extension PopoverOverlay: InputLayer {
    var rules: InputLayerRules {
        InputLayerRules(
            level: .popover, focus: .transient,
            dismissal: [.outsidePress, .deactivation, .replacement, .ownerDisappearance])
    }

    var layerView: View? { self }

    var passthroughViews: [View] { opening.passthroughViews() }

    func cancel() {
        if opening.mayDismiss?() != false { dismiss() }
    }
}

extension PopoverOverlay: ContextMenuProviding {
    /// Returns an empty menu, so that no context menu of a view behind is shown.
    func contextMenu(at point: Point?) -> Menu? { Menu(children: []) }
}
