/// The input of a host for other layers of the toolkit: focus, capture and layers of the window.
///
/// ``InputRouter`` implements the routing of events.
extension ViewHost {
    /// Returns the view that receives an event at `point`, in points of the window's space; nil if there is none.
    ///
    /// Takes frame, bounds origin and transform of the root view into account. O(depth x subviews at the point).
    ///
    /// While popups are displayed outside of the window, a point outside belongs to the topmost layer.
    package func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        tree.hitTest(point, with: event)
            ?? (popups.isEmpty ? nil : input.layers.hitTest(outside: point, with: event))
    }

    /// Notifies the host that its window has become active or inactive: it has gained or lost the keyboard.
    public func setActive(_ isActive: Bool) { input.setActive(isActive) }

    /// Whether the window has the keyboard; true by default.
    package var isActive: Bool { input.focus.isActive }

    /// Whether the window has received a button press, a key press or a scroll event.
    package var hasReceivedInput: Bool { input.hasReceivedInput }

    // MARK: - Focus

    /// The responder with the keyboard focus; nil if none has it.
    public var firstResponder: Responder? { input.firstResponder }

    /// The view around which the focus ring is drawn; nil if none is drawn.
    package var focusRingView: View? { input.focus.ringView }

    /// Moves the keyboard focus to `responder`; nil removes it from the first responder.
    ///
    /// With `byKeyboard`, the focus ring is shown.
    ///
    /// - Returns: False if the current first responder refuses to resign or `responder` refuses the focus.
    @discardableResult package func makeFirstResponder(_ responder: Responder?, byKeyboard: Bool = false)
        -> Bool
    {
        input.focus.makeFirstResponder(responder, byKeyboard: byKeyboard)
    }

    /// Moves the focus to the next (or previous) view that can have it, as Tab does; returns false if there is none.
    @discardableResult package func moveFocus(backwards: Bool) -> Bool {
        input.focus.move(backwards: backwards)
    }

    /// Moves the focus into `root`, to `preferred` or the first view in tab order; a view outside loses it in any case.
    package func moveFocus(into root: View, preferring preferred: View?, asByKeyboard: Bool) {
        input.focus.move(into: root, preferring: preferred, asByKeyboard: asByKeyboard)
    }

    /// Whether the keyboard is moving the focus at the moment, while `becomeFirstResponder()` runs.
    package var isFocusMovingByKeyboard: Bool { input.focus.isMovingByKeyboard }

    /// Whether Shift+Tab is moving the focus at the moment.
    package var isFocusMovingBackwards: Bool { input.focus.isMovingBackwards }

    /// Changes the part of `view` that the focus ring surrounds by calling `change`, on behalf of the keyboard.
    package func moveFocusRing(of view: View, _ change: () -> Void) { input.focus.moveRing(of: view, change) }

    /// The current focus, for ``restoreFocus(_:asByKeyboard:)``.
    package var savedFocus: SavedFocus { input.focus.saved }

    /// Restores the focus, with its ring, if the view is still in the window.
    ///
    /// With `asByKeyboard`, a text view selects all its text as after Tab; otherwise its selection is kept.
    package func restoreFocus(_ saved: SavedFocus, asByKeyboard: Bool) {
        input.focus.restore(saved, asByKeyboard: asByKeyboard)
    }

    /// Removes the focus, even from a responder that refuses to resign.
    package func dropFocus() { input.focus.drop() }

    /// Returns the keyboard to the embedding program: dismisses menus and popovers, and removes the focus.
    package func endFocus() { input.endFocus() }

    /// Whether the next layout is followed by the choice of an initial first responder, as in a new window.
    package var wantsInitialFocus: Bool {
        get { input.focus.wantsInitialFocus }
        set { input.focus.wantsInitialFocus = newValue }
    }

    /// Returns whether a responder from `responder` up the chain, the menu bar or a declarative view has an enabled command for the key.
    package func keyBinding(of event: KeyEvent, from responder: Responder) -> KeyBinding? {
        input.keys.keyBinding(of: event, from: responder)
    }

    // MARK: - Pointer

    /// The position of the pointer in the window's space; nil while it is outside.
    package var pointerLocation: Point? { input.pointer.location }

    /// The cursor for the view under the pointer; the arrow while the pointer is outside.
    ///
    /// Windows apply it automatically. An embedding program reads it after each event and each frame.
    public var cursor: Cursor { input.pointer.cursor }

    /// Transfers the rest of the current press to `view`, even if no view was pressed.
    package func capturePointer(in view: View) { input.pointer.capturePointer(in: view) }

    /// Transfers the rest of a press on `view` or one of its descendants to `other`, which already handles the press.
    package func moveCapture(from view: View, to other: View) {
        input.pointer.moveCapture(from: view, to: other)
    }

    /// Transfers the rest of a press to `view`, which was presented during that press, and cancels the press elsewhere.
    package func passCapture(to view: View) { input.pointer.passCapture(to: view) }

    /// Cancels the current press without a `mouseUp` and notifies the views that may handle it.
    package func cancelCapture() { input.pointer.cancelCapture() }

    /// Opens the context menu of the pressed view or of its nearest ancestor that has one; returns false if there is none.
    package func showContextMenu(for mouse: MouseEvent, on view: View) -> Bool {
        input.contextMenus.show(for: mouse, on: view)
    }

    // MARK: - Layers

    /// Adds a layer that has been presented; does nothing if it has been added before.
    package func addLayer(_ layer: any InputLayer) { input.layers.add(layer) }

    /// Removes a layer that has been dismissed.
    package func removeLayer(_ layer: any InputLayer) { input.removeLayer(layer) }

    /// Dismisses the layers of `level` and above that a new layer replaces.
    package func dismissLayers(from level: InputLayerRules.Level) { input.layers.dismiss(from: level) }

    /// Dismisses the menu and the popover opened by `view`.
    package func dismissLayers(ownedBy view: View) { input.layers.dismiss(ownedBy: view) }

    /// Dismisses menus, popovers and tool tips in windows of their own, because another window has grabbed the pointer.
    package func dismissPopups() { if !popups.isEmpty { input.layers.dismiss(by: .deactivation) } }

    /// Returns the layers of one type, from back to front.
    package func layers<Layer: InputLayer>(of type: Layer.Type) -> [Layer] {
        input.layers.stack.layers.compactMap { $0 as? Layer }
    }

    /// Returns the topmost layer of one type; nil if there is none.
    package func layer<Layer: InputLayer>(of type: Layer.Type) -> Layer? { layers(of: type).last }
}

extension ViewHost: InputHost {
    func textInputChanged(caret: Rect?) { requests?.textInputChanged(caret: caret) }
    func compositionDidEnd() { requests?.compositionDidEnd() }
    func firstResponderChanged() { accessibilityChanged() }
    func cursorChanged(_ cursor: Cursor) { requests?.cursorChanged(cursor) }
}

/// Drags within the program and from other programs.
extension ViewHost: DragHost {
    package func dragCursorDidChange() { input.pointer.updateCursor() }

    package func dragDestination(at point: Point) -> (host: any DragHost, location: Point)? {
        if Rect(origin: .zero, size: size).contains(point) { return (self, point) }
        return requests?.dragDestination(at: point)
    }

    /// Whether the user is dragging items that began in this window.
    package var isDragging: Bool { input.drags.isDragging }

    /// Dispatches an event of a drag that began in another program; windows do this themselves.
    ///
    /// - Returns: The effect of a drop at the current location; after a drop, its effect.
    @discardableResult public func handle(_ event: DropEvent) -> DropOperation {
        var operation = DropOperation.cancel
        InvalidationTrace.during("a drag of another program") { operation = input.drags.handle(event) }
        if accessibilityTracker != nil { compareElementsAfterEvent() }
        return operation
    }
}
