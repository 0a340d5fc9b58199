/// The keyboard focus of a window: the first responder, its changes, and the visibility of the focus ring.
///
/// `UIFocusSystem`. ``FocusNavigator`` defines the tab order, ``InputLayers`` which views are allowed to have the focus.
final class FocusSystem {
    private unowned let host: any InputHost
    private let layers: InputLayers
    private let observers: InputObservers
    private let toolTips: (any ToolTipPresenting)?

    private(set) weak var firstResponder: Responder?
    /// Whether the keyboard moved the focus, so that the focus ring is visible.
    private(set) var showsRing = false
    /// Whether the window is active: it has the keyboard.
    private(set) var isActive = true
    /// Whether the next layout is followed by ``focusInitially()``; set for a new window.
    var wantsInitialFocus = false
    private var textInput = TextInputSession()

    /// Whether the keyboard moves the focus, while `makeFirstResponder(_:byKeyboard:)` runs; nil otherwise.
    ///
    /// If the program calls `becomeFirstResponder()`, the focus ring remains visible if it was before.
    private var isMovingByKey: Bool?
    /// Whether Shift+Tab is moving the focus at the moment.
    private(set) var isMovingBackwards = false

    init(
        host: any InputHost, layers: InputLayers, observers: InputObservers,
        toolTips: (any ToolTipPresenting)?
    ) {
        self.host = host
        self.layers = layers
        self.observers = observers
        self.toolTips = toolTips
    }

    /// Whether the keyboard is moving the focus at the moment.
    var isMovingByKeyboard: Bool { isMovingByKey == true }

    /// The view with the focus ring: the focused view if the keyboard moved the focus and the window is active.
    var ringView: View? { showsRing && isActive ? firstResponder as? View : nil }

    /// The current focus, for ``restore(_:asByKeyboard:)``.
    var saved: SavedFocus { SavedFocus(responder: firstResponder, showedRing: showsRing) }

    // MARK: - Moving the focus

    /// Moves the keyboard focus to `responder`; nil removes it from the first responder.
    ///
    /// - Returns: False if the current first responder refuses to resign or `responder` refuses the focus.
    @discardableResult func makeFirstResponder(_ responder: Responder?, byKeyboard: Bool = false) -> Bool {
        guard let responder else { return firstResponder?.resignFirstResponder() ?? true }
        isMovingByKey = byKeyboard
        defer { isMovingByKey = nil }
        return responder.becomeFirstResponder()
    }

    /// Moves the focus to the next (or previous) view in tab order; returns false if there is none or it refuses.
    func move(backwards: Bool) -> Bool {
        let current = firstResponder as? View
        guard let next = FocusNavigator.next(after: current, in: layers.focusRoot, backwards: backwards)
        else { return false }
        isMovingBackwards = backwards
        defer { isMovingBackwards = false }
        return makeFirstResponder(next, byKeyboard: true)
    }

    /// Moves the focus into `root`, to `preferred` or the first view in tab order; a view outside loses it in any case.
    func move(into root: View, preferring preferred: View?, asByKeyboard: Bool) {
        drop()
        let target = preferred ?? FocusNavigator.order(in: root).first
        makeFirstResponder(target, byKeyboard: asByKeyboard)
    }

    /// Restores the focus, with its ring, if the view is still in the window.
    ///
    /// With `asByKeyboard`, a text view selects all its text as after Tab; otherwise its selection is kept.
    func restore(_ saved: SavedFocus, asByKeyboard: Bool) {
        guard let view = saved.responder as? View, view.viewTree?.host === host else { return }
        let ring = saved.showedRing || showsRing
        if asByKeyboard {
            makeFirstResponder(view, byKeyboard: ring)
        } else {
            updateFocusRing { self.showsRing = ring }
            view.becomeFirstResponder()
        }
    }

    /// Focuses the pressed view, or its nearest ancestor that can become first responder.
    func focusByPress(on view: View) {
        var step: View? = view
        while let current = step {
            if current.canBecomeFirstResponder {
                makeFirstResponder(current)
                return
            }
            step = current.superview
        }
    }

    /// Focuses the preferred view of a new window's controller, or the first focusable view that is entirely visible.
    ///
    /// The focus ring is not shown; it appears with the first use of the keyboard. Views that would have to be scrolled into
    /// view are skipped, so that the window opens at the top of its content.
    private func focusInitially() {
        wantsInitialFocus = false
        let root = host.rootView
        guard firstResponder == nil, !layers.stack.holdsKeyboard else { return }
        let preferred = (root as? Window)?.rootViewController?.preferredFocusedView
        let target =
            preferred
            ?? FocusNavigator.order(in: root).first { !$0.bounds.isEmpty && isFullyVisible($0) }
        if let target { makeFirstResponder(target) }
    }

    private func isFullyVisible(_ view: View) -> Bool {
        var step = view.superview
        while let current = step {
            let clips = current.clipsToBounds || current === host.rootView
            if clips, !current.bounds.contains(view.convert(view.bounds, to: current)) { return false }
            step = current.superview
        }
        return true
    }

    // MARK: - First responder

    /// Implements `becomeFirstResponder()`.
    func grant(to responder: Responder) -> Bool {
        guard responder.canBecomeFirstResponder, layers.allowsFocus(of: responder) else { return false }
        if responder !== firstResponder, let old = firstResponder, !old.resignFirstResponder() {
            return false
        }
        let byKeyboard = isMovingByKey ?? showsRing
        let old = firstResponder
        updateFocusRing {
            self.firstResponder = responder
            self.showsRing = byKeyboard
        }
        firstResponderChanged(from: old)
        (responder as? View)?.scrollIntoView()
        return true
    }

    /// Implements `resignFirstResponder()`.
    func withdraw(from responder: Responder) -> Bool {
        guard responder === firstResponder, responder.canResignFirstResponder else { return false }
        updateFocusRing { self.firstResponder = nil }
        firstResponderChanged(from: responder)
        return true
    }

    /// Removes the focus, even from a responder that refuses to resign.
    func drop() {
        guard let old = firstResponder else { return }
        old.resignFirstResponder()
        if firstResponder === old { updateFocusRing { self.firstResponder = nil } }
        firstResponderChanged(from: old)
    }

    private func firstResponderChanged(from old: Responder?) {
        host.firstResponderChanged()
        notifyAncestors(of: old)
        if firstResponder !== old { notifyAncestors(of: firstResponder) }
        observers.firstResponderChanged(in: host)
        let caret = caretInWindow
        if textInput.focusChanged(caret: caret) { host.textInputChanged(caret: caret) }
    }

    /// Whether the first responder is `view` or a descendant of it, or operates one of them, and the window is active.
    func isFocused(within view: View) -> Bool {
        guard isActive, let focused = firstResponder as? View else { return false }
        if focused.isDescendant(of: view) { return true }
        var step: View? = focused
        while let current = step {
            if let operated = current.operatedView, operated.isDescendant(of: view) { return true }
            step = current.superview
        }
        return false
    }

    /// Notifies the views in which `responder` is, and those that it or a superview of it operates.
    private func notifyAncestors(of responder: Responder?) {
        var step = responder as? View
        while let view = step {
            (view as? any FocusWithinObserving)?.focusWithinChanged()
            if let operated = view.operatedView { focusWithinChanged(from: operated) }
            step = view.superview
        }
    }

    /// Notifies `view` and its superviews that the focus may have moved into or out of them.
    func focusWithinChanged(from view: View) {
        var step: View? = view
        while let current = step {
            (current as? any FocusWithinObserving)?.focusWithinChanged()
            step = current.superview
        }
    }

    // MARK: - Focus ring

    /// Changes the part of `view` that the focus ring surrounds by calling `change`, on behalf of the keyboard.
    func moveRing(of view: View, _ change: () -> Void) {
        guard firstResponder === view else { return change() }
        view.damageAll()
        change()
        showsRing = true
        view.queueForDisplay()
    }

    private func updateFocusRing(_ change: () -> Void) {
        let old = ringView
        old?.damageAll()
        change()
        let new = ringView
        if new === old { return }
        (old as? any FocusRingObserving)?.focusRingChanged()
        (new as? any FocusRingObserving)?.focusRingChanged()
        toolTips?.focusDidMove(to: new)
        old?.queueForDisplay()
        new?.queueForDisplay()
    }

    // MARK: - Caret

    /// The caret of the focused text view in the window's space, moved to the nearest edge if it is outside of the window; nil
    /// if no text view has the focus.
    private var caretInWindow: Rect? {
        guard let client = firstResponder as? any TextInputClient else { return nil }
        let caret = client.convert(client.caretRect, to: nil)
        let hostSize = host.size
        return Rect(
            x: min(max(caret.minX, 0), max(0, hostSize.width - caret.width)),
            y: min(max(caret.minY, 0), max(0, hostSize.height - caret.height)), width: caret.width,
            height: caret.height)
    }

    /// Notifies the input method if the caret has moved, within its view or with it.
    func caretMoved() {
        guard textInput.isActive, let caret = caretInWindow else { return }
        if textInput.caretChanged(caret) { host.textInputChanged(caret: caret) }
    }

    // MARK: - Compositions

    /// Lets the input method discard the composition of `text`, which a view has ended by itself.
    func compositionDidEnd(_ text: String) {
        textInput.compositionEnded(text, at: host.currentTime)
        host.compositionDidEnd()
    }

    /// Returns whether text is inserted, and not the answer of the input method to ``compositionDidEnd(_:)``.
    func accepts(_ event: TextInputEvent) -> Bool { textInput.accepts(event, at: host.currentTime) }

    func keyPressed() { textInput.keyPressed() }

    // MARK: - Changes of the window

    func setActive(_ isActive: Bool) {
        let wasActive = self.isActive
        updateFocusRing { self.isActive = isActive }
        if isActive == wasActive { return }
        notifyAncestors(of: firstResponder)
        textInput.invalidateReportedCaret()
        if isActive { caretMoved() } else { (firstResponder as? any KeyPressCancelling)?.cancelKeyPress() }
        (firstResponder as? any WindowActivityObserving)?.windowActivityChanged()
    }

    func treeChanged() {
        if wantsInitialFocus { focusInitially() }
        caretMoved()
    }

    func viewDisappeared(_ view: View) {
        if let focused = firstResponder as? View, focused.isDescendant(of: view) { drop() }
    }

    func viewWillLeave(_ view: View) { if firstResponder === view { drop() } }
}

/// A saved keyboard focus, which is restored after another view or layer has had the focus.
package struct SavedFocus {
    package weak var responder: Responder?
    /// Whether the focus ring was visible.
    package var showedRing = false

    package init(responder: Responder? = nil, showedRing: Bool = false) {
        self.responder = responder
        self.showedRing = showedRing
    }
}
