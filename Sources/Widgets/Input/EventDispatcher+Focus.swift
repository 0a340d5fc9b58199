/// The keyboard focus: the first responder, its changes, and the visibility of the focus ring.
extension EventDispatcher {
    /// Moves the focus to the next (or previous) view that can have it.
    func moveFocus(backwards: Bool) -> Bool {
        let current = firstResponder as? View
        guard let next = FocusNavigator.next(after: current, in: focusRoot, backwards: backwards) else {
            return false
        }
        isFocusMovingBackwards = backwards
        defer { isFocusMovingBackwards = false }
        return makeFirstResponder(next, byKeyboard: true)
    }

    /// The part of the focused view that the ring is around moves by the keyboard.
    func moveRing(of view: View, _ change: () -> Void) {
        guard firstResponder === view else { return change() }
        view.damageAll()
        change()
        showsFocus = true
        view.queueForDisplay()
    }

    /// Focuses the preferred view of a new window's controller, or the first focusable view that is wholly visible.
    ///
    /// The focus ring is not shown: it appears with the first use of the keyboard. A view that would have to be scrolled to is left
    /// out, so that the window opens at the top of its content.
    func focusInitially() {
        wantsInitialFocus = false
        let root = host.rootView
        guard firstResponder == nil, menu == nil, popover == nil, modals.isEmpty else { return }
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

    /// Whether the focus is moving, and by Tab.
    var isFocusMovingByKeyboard: Bool { isMovingByKeyboard == true }

    /// The view with the ring: the focused one, when the focus came by the keyboard.
    var focusRingView: View? { showsFocus && isActive ? firstResponder as? View : nil }

    /// Gives the keyboard focus to `responder`; nil takes it away.
    ///
    /// False when it is not given up or not taken.
    @discardableResult func makeFirstResponder(_ responder: Responder?, byKeyboard: Bool = false) -> Bool {
        guard let responder else { return firstResponder?.resignFirstResponder() ?? true }
        isMovingByKeyboard = byKeyboard
        defer { isMovingByKeyboard = nil }
        return responder.becomeFirstResponder()
    }

    /// Implements `becomeFirstResponder()`.
    func grantFocus(to responder: Responder) -> Bool {
        guard responder.canBecomeFirstResponder, isInReach(responder) else { return false }
        if responder !== firstResponder, let old = firstResponder, !old.resignFirstResponder() {
            return false
        }
        let byKeyboard = isMovingByKeyboard ?? showsFocus
        changeRing {
            self.firstResponder = responder
            self.showsFocus = byKeyboard
        }
        tellTextInput()
        (responder as? View)?.scrollIntoView()
        return true
    }

    /// Implements `resignFirstResponder()`.
    func withdrawFocus(from responder: Responder) -> Bool {
        guard responder === firstResponder, responder.canResignFirstResponder else { return false }
        changeRing { self.firstResponder = nil }
        tellTextInput()
        return true
    }

    /// The platform composes text only while somebody wants it.
    private func tellTextInput() {
        tellFocusObservers()
        let client = firstResponder as? any TextInputClient
        if client == nil, !wantsTextInput { return }
        wantsTextInput = client != nil
        toldCaret = client.map { caretPlace(of: $0) }
        host.requests?.textInputChanged(caret: toldCaret)
    }

    /// Where the input method is to put its window: at the caret, or at the edge where that went out of the window.
    private func caretPlace(of client: any TextInputClient) -> Rect {
        let caret = client.convert(client.caretRect, to: nil)
        let room = host.size
        return Rect(
            x: min(max(caret.minX, 0), max(0, room.width - caret.width)),
            y: min(max(caret.minY, 0), max(0, room.height - caret.height)), width: caret.width,
            height: caret.height)
    }

    /// Tells where the caret is now: it was moved, or all around it was.
    func tellCaret() {
        guard wantsTextInput, let client = firstResponder as? any TextInputClient else { return }
        let place = caretPlace(of: client)
        if place == toldCaret { return }
        toldCaret = place
        host.requests?.textInputChanged(caret: place)
    }

    /// A window that gets the keyboard has to say again where its caret is: input methods know of one.
    func activityChanged() {
        toldCaret = nil
        if isActive { tellCaret() } else { (firstResponder as? any KeyPressCancelling)?.cancelKeyPress() }
        (firstResponder as? any WindowActivityObserving)?.windowActivityChanged()
    }

    /// Where the focus can go: within what is presented, else anywhere.
    var focusRoot: View { popover ?? modals.last ?? host.rootView }

    private func isInReach(_ responder: Responder) -> Bool {
        let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
        // A popover is no wall: it goes.
        if let popover {
            if view?.isDescendant(of: popover) == true { return true }
            popover.dismiss(restoringFocus: false)
        }
        guard let modal = modals.last else { return true }
        return view?.isDescendant(of: modal) ?? true
    }

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

    func changeRing(_ change: () -> Void) {
        let old = focusRingView
        old?.damageAll()
        change()
        let new = focusRingView
        if new === old { return }
        (old as? any FocusRingObserving)?.focusRingChanged()
        (new as? any FocusRingObserving)?.focusRingChanged()
        toolTips.focusCame(to: new)
        old?.queueForDisplay()
        new?.queueForDisplay()
    }

    func dropFocus() {
        guard let old = firstResponder else { return }
        old.resignFirstResponder()
        if firstResponder === old { changeRing { self.firstResponder = nil } }
        tellTextInput()
    }
}
