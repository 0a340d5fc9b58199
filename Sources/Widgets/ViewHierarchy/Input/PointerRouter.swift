/// The routing of pointer events to the view under the pointer, or to the view that has captured it while a button is held.
final class PointerRouter {
    unowned let host: any InputHost
    private let layers: InputLayers
    private let focus: FocusSystem
    private let contextMenus: ContextMenus
    private let toolTips: (any ToolTipPresenting)?
    let drags: DragSystem

    private var clicks = ClickCounter()
    var capture = PointerCapture<View>()
    private var hovered = HoverPath<View>()
    let gestures: GestureCoordinator
    /// The press in progress, with its touch; nil while no button is held and no event is held back.
    var current: CurrentPress?
    /// The last event inside the window; nil while the pointer is outside.
    var last: MouseEvent?
    /// The cursor for the view under the pointer; the arrow while the pointer is outside.
    private(set) var cursor = Cursor.arrow

    init(
        host: any InputHost, layers: InputLayers, focus: FocusSystem, contextMenus: ContextMenus,
        toolTips: (any ToolTipPresenting)?, gestures: GestureCoordinator, drags: DragSystem
    ) {
        self.host = host
        self.layers = layers
        self.focus = focus
        self.contextMenus = contextMenus
        self.toolTips = toolTips
        self.gestures = gestures
        self.drags = drags
        gestures.sink = self
        drags.onTakeOver = { [unowned self] in dragBegan() }
    }

    /// The position of the pointer in the window's space; nil while it is outside.
    var location: Point? { last?.locationInWindow }

    // MARK: - Events

    func dispatch(_ scroll: ScrollEvent) -> Bool {
        layers.dismiss(by: .input)
        guard let view = host.hitTest(scroll.locationInWindow, with: .scroll(scroll)) else { return false }
        if gestures.scrolled(scroll, path: Self.path(from: view)) { return true }
        return ResponderChain.handles { view.scrollWheel(with: scroll) }
    }

    /// Dispatches a pointer event; `type` is the device of a press, by default a finger or a mouse as stated by the event.
    func dispatch(_ mouse: MouseEvent, type: Touch.TouchType? = nil, force: Double = 1) -> Bool {
        last = mouse.phase == .left ? nil : mouse
        defer { updateCursor() }
        switch mouse.phase {
        case .down: return press(mouse, type ?? (mouse.isTouch ? .direct : .indirectPointer))
        case .up: return release(mouse)
        case .moved:
            current?.touch.force = force
            return move(mouse)
        case .left:
            if capture.target == nil, !drags.isDragging { hover(over: nil, mouse) }
            return false
        }
    }

    /// Handles the end of popups outside of the window while the pointer is outside.
    func leaveWindow() {
        guard let left = last else { return }
        last = nil
        if capture.target == nil, !drags.isDragging { hover(over: nil, left) }
    }

    private func press(_ mouse: MouseEvent, _ type: Touch.TouchType) -> Bool {
        // During a drag, other buttons have no effect.
        if drags.isDragging { return true }
        layers.pressBegins(at: mouse.locationInWindow, isFirst: capture.target == nil)
        deliverHeldEvents()
        let isFirst = capture.target == nil
        let path = isFirst ? Self.path(from: view(under: mouse)) : []
        capture.press(on: path)
        var mouse = mouse
        mouse.clickCount = clicks.press(
            button: mouse.button, at: mouse.locationInWindow, time: mouse.timestamp)
        guard let pressed = capture.target else { return false }
        hover(over: pressed, mouse)
        if mouse.button == .left, !layers.takesKeys { focus.focusByPress(on: pressed) }
        if isFirst {
            let touch = Touch(
                type: type, view: pressed, at: mouse.locationInWindow, time: mouse.timestamp,
                tapCount: mouse.clickCount, buttonMask: mouse.button.mask)
            let press = CurrentPress(touch)
            current = press
            gestures.began(touch, path: path, modifiers: mouse.modifierFlags)
            if press.isTaken { return true }
            if press === current, gestures.delaysBegan(touch) {
                press.heldDown = mouse
                return true
            }
        } else {
            current?.touch.buttonMask.insert(mouse.button.mask)
        }
        // An action of a gesture may have cancelled the press.
        guard capture.target === pressed else { return true }
        return deliver(press: mouse, to: pressed)
    }

    func deliver(press mouse: MouseEvent, to view: View) -> Bool {
        current?.isDelivered = true
        let used = ResponderChain.handles {
            switch mouse.button {
            case .left: view.mouseDown(with: mouse)
            case .right: view.rightMouseDown(with: mouse)
            case .middle, .other: view.otherMouseDown(with: mouse)
            }
        }
        if mouse.button == .left, capture.target === view, let touch = current?.touch {
            drags.press(mouse, on: view, touch)
        }
        return used || mouse.button == .right && contextMenus.show(for: mouse, on: view)
    }

    private func release(_ mouse: MouseEvent) -> Bool {
        if drags.release(mouse) {
            if !drags.isDragging { hover(over: self.view(under: mouse), mouse) }
            return true
        }
        let view = capture.release(isButtonHeld: mouse.isButtonHeld)
        var used = false
        if let press = current, capture.target == nil {
            press.releasedView = view
            press.touch.move(to: mouse.locationInWindow, mouse.timestamp, .ended)
            gestures.ended(press.touch, modifiers: mouse.modifierFlags)
            used = press.isTaken
            if !used, gestures.delaysEnded(press.touch) || press.heldDown != nil {
                press.heldUp = mouse
                used = true
            } else if press === current {
                current = nil
            }
        } else {
            current?.touch.buttonMask.remove(mouse.button.mask)
            used = current?.isTaken == true
        }
        if !used, let view { used = deliver(release: mouse, to: view) }
        if capture.target == nil { hover(over: self.view(under: mouse), mouse) }
        return used
    }

    func deliver(release mouse: MouseEvent, to view: View) -> Bool {
        ResponderChain.handles {
            switch mouse.button {
            case .left: view.mouseUp(with: mouse)
            case .right: view.rightMouseUp(with: mouse)
            case .middle, .other: view.otherMouseUp(with: mouse)
            }
        }
    }

    private func move(_ mouse: MouseEvent) -> Bool {
        if drags.isDragging { return drags.move(mouse) }
        if capture.target != nil, let press = current {
            if drags.move(mouse) { return true }
            press.touch.move(to: mouse.locationInWindow, mouse.timestamp, .moved)
            gestures.moved(press.touch, modifiers: mouse.modifierFlags)
            if press.isTaken || press.heldDown != nil { return true }
        }
        if let captured = capture.target {
            return ResponderChain.handles { captured.mouseDragged(with: mouse) }
        }
        let view = view(under: mouse)
        hover(over: view, mouse)
        guard let view else { return false }
        return ResponderChain.handles { view.mouseMoved(with: mouse) }
    }

    private func view(under mouse: MouseEvent) -> View? {
        host.hitTest(mouse.locationInWindow, with: .mouse(mouse))
    }

    /// Returns the view and its ancestors, innermost first.
    static func path(from view: View?) -> [View] {
        var path: [View] = []
        var step = view
        while let view = step {
            path.append(view)
            step = view.superview
        }
        return path
    }

    // MARK: - Hover

    /// Notifies the views that the pointer has left, innermost first, then those that it has entered, outermost first.
    func hover(over view: View?, _ mouse: MouseEvent) {
        let innermostFirst = Self.path(from: view)
        if capture.target == nil, !mouse.isTouch { gestures.hover(over: innermostFirst, mouse) }
        let path = Array(innermostFirst.reversed())
        guard let change = hovered.move(to: path) else { return }
        for view in change.exited { view.mouseExited(with: mouse) }
        for view in change.entered { view.mouseEntered(with: mouse) }
        if capture.target == nil {
            toolTips?.pointerDidMove(to: path.last { $0.rare?.toolTip?.isEmpty == false })
        }
    }

    // MARK: - Capture

    /// Whether a press or a drag is in progress.
    var isCaptured: Bool { capture.target != nil || drags.isDragging }

    /// Transfers the rest of the current press to `view`, even if no view was pressed.
    func capturePointer(in view: View) {
        cancelGestures()
        capture.transfer(to: Self.path(from: view))
    }

    /// Transfers the rest of a press on `view` or one of its descendants to `other`, which already handles the press.
    func moveCapture(from view: View, to other: View) {
        if let captured = capture.target, captured.isDescendant(of: view) { capturePointer(in: other) }
    }

    /// Transfers the rest of a press to `view`, which was presented during that press, and cancels the press elsewhere.
    func passCapture(to view: View) {
        guard let old = capture.target, old !== view else { return }
        let wasTaken = current?.hidesPress == true
        capturePointer(in: view)
        if !wasTaken { old.mouseCancelled() }
    }

    /// Cancels the current press without a `mouseUp` and notifies the views that may handle it.
    func cancelCapture() {
        let press = current
        // Responders forward the notification along `next`; a removed view no longer forwards it to its former superview.
        let notified = capture.cancel { $0.superview }
        cancelGestures()
        if press?.hidesPress == true { return }
        for view in notified { view.mouseCancelled() }
    }

    /// Cancels the gestures of the current press, and the recognition of a drag; the press itself continues.
    private func cancelGestures() {
        drags.endRecognition()
        guard let press = current else { return }
        current = nil
        press.touch.phase = .cancelled
        gestures.cancelled(press.touch)
    }

    // MARK: - Cursor

    /// Updates the cursor for the position of the pointer, and notifies the window if it has changed.
    func updateCursor() {
        let newCursor = drags.cursor ?? location.map { cursor(at: $0) } ?? .arrow
        if newCursor == cursor { return }
        cursor = newCursor
        if location != nil || drags.isDragging { host.cursorChanged(newCursor) }
    }

    /// The view that has captured the pointer, or else the view under the pointer.
    private var viewWithPointer: View? { capture.target ?? hovered.innermost }

    private func cursor(at location: Point) -> Cursor {
        guard let view = viewWithPointer else { return .arrow }
        if view.rare?.cursor == nil, let provider = view as? any CursorProviding,
            let own = provider.cursor(at: view.convert(location, from: nil))
        {
            return own
        }
        var step: View? = view
        while let current = step {
            if let cursor = current.rare?.cursor { return cursor }
            step = current.superview
        }
        return .arrow
    }

    /// Updates the cursor after that of `view` has changed.
    func cursorChanged(of view: View) {
        if viewWithPointer?.isDescendant(of: view) == true { updateCursor() }
    }

    // MARK: - Changes of the tree

    /// Updates hover and cursor after a layout, even if the pointer has not moved.
    func treeChanged() {
        guard let last else { return }
        if capture.target == nil, !drags.isDragging { hover(over: view(under: last), last) }
        updateCursor()
    }

    func viewDisappeared(_ view: View) {
        if let captured = capture.target, captured.isDescendant(of: view) { cancelCapture() }
    }

    func viewWillLeave(_ view: View) {
        if capture.target === view { cancelCapture() }
        if hovered.remove(view) {
            view.mouseExited(with: last ?? MouseEvent(phase: .left, locationInWindow: .zero))
        }
    }
}
