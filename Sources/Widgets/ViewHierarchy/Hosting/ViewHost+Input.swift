/// The input of a host, for the layers above: focus, capture and layers of the window. How events are routed is ``InputRouter``'s
/// matter.
extension ViewHost {
    /// Returns the view that takes an event at `point`, in points of the window's space.
    ///
    /// Respects the frame, bounds origin and transform of the root view. O(depth x subviews at the point).
    package func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        tree.hitTest(point, with: event)
    }

    /// The keyboard focus came to or left the host.
    public func setActive(_ isActive: Bool) { input.setActive(isActive) }

    /// Whether the window has the keyboard; true at first.
    package var isActive: Bool { input.focus.isActive }

    /// Whether the user has pressed a button or a key in the window, or turned the wheel.
    package var hasReceivedInput: Bool { input.hasReceivedInput }

    // MARK: - Focus

    /// The responder that has the keyboard focus; nil while none has.
    package var firstResponder: Responder? { input.firstResponder }

    /// The view around which the focus ring is drawn.
    package var focusRingView: View? { input.focus.ringView }

    /// Gives the keyboard focus to `responder`; nil takes it away.
    ///
    /// False when it is not given up or not taken. With `byKeyboard` the focus ring appears.
    @discardableResult package func makeFirstResponder(_ responder: Responder?, byKeyboard: Bool = false)
        -> Bool
    {
        input.focus.makeFirstResponder(responder, byKeyboard: byKeyboard)
    }

    /// Moves the focus to the next (or previous) view that can have it, as Tab does.
    @discardableResult package func moveFocus(backwards: Bool) -> Bool {
        input.focus.move(backwards: backwards)
    }

    /// Moves the focus into `root`, to `preferred` or the first view of the order of Tab; the views outside lose it in any case.
    package func moveFocus(into root: View, preferring preferred: View?, asByKeyboard: Bool) {
        input.focus.move(into: root, preferring: preferred, asByKeyboard: asByKeyboard)
    }

    /// Whether the focus moves by the keyboard just now: while `becomeFirstResponder()` runs.
    package var isFocusMovingByKeyboard: Bool { input.focus.isMovingByKeyboard }

    /// Whether Shift and Tab move the focus just now.
    package var isFocusMovingBackwards: Bool { input.focus.isMovingBackwards }

    /// Moves the part of `view` that the focus ring surrounds, by the keyboard.
    package func moveFocusRing(of view: View, _ change: () -> Void) { input.focus.moveRing(of: view, change) }

    /// The focus as it is now, for ``restoreFocus(_:asByKeyboard:)``.
    package var savedFocus: SavedFocus { input.focus.saved }

    /// Gives the focus back to a view that is still in the window, with its ring.
    ///
    /// With `asByKeyboard` a text selects its content as after Tab; otherwise its selection stays.
    package func restoreFocus(_ saved: SavedFocus, asByKeyboard: Bool) {
        input.focus.restore(saved, asByKeyboard: asByKeyboard)
    }

    /// Takes the focus away, also from a responder that refuses to resign.
    package func dropFocus() { input.focus.drop() }

    /// Gives the keyboard to the program around the views: dismisses a popover, and no view has the focus.
    package func endFocus() {
        if let layer = input.layers.stack.focusLayer, layer.rules.focus == .transient {
            layer.dismiss(restoringFocus: false)
        }
        dropFocus()
    }

    /// Whether the next layout is followed by a choice of the first responder, as in a new window.
    package var wantsInitialFocus: Bool {
        get { input.focus.wantsInitialFocus }
        set { input.focus.wantsInitialFocus = newValue }
    }

    /// Whether a responder from `responder` upwards has a command for the key, or a declarative view a shortcut.
    package func isBound(_ event: KeyEvent, from responder: Responder) -> Bool {
        input.keys.isBound(event, from: responder)
    }

    // MARK: - Pointer

    /// The place of the pointer, in the window's space; nil while it is outside.
    package var pointerLocation: Point? { input.pointer.location }

    /// The cursor for the view under the pointer; the arrow while the pointer is outside.
    ///
    /// Windows show it by themselves. An embedding program looks after each event and each frame.
    public var cursor: Cursor { input.pointer.cursor }

    /// Gives the rest of a press, or of a press on nothing, to `view`.
    package func capturePointer(in view: View) { input.pointer.capturePointer(in: view) }

    /// Gives the rest of a press on `view` or one of its descendants to `other`, which already acts on it.
    package func moveCapture(from view: View, to other: View) {
        input.pointer.moveCapture(from: view, to: other)
    }

    /// Gives the rest of a press to `view`, which opens during that press, and cancels it elsewhere.
    package func passCapture(to view: View) { input.pointer.passCapture(to: view) }

    /// Ends the press that is being tracked without a `mouseUp`, and notifies the views that may act on it.
    package func cancelCapture() { input.pointer.cancelCapture() }

    /// Opens the context menu of the pressed view or of its nearest ancestor that has one; false when there is none.
    package func showContextMenu(for mouse: MouseEvent, on view: View) -> Bool {
        input.contextMenus.show(for: mouse, on: view)
    }

    // MARK: - Layers

    /// Adds a layer that is shown from now on; once for a layer that is there.
    package func addLayer(_ layer: any InputLayer) { input.layers.add(layer) }

    /// Removes a layer that is dismissed.
    package func removeLayer(_ layer: any InputLayer) { input.removeLayer(layer) }

    /// Dismisses the layers of `level` and above that give way to another one.
    package func dismissLayers(from level: InputLayerRules.Level) { input.layers.dismiss(from: level) }

    /// Dismisses the menu and the popover that `view` has opened.
    package func dismissLayers(ownedBy view: View) { input.layers.dismiss(ownedBy: view) }

    /// The layers of one type, from back to front.
    package func layers<Layer: InputLayer>(of type: Layer.Type) -> [Layer] {
        input.layers.stack.layers.compactMap { $0 as? Layer }
    }

    /// The topmost layer of one type; nil when there is none.
    package func layer<Layer: InputLayer>(of type: Layer.Type) -> Layer? { layers(of: type).last }
}

extension ViewHost: InputHost {
    func textInputChanged(caret: Rect?) { requests?.textInputChanged(caret: caret) }

    func firstResponderChanged() { accessibilityChanged() }

    func cursorChanged(_ cursor: Cursor) { requests?.cursorChanged(cursor) }
}
