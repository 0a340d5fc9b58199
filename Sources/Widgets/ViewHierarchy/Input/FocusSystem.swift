/// The keyboard focus of a window: the first responder, its changes, and the visibility of the focus ring.
///
/// `UIFocusSystem`. ``FocusNavigator`` knows the order of Tab, ``InputLayers`` which views may have the focus at all.
final class FocusSystem {
    private unowned let host: any InputHost
    private let layers: InputLayers
    private let observers: InputObservers
    private let toolTips: (any ToolTipPresenting)?

    private(set) weak var firstResponder: Responder?
    /// Whether the focus came by the keyboard, so that its ring is visible.
    private(set) var showsRing = false
    /// Whether the window has the keyboard.
    private(set) var isActive = true
    /// Whether the next layout is followed by ``focusInitially()``; set by a new window.
    var wantsInitialFocus = false
    private var textInput = TextInputSession()

    /// Set while the focus moves: whether by the keyboard.
    ///
    /// A focus that is moved by program has a ring if the one before had.
    private var isMovingByKey: Bool?
    /// Whether Shift and Tab move the focus just now.
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

    /// Whether the focus moves by the keyboard just now.
    var isMovingByKeyboard: Bool { isMovingByKey == true }

    /// The view with the ring: the focused one, when the focus came by the keyboard.
    var ringView: View? { showsRing && isActive ? firstResponder as? View : nil }

    /// The focus as it is now, for ``restore(_:asByKeyboard:)``.
    var saved: SavedFocus { SavedFocus(responder: firstResponder, showedRing: showsRing) }

    // MARK: - Moving

    /// Gives the keyboard focus to `responder`; nil takes it away.
    ///
    /// False when it is not given up or not taken.
    @discardableResult func makeFirstResponder(_ responder: Responder?, byKeyboard: Bool = false) -> Bool {
        guard let responder else { return firstResponder?.resignFirstResponder() ?? true }
        isMovingByKey = byKeyboard
        defer { isMovingByKey = nil }
        return responder.becomeFirstResponder()
    }

    /// Moves the focus to the next (or previous) view that can have it.
    func move(backwards: Bool) -> Bool {
        let current = firstResponder as? View
        guard let next = FocusNavigator.next(after: current, in: layers.focusRoot, backwards: backwards)
        else { return false }
        isMovingBackwards = backwards
        defer { isMovingBackwards = false }
        return makeFirstResponder(next, byKeyboard: true)
    }

    /// Moves the focus into `root`, to `preferred` or the first view of the order of Tab; the views outside lose it in any case.
    func move(into root: View, preferring preferred: View?, asByKeyboard: Bool) {
        drop()
        let wanted = preferred ?? FocusNavigator.order(in: root).first
        makeFirstResponder(wanted, byKeyboard: asByKeyboard)
    }

    /// Gives the focus back to a view that is still in the window, with its ring.
    ///
    /// With `asByKeyboard` a text selects its content as after Tab; otherwise its selection stays.
    func restore(_ saved: SavedFocus, asByKeyboard: Bool) {
        guard let view = saved.responder as? View, view.viewTree?.host === host else { return }
        let ring = saved.showedRing || showsRing
        if asByKeyboard {
            makeFirstResponder(view, byKeyboard: ring)
        } else {
            changeRing { self.showsRing = ring }
            view.becomeFirstResponder()
        }
    }

    /// Gives the focus to the innermost view around a pressed view that can have it.
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

    /// Focuses the preferred view of a new window's controller, or the first focusable view that is wholly visible.
    ///
    /// The focus ring is not shown: it appears with the first use of the keyboard. A view that would have to be scrolled to is left
    /// out, so that the window opens at the top of its content.
    private func focusInitially() {
        wantsInitialFocus = false
        let root = host.rootView
        guard firstResponder == nil, !layers.stack.holdsKeyboard else { return }
        let preferred = (root as? Window)?.rootViewController?.preferredFocusedView
        let wanted =
            preferred
            ?? FocusNavigator.order(in: root).first { !$0.bounds.isEmpty && isWhollyVisible($0) }
        if let wanted { makeFirstResponder(wanted) }
    }

    private func isWhollyVisible(_ view: View) -> Bool {
        var step = view.superview
        while let current = step {
            let clips = current.clipsToBounds || current === host.rootView
            if clips, !current.bounds.contains(view.convert(view.bounds, to: current)) { return false }
            step = current.superview
        }
        return true
    }

    // MARK: - Granting

    /// Implements `becomeFirstResponder()`.
    func grant(to responder: Responder) -> Bool {
        guard responder.canBecomeFirstResponder, layers.allowsFocus(of: responder) else { return false }
        if responder !== firstResponder, let old = firstResponder, !old.resignFirstResponder() {
            return false
        }
        let byKeyboard = isMovingByKey ?? showsRing
        changeRing {
            self.firstResponder = responder
            self.showsRing = byKeyboard
        }
        firstResponderChanged()
        (responder as? View)?.scrollIntoView()
        return true
    }

    /// Implements `resignFirstResponder()`.
    func withdraw(from responder: Responder) -> Bool {
        guard responder === firstResponder, responder.canResignFirstResponder else { return false }
        changeRing { self.firstResponder = nil }
        firstResponderChanged()
        return true
    }

    /// Takes the focus away, also from a responder that refuses to resign.
    func drop() {
        guard let old = firstResponder else { return }
        old.resignFirstResponder()
        if firstResponder === old { changeRing { self.firstResponder = nil } }
        firstResponderChanged()
    }

    private func firstResponderChanged() {
        host.firstResponderChanged()
        observers.firstResponderChanged(in: host)
        let caret = caretInWindow
        if textInput.focusChanged(caret: caret) { host.textInputChanged(caret: caret) }
    }

    // MARK: - The ring

    /// Moves the part of `view` that the ring surrounds, by the keyboard.
    func moveRing(of view: View, _ change: () -> Void) {
        guard firstResponder === view else { return change() }
        view.damageAll()
        change()
        showsRing = true
        view.queueForDisplay()
    }

    private func changeRing(_ change: () -> Void) {
        let old = ringView
        old?.damageAll()
        change()
        let new = ringView
        if new === old { return }
        (old as? any FocusRingObserving)?.focusRingChanged()
        (new as? any FocusRingObserving)?.focusRingChanged()
        toolTips?.focusCame(to: new)
        old?.queueForDisplay()
        new?.queueForDisplay()
    }

    // MARK: - The caret

    /// The caret of the focused text, or the edge nearest to it where it is outside of the window; nil without a text.
    private var caretInWindow: Rect? {
        guard let client = firstResponder as? any TextInputClient else { return nil }
        let caret = client.convert(client.caretRect, to: nil)
        let room = host.size
        return Rect(
            x: min(max(caret.minX, 0), max(0, room.width - caret.width)),
            y: min(max(caret.minY, 0), max(0, room.height - caret.height)), width: caret.width,
            height: caret.height)
    }

    /// Notifies the input method when the caret has moved, with its view or by itself.
    func caretMoved() {
        guard textInput.isActive, let caret = caretInWindow else { return }
        if textInput.caretChanged(caret) { host.textInputChanged(caret: caret) }
    }

    // MARK: - Changes of the window

    func setActive(_ isActive: Bool) {
        let wasActive = self.isActive
        changeRing { self.isActive = isActive }
        if isActive == wasActive { return }
        textInput.forgetCaret()
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

    func forget(_ view: View) { if firstResponder === view { drop() } }
}

/// The keyboard focus at one time, for what takes it meanwhile and gives it back.
package struct SavedFocus {
    package weak var responder: Responder?
    /// Whether the focus ring was visible.
    package var showedRing = false

    package init(responder: Responder? = nil, showedRing: Bool = false) {
        self.responder = responder
        self.showedRing = showedRing
    }
}
