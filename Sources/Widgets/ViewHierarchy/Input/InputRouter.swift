/// The routing of a window's events: to a layer in front, to the view under the pointer, or to the first responder.
///
/// It connects the components that decide: ``PointerRouter``, ``TouchRouter``, ``KeyRouter``, ``FocusSystem`` and ``InputLayers``.
final class InputRouter: InputRouting {
    let observers = InputObservers()
    let layers: InputLayers
    let focus: FocusSystem
    let pointer: PointerRouter
    let touches: TouchRouter
    let gestures = GestureCoordinator()
    let keys: KeyRouter
    let contextMenus: ContextMenus
    private unowned let host: any InputHost
    let drags: DragSystem
    /// Whether the window has received a button press, a key press or a scroll event.
    ///
    /// Carets do not blink before that.
    private(set) var hasReceivedInput = false

    init(host: any InputHost, overlays: OverlayPresenters) {
        self.host = host
        layers = InputLayers(host: host)
        focus = FocusSystem(host: host, layers: layers, observers: observers, toolTips: overlays.toolTips)
        contextMenus = ContextMenus(presenter: overlays.menus, focus: focus)
        drags = DragSystem(host: host)
        pointer = PointerRouter(
            host: host, layers: layers, focus: focus, contextMenus: contextMenus, toolTips: overlays.toolTips,
            gestures: gestures, drags: drags)
        touches = TouchRouter(host: host, pointer: pointer, gestures: gestures)
        keys = KeyRouter(
            host: host, layers: layers, focus: focus, contextMenus: contextMenus, observers: observers,
            drags: drags)
    }

    /// Sends the event to a view and up the responder chain; returns whether a responder handled it.
    func dispatch(_ event: InputEvent) -> Bool {
        if event.isPress {
            hasReceivedInput = true
            observers.inputWillBeDispatched(event, in: host)
        }
        return switch event {
        case .mouse(let mouse): pointer.dispatch(mouse)
        case .touch(let touch): touches.dispatch(touch)
        case .scroll(let scroll): pointer.dispatch(scroll)
        case .key(let key): dispatch(key)
        case .textInput(let text): !focus.accepts(text) || keys.dispatch(text)
        }
    }

    private func dispatch(_ key: KeyEvent) -> Bool {
        if key.phase == .down { focus.keyPressed() }
        return keys.dispatch(key)
    }

    /// Returns the name of an event in traces, without its content while a secure text is edited.
    func name(of event: InputEvent) -> String {
        guard (firstResponder as? any SecureTextInput)?.isSecureTextEntry == true else { return "\(event)" }
        return switch event {
        case .key: "a key in a secure text field"
        case .textInput: "text in a secure text field"
        case .mouse, .touch, .scroll: "\(event)"
        }
    }

    // MARK: - Responders

    var firstResponder: Responder? { focus.firstResponder }

    func grantFocus(to responder: Responder) -> Bool { focus.grant(to: responder) }

    func withdrawFocus(from responder: Responder) -> Bool { focus.withdraw(from: responder) }

    func performOwnCommand(of responder: Responder, for event: KeyEvent) -> Bool {
        keys.performOwnCommand(of: responder, for: event)
    }
    func compositionDidEnd(_ text: String) { focus.compositionDidEnd(text) }

    // MARK: - Layers

    /// Dismisses menus and popovers, and removes the focus.
    func endFocus() {
        if let layer = layers.stack.focusLayer, layer.rules.focus == .transient {
            layer.dismiss(restoringFocus: false)
        }
        layers.dismiss(by: .deactivation)
        focus.drop()
    }

    /// Removes a layer that has been dismissed.
    ///
    /// If a held key dismissed it, the auto-repeat of that key is swallowed, because it is not meant for the views behind.
    func removeLayer(_ layer: any InputLayer) {
        layers.remove(layer)
        if layer.rules.focus != .unchanged { keys.layerClosed() }
    }

    // MARK: - Changes of the window

    /// Updates layers, focus and capture after the window has become active or inactive.
    func setActive(_ isActive: Bool) {
        if !isActive { layers.dismiss(by: .deactivation) }
        focus.setActive(isActive)
        if !isActive { cancelTouches() }
        observers.windowActivityChanged(isActive: isActive, in: host)
    }

    /// Cancels the current press, all touches and all gestures.
    func cancelTouches() {
        pointer.cancelCapture()
        touches.cancelAll()
        gestures.cancelAll()
    }

    /// Updates layers, focus, caret and hover after a layout, because the view under a resting pointer may have changed.
    func treeChanged() {
        layers.updateOrderAndFrames()
        focus.treeChanged()
        pointer.treeChanged()
        drags.treeChanged()
    }

    func viewDisappeared(_ view: View) {
        focus.viewDisappeared(view)
        pointer.viewDisappeared(view)
        touches.viewDisappeared(view)
        layers.viewDisappeared(view)
    }

    /// Removes references to one view, not to its descendants, when it is removed from the host.
    func viewWillLeave(_ view: View) {
        focus.viewWillLeave(view)
        layers.viewWillLeave(view)
        pointer.viewWillLeave(view)
        gestures.viewWillLeave(view)
    }
}

extension InputEvent {
    /// Whether the event is a deliberate user action: a button press, a key press, text or scrolling.
    fileprivate var isPress: Bool {
        switch self {
        case .mouse(let mouse): mouse.phase == .down
        case .touch(let touch): touch.phase == .began
        case .scroll, .key, .textInput: true
        }
    }
}
