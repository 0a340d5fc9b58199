/// Something small that floats beside what it belongs to, and has pointer, keys and focus until it is dismissed.
///
/// Unlike a menu it has the focus itself; unlike a sheet it goes when anything else wants the focus.
final class PopoverOverlay: View {
    /// How a popover comes to be open.
    struct Opening {
        let content: View
        let size: Size
        /// With less room it rather covers what it belongs to.
        var leastHeight = 0.0
        /// The view that gets the focus, a descendant of the content.
        weak var focus: View?
        /// The rectangle beside which the popover is placed, in the window's space; called again when the window is resized.
        let anchor: () -> Rect
    }

    /// The view that the popover belongs to.
    private(set) weak var owner: View?
    private let opening: Opening
    private let panel = SheetView()
    /// The focus before the popover was opened.
    private var focusBefore = SavedFocus()
    private var onDismiss: (() -> Void)?
    private(set) var isOpen = true

    private init(_ opening: Opening, of owner: View) {
        self.opening = opening
        self.owner = owner
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        panel.show(opening.content)
    }

    /// Shows the content; nil when the owner is nowhere to be seen, or what has the focus does not give it up.
    @discardableResult
    static func open(_ opening: Opening, for owner: View, onDismiss: @escaping () -> Void) -> PopoverOverlay?
    {
        guard let host = owner.viewHost else { return nil }
        host.dismissLayers(from: .popover)
        let overlay = PopoverOverlay(opening, of: owner)
        overlay.onDismiss = onDismiss
        overlay.focusBefore = host.savedFocus
        View.performWithoutAnimation {
            overlay.frame = host.rootView.bounds
            overlay.semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
            overlay.tintColor = owner.tintColor
            ThemeInheritance(of: overlay).inherit(from: owner)
            host.rootView.addSubview(overlay)
        }
        host.addLayer(overlay)
        host.cancelCapture()
        if let focus = opening.focus, !focus.becomeFirstResponder() {
            // Somebody keeps the focus: keys would go to what is behind.
            overlay.dismiss(restoringFocus: false)
        }
        return overlay.isOpen ? overlay : nil
    }

    // MARK: - The end

    /// Closes the popover; the focus goes back to where it was, unless somebody else is about to get it.
    func dismiss(restoringFocus: Bool = true) {
        if !isOpen { return }
        isOpen = false
        let host = viewHost
        if let menu = host?.openMenu, menu.owner?.isDescendant(of: self) == true { menu.dismiss() }
        host?.removeLayer(self)
        if restoringFocus, let host { restoreFocus(host) }
        removeFromSuperview()
        onDismiss?()
        onDismiss = nil
    }

    private func restoreFocus(_ host: ViewHost) {
        var step = focusBefore.responder as? View
        while let current = step {
            if current.isHidden { return }
            step = current.superview
        }
        // Not as Tab would: the selection of a text stays.
        host.restoreFocus(focusBefore, asByKeyboard: false)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { dismiss(restoringFocus: false) }
    }

    // MARK: - Place

    /// Between the popover and what it belongs to.
    private static let gap = 4.0

    /// The ground of the content, in the window's space.
    var ground: Rect { panel.frame.insetBy(dx: SheetView.shadowReach, dy: SheetView.shadowReach) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(6, bounds.width / 4), dy: min(6, bounds.height / 4))
        let placement = PopupPlacement(
            area: room, isMirrored: isMirrored, leastHeight: opening.leastHeight)
        let place = convert(opening.anchor(), from: nil).insetBy(dx: 0, dy: -Self.gap)
        let reach = SheetView.shadowReach
        let frame = placement.frame(of: opening.size, at: .below(place)).insetBy(dx: -reach, dy: -reach)
        if panel.frame != frame { View.performWithoutAnimation { panel.frame = frame } }
    }

    // MARK: - Assistive technologies

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .popover
        attributes.actions.append(.escape)
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }

    // MARK: - Events

    /// Unhandled events end here, so that none reaches the views below.
    override var next: Responder? { nil }

    override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        super.hitTest(point, with: event) ?? (bounds.contains(point) ? self : nil)
    }

    override func mouseDown(with event: MouseEvent) { handleUnusedPress(isInside: contains(event)) }
    override func otherMouseDown(with event: MouseEvent) { handleUnusedPress(isInside: contains(event)) }
    override func mouseMoved(with event: MouseEvent) {}
    override func scrollWheel(with event: ScrollEvent) {}

    /// Inside it may ask for a menu.
    override func rightMouseDown(with event: MouseEvent) {
        if contains(event) { super.rightMouseDown(with: event) } else { handleUnusedPress(isInside: false) }
    }

    private func contains(_ event: MouseEvent) -> Bool { ground.contains(event.location(in: self)) }

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
}

extension PopoverOverlay: ContextMenuProviding {
    /// None: what is behind offers its own elsewhere.
    func contextMenu(at point: Point?) -> Menu? { Menu(children: []) }
}
