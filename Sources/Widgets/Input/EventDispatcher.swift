/// Brings each event to its view: by hit test, by capture while a button is held, by focus for keys.
package final class EventDispatcher: InputRouting {
    unowned let host: ViewHost
    private var clicks = ClickCounter()
    /// The views under the pointer, outermost first.
    private var hovered: [WeakView] = []
    /// The view that gets the pointer until the buttons are up.
    weak var captured: View? { didSet { captureChain = Self.chain(from: captured) } }
    /// The captured view and its superviews at the time of the press, innermost first: the views that may act on it.
    var captureChain: [WeakView] = []
    private var heldButtons = 0
    private var pointer: MouseEvent?
    package internal(set) weak var firstResponder: Responder?
    /// Whether the focus came by the keyboard, so that it shows.
    var showsFocus = false
    var isActive = true
    /// Somebody pressed a key or a button here: until then nothing has to catch an eye.
    private(set) var wasUsed = false
    /// Set while the focus moves: whether by the keyboard.
    ///
    /// A focus moved by program shows as the one before did.
    var isMovingByKeyboard: Bool?
    /// Set while Shift and Tab move the focus.
    var isFocusMovingBackwards = false
    var wantsTextInput = false
    /// Set by a new window: the next layout is followed by ``focusInitially()``.
    var wantsInitialFocus = false
    /// The caret's place that the input method knows of.
    var toldCaret: Rect?
    var panning = TouchPanning()
    /// The modal overlays, which cover the window and keep the focus inside; the innermost last.
    var modals: [PresentationOverlay] = []
    private(set) lazy var toolTips = ToolTips(host: host)
    /// The menu that is open: it gets every event.
    weak var menu: MenuOverlay?
    /// The open popover, which has the focus.
    weak var popover: PopoverOverlay?
    var observers: [WeakInputObserver] = []
    /// The last key was taken by a command that precedes the focused view: the text that it types is not inserted.
    private var dropsTypedText = false
    /// The key whose press is being handled.
    private var handledKey: KeyboardHIDUsage?
    /// The key that closed a popover, as long as it is held.
    private var closingKey: KeyboardHIDUsage?

    struct WeakView { weak var view: View? }

    init(host: ViewHost) { self.host = host }

    /// Sends the event to its view and up the chain; true when somebody kept it.
    func dispatch(_ event: InputEvent) -> Bool {
        wasUsed = wasUsed || event.isPress
        switch event {
        case .mouse(let mouse): return dispatch(mouse, event)
        case .scroll(let scroll):
            toolTips.dismiss()
            guard let view = host.hitTest(scroll.locationInWindow, with: event) else { return false }
            return ResponderChain.handles { view.scrollWheel(with: scroll) }
        case .key(let key): return dispatch(key)
        case .textInput(let text):
            if menu != nil { return true }
            if dropsTypedText { return true }
            guard let firstResponder else { return false }
            return ResponderChain.handles { firstResponder.insertText(text) }
        }
    }

    // MARK: - Pointer

    var cursor = Cursor.arrow
    /// The view that the pointer is over, or that has it while a button is held.
    var viewWithPointer: View? { captured ?? hovered.last?.view }

    private func dispatch(_ mouse: MouseEvent, _ event: InputEvent) -> Bool {
        pointer = mouse.phase == .left ? nil : mouse
        defer { updateCursor() }
        switch mouse.phase {
        case .down: return press(mouse, event)
        case .up: return release(mouse)
        case .moved: return move(mouse, event)
        case .left:
            if captured == nil { hover(over: nil, mouse) }
            return false
        }
    }

    private func press(_ mouse: MouseEvent, _ event: InputEvent) -> Bool {
        toolTips.dismiss()
        var mouse = mouse
        mouse.clickCount = clicks.press(
            button: mouse.button, at: mouse.locationInWindow, time: mouse.timestamp)
        if captured == nil {
            captured = host.hitTest(mouse.locationInWindow, with: event)
            heldButtons = 0
        }
        heldButtons += 1
        guard let captured else { return false }
        hover(over: captured, mouse)
        if mouse.button == .left, menu == nil { focusByPress(on: captured) }
        panning.press(mouse, on: captured)
        let used = ResponderChain.handles {
            switch mouse.button {
            case .left: captured.mouseDown(with: mouse)
            case .right: captured.rightMouseDown(with: mouse)
            case .middle, .other: captured.otherMouseDown(with: mouse)
            }
        }
        return used || mouse.button == .right && showContextMenu(for: mouse, on: captured)
    }

    /// Where the pointer is, in the window's space; nil while it is outside.
    var pointerPlace: Point? { pointer?.locationInWindow }

    private func release(_ mouse: MouseEvent) -> Bool {
        let view = captured
        heldButtons = max(0, heldButtons - 1)
        if heldButtons == 0 || !mouse.isButtonHeld { captured = nil }
        var used = false
        if let area = panning.area {
            panning.end()
            area.endPan(at: mouse.timestamp)
            used = true
        } else if let view {
            used = ResponderChain.handles {
                switch mouse.button {
                case .left: view.mouseUp(with: mouse)
                case .right: view.rightMouseUp(with: mouse)
                case .middle, .other: view.otherMouseUp(with: mouse)
                }
            }
        }
        if captured == nil { hover(over: viewUnderPointer(mouse), mouse) }
        return used
    }

    private func move(_ mouse: MouseEvent, _ event: InputEvent) -> Bool {
        if let area = panning.area {
            area.continuePan(with: mouse)
            return true
        }
        if let captured {
            if takeOver(captured, mouse) { return true }
            return ResponderChain.handles { captured.mouseDragged(with: mouse) }
        }
        let view = viewUnderPointer(mouse)
        hover(over: view, mouse)
        guard let view else { return false }
        return ResponderChain.handles { view.mouseMoved(with: mouse) }
    }

    /// A finger that was put on `view` drags the content around it from now on.
    private func takeOver(_ view: View, _ mouse: MouseEvent) -> Bool {
        guard let area = panning.takeover(mouse, from: view) else { return false }
        captured = area
        if view !== area { view.mouseCancelled() }
        panning.begin(mouse)
        return true
    }

    private func viewUnderPointer(_ mouse: MouseEvent) -> View? {
        host.hitTest(mouse.locationInWindow, with: .mouse(mouse))
    }

    /// Tells the views that the pointer left, innermost first, and those that it came over, outermost first.
    private func hover(over view: View?, _ mouse: MouseEvent) {
        var chain: [View] = []
        var step = view
        while let current = step {
            chain.append(current)
            step = current.superview
        }
        chain.reverse()
        let old = hovered.compactMap(\.view)
        if old.count == chain.count, zip(old, chain).allSatisfy({ $0 === $1 }) { return }
        hovered = chain.map { WeakView(view: $0) }
        for view in old.reversed() where !chain.contains(where: { $0 === view }) {
            view.mouseExited(with: mouse)
        }
        for view in chain where !old.contains(where: { $0 === view }) { view.mouseEntered(with: mouse) }
        if captured == nil { toolTips.pointerCame(to: chain.last { $0.rare?.toolTip?.isEmpty == false }) }
    }

    // MARK: - Keyboard

    /// Records the key being handled as the one that closed an overlay: its auto-repeat is swallowed while it is held.
    func keyCloses() { closingKey = handledKey }

    private func dispatch(_ event: KeyEvent) -> Bool {
        let isDown = event.phase == .down
        if isDown { toolTips.dismiss() }
        if isDown, event.isARepeat, event.key.keyCode == closingKey { return true }
        closingKey = nil
        handledKey = isDown ? event.key.keyCode : nil
        defer { handledKey = nil }
        if let menu { return menu.handle(event) }
        let target: Responder = firstResponder ?? focusRoot
        dropsTypedText = isDown && performPriorityKeyCommand(event, from: target)
        if dropsTypedText { return true }
        let used = ResponderChain.handles {
            isDown ? target.keyDown(with: event) : target.keyUp(with: event)
        }
        if used || !isDown { return used }
        if performKeyCommand(event, from: target) || showContextMenu(byKey: event, from: target) {
            return true
        }
        if event.key.keyCode != .keyboardTab { return false }
        let modifiers = event.key.modifierFlags.subtracting(.alphaShift)
        guard modifiers.isSubset(of: .shift) else { return false }
        return moveFocus(backwards: modifiers.contains(.shift))
    }

    // MARK: - Activity

    func setActive(_ isActive: Bool) {
        if !isActive {
            menu?.dismiss()
            popover?.dismiss()
            toolTips.dismiss()
        }
        let wasActive = self.isActive
        changeRing { self.isActive = isActive }
        if isActive != wasActive { activityChanged() }
        if !isActive { cancelCapture() }
    }

    // MARK: - Changes of the tree

    /// Updates overlays, focus, caret and hover after a layout: the view under a resting pointer may have changed.
    func treeChanged() {
        keepOverlaysInPlace()
        if wantsInitialFocus { focusInitially() }
        tellCaret()
        guard let pointer else { return }
        if captured == nil { hover(over: viewUnderPointer(pointer), pointer) }
        updateCursor()
    }

    /// `view` with all below it is hidden.
    func viewDisappeared(_ view: View) {
        if let focused = firstResponder as? View, focused.isDescendant(of: view) { dropFocus() }
        if let captured, captured.isDescendant(of: view) { cancelCapture() }
        if let owner = menu?.owner, owner.isDescendant(of: view) { menu?.dismiss() }
        if let owner = popover?.owner, owner.isDescendant(of: view) { popover?.dismiss() }
    }

    /// Keeps sheets, popovers and menus over views that were added to the root view later, and over all of its bounds.
    private func keepOverlaysInPlace() {
        guard !modals.isEmpty || menu != nil || popover != nil else { return }
        let overlays: [View] = modals + (popover.map { [$0] } ?? []) + (menu.map { [$0] } ?? [])
        let front = host.rootView.subviews.filter { !($0 is ToolTipView) }.suffix(overlays.count)
        if !front.elementsEqual(overlays, by: { $0 === $1 }) {
            for overlay in overlays { host.rootView.bringSubviewToFront(overlay) }
        }
        // A root view that scrolls does not take its overlays along.
        let place = host.rootView.bounds
        for overlay in overlays where overlay.frame != place {
            View.performWithoutAnimation { overlay.frame = place }
        }
    }

    /// Removes the references to one view, without its descendants, when that leaves the host.
    func forget(_ view: View) {
        if firstResponder === view { dropFocus() }
        if view.rare?.toolTip != nil { toolTips.forget(view) }
        if let menu, menu.owner === view || menu.owner == nil { menu.dismiss() }
        if let popover, popover.owner === view || popover.owner == nil {
            popover.dismiss(restoringFocus: false)
        }
        if !modals.isEmpty { modals.removeAll { $0 === view } }
        if captured === view { cancelCapture() }
        if hovered.contains(where: { $0.view === view }) {
            hovered.removeAll { $0.view === view }
            view.mouseExited(with: pointer ?? MouseEvent(phase: .left, locationInWindow: .zero))
        }
    }
}

extension InputEvent {
    /// Something that a hand does on purpose.
    fileprivate var isPress: Bool {
        switch self {
        case .mouse(let mouse): mouse.phase == .down
        case .scroll, .key, .textInput: true
        }
    }
}
