/// The routing of pointer events to the view under the pointer, or to the view that has captured it while a button is held.
final class PointerRouter {
    private unowned let host: any InputHost
    private let layers: InputLayers
    private let focus: FocusSystem
    private let contextMenus: ContextMenus
    private let toolTips: (any ToolTipPresenting)?
    private let drags: DragSystem

    private var clicks = ClickCounter()
    private var capture = PointerCapture<View>()
    private var hovered = HoverPath<View>()
    private var panning = TouchPanning()
    /// The last event inside the window; nil while the pointer is outside.
    private var last: MouseEvent?
    /// The cursor for the view under the pointer; the arrow while the pointer is outside.
    private(set) var cursor = Cursor.arrow

    init(
        host: any InputHost, layers: InputLayers, focus: FocusSystem, contextMenus: ContextMenus,
        toolTips: (any ToolTipPresenting)?, drags: DragSystem
    ) {
        self.host = host
        self.layers = layers
        self.focus = focus
        self.contextMenus = contextMenus
        self.toolTips = toolTips
        self.drags = drags
        drags.onTakeOver = { [unowned self] in dragBegan() }
    }

    /// The position of the pointer in the window's space; nil while it is outside.
    var location: Point? { last?.locationInWindow }

    // MARK: - Events

    func dispatch(_ scroll: ScrollEvent) -> Bool {
        layers.dismiss(by: .input)
        guard let view = host.hitTest(scroll.locationInWindow, with: .scroll(scroll)) else { return false }
        return ResponderChain.handles { view.scrollWheel(with: scroll) }
    }

    func dispatch(_ mouse: MouseEvent) -> Bool {
        last = mouse.phase == .left ? nil : mouse
        defer { updateCursor() }
        switch mouse.phase {
        case .down: return press(mouse)
        case .up: return release(mouse)
        case .moved: return move(mouse)
        case .left:
            if capture.target == nil, !drags.isDragging { hover(over: nil, mouse) }
            return false
        }
    }

    private func press(_ mouse: MouseEvent) -> Bool {
        // During a drag, other buttons have no effect.
        if drags.isDragging { return true }
        layers.dismiss(by: .input)
        let path = capture.target == nil ? Self.path(from: view(under: mouse)) : []
        capture.press(on: path)
        var mouse = mouse
        mouse.clickCount = clicks.press(
            button: mouse.button, at: mouse.locationInWindow, time: mouse.timestamp)
        guard let pressed = capture.target else { return false }
        hover(over: pressed, mouse)
        if mouse.button == .left, !layers.takesKeys { focus.focusByPress(on: pressed) }
        panning.press(mouse, on: pressed)
        let used = ResponderChain.handles {
            switch mouse.button {
            case .left: pressed.mouseDown(with: mouse)
            case .right: pressed.rightMouseDown(with: mouse)
            case .middle, .other: pressed.otherMouseDown(with: mouse)
            }
        }
        if mouse.button == .left, capture.target != nil { drags.press(mouse, on: pressed) }
        return used || mouse.button == .right && contextMenus.show(for: mouse, on: pressed)
    }

    private func release(_ mouse: MouseEvent) -> Bool {
        if drags.release(mouse) {
            if !drags.isDragging { hover(over: self.view(under: mouse), mouse) }
            return true
        }
        let view = capture.release(isButtonHeld: mouse.isButtonHeld)
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
        if capture.target == nil { hover(over: self.view(under: mouse), mouse) }
        return used
    }

    private func move(_ mouse: MouseEvent) -> Bool {
        if drags.isDragging { return drags.move(mouse) }
        if let area = panning.area {
            area.continuePan(with: mouse)
            return true
        }
        if let captured = capture.target {
            if takeOver(captured, mouse) || drags.move(mouse) { return true }
            return ResponderChain.handles { captured.mouseDragged(with: mouse) }
        }
        let view = view(under: mouse)
        hover(over: view, mouse)
        guard let view else { return false }
        return ResponderChain.handles { view.mouseMoved(with: mouse) }
    }

    /// Begins to drag the scrollable content around `view`, which a finger has pressed; returns false if the press is not such
    /// a drag.
    private func takeOver(_ view: View, _ mouse: MouseEvent) -> Bool {
        guard let area = panning.takeover(mouse, from: view) else { return false }
        capture.transfer(to: Self.path(from: area))
        drags.endRecognition()
        if view !== area { view.mouseCancelled() }
        panning.begin(mouse)
        return true
    }

    private func view(under mouse: MouseEvent) -> View? {
        host.hitTest(mouse.locationInWindow, with: .mouse(mouse))
    }

    /// Returns the view and its ancestors, innermost first.
    private static func path(from view: View?) -> [View] {
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
    private func hover(over view: View?, _ mouse: MouseEvent) {
        let path = Array(Self.path(from: view).reversed())
        guard let change = hovered.move(to: path) else { return }
        for view in change.exited { view.mouseExited(with: mouse) }
        for view in change.entered { view.mouseEntered(with: mouse) }
        if capture.target == nil {
            toolTips?.pointerDidMove(to: path.last { $0.rare?.toolTip?.isEmpty == false })
        }
    }

    // MARK: - Capture

    /// Transfers the rest of the current press to `view`, even if no view was pressed.
    func capturePointer(in view: View) { capture.transfer(to: Self.path(from: view)) }

    /// Transfers the rest of a press on `view` or one of its descendants to `other`, which already handles the press.
    func moveCapture(from view: View, to other: View) {
        if let captured = capture.target, captured.isDescendant(of: view) { capturePointer(in: other) }
    }

    /// Transfers the rest of a press to `view`, which was presented during that press, and cancels the press elsewhere.
    func passCapture(to view: View) {
        guard let old = capture.target, old !== view else { return }
        capturePointer(in: view)
        panning.end()
        drags.endRecognition()
        old.mouseCancelled()
    }

    /// Cancels the current press without a `mouseUp` and notifies the views that may handle it.
    func cancelCapture() {
        // Responders forward the notification along `next`; a removed view no longer forwards it to its former superview.
        let notified = capture.cancel { $0.superview }
        drags.endRecognition()
        panning.end()
        for view in notified { view.mouseCancelled() }
    }

    /// Cancels the press for the views, because it has become a drag.
    private func dragBegan() {
        cancelCapture()
        hover(over: nil, last ?? MouseEvent(phase: .left, locationInWindow: .zero))
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
