/// Sends keys and text to a layer that takes them or to the first responder, and performs the commands of keys that are not used.
final class KeyRouter {
    private unowned let host: any InputHost
    private let layers: InputLayers
    private let focus: FocusSystem
    private let contextMenus: ContextMenus
    private let observers: InputObservers
    private var repeats = KeyRepeatFilter()
    /// Whether a command that precedes the first responder took the last key: the text that the key types is not inserted.
    private var dropsTypedText = false

    init(
        host: any InputHost, layers: InputLayers, focus: FocusSystem, contextMenus: ContextMenus,
        observers: InputObservers
    ) {
        self.host = host
        self.layers = layers
        self.focus = focus
        self.contextMenus = contextMenus
        self.observers = observers
    }

    func dispatch(_ text: TextInputEvent) -> Bool {
        if layers.takesKeys || dropsTypedText { return true }
        guard let responder = focus.firstResponder else { return false }
        return ResponderChain.handles { responder.insertText(text) }
    }

    func dispatch(_ event: KeyEvent) -> Bool {
        let isDown = event.phase == .down
        if isDown { layers.dismiss(by: .input) }
        guard repeats.begin(event) else { return true }
        defer { repeats.end() }
        if let layer = layers.stack.keyLayer { return layer.handle(event) }
        let target: Responder = focus.firstResponder ?? layers.focusRoot
        dropsTypedText = isDown && performPriorityCommand(event, from: target)
        if dropsTypedText { return true }
        let used = ResponderChain.handles {
            isDown ? target.keyDown(with: event) : target.keyUp(with: event)
        }
        if used || !isDown { return used }
        if performCommand(event, from: target) || contextMenus.show(byKey: event, from: target) {
            return true
        }
        return moveFocus(event)
    }

    /// Tab moves the focus, Shift+Tab moves it back.
    private func moveFocus(_ event: KeyEvent) -> Bool {
        if event.key.keyCode != .keyboardTab { return false }
        let modifiers = event.key.modifierFlags.subtracting(.alphaShift)
        guard modifiers.isSubset(of: .shift) else { return false }
        return focus.move(backwards: modifiers.contains(.shift))
    }

    /// A layer has been dismissed: the auto-repeat of the key that dismissed it is swallowed while the key is held.
    func layerClosed() { repeats.layerClosed() }

    // MARK: - Commands

    /// Performs the first enabled command for the key in the chain from `target` upwards, or a shortcut of an observer.
    ///
    /// - Returns: `false` when there is none.
    func performCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        performCommand(event, from: target) { _ in true } || observers.performKeyEquivalent(event, in: host)
    }

    /// Performs the first enabled command for the key that precedes the first responder's own use of it.
    private func performPriorityCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        performCommand(event, from: target) { $0.wantsPriorityOverSystemBehavior }
    }

    private func performCommand(
        _ event: KeyEvent, from target: Responder, where isWanted: (KeyCommand) -> Bool
    ) -> Bool {
        let found = firstCommand(event, from: target) { !$0.attributes.contains(.disabled) && isWanted($0) }
        found?.choose(from: nil)
        return found != nil
    }

    /// Whether the application binds the key: a responder from `target` upwards has a command for it, or an observer a shortcut,
    /// enabled or not.
    func isBound(_ event: KeyEvent, from target: Responder) -> Bool {
        firstCommand(event, from: target) { _ in true } != nil
            || observers.bindsKeyEquivalent(event, in: host)
    }

    /// The first command for the key that satisfies `isWanted`, in the chain from `target` upwards.
    private func firstCommand(
        _ event: KeyEvent, from target: Responder, where isWanted: (KeyCommand) -> Bool
    ) -> KeyCommand? {
        var step: Responder? = target
        while let responder = step {
            let command = responder.keyCommands?.first { $0.matches(event.key) && isWanted($0) }
            if let command { return command }
            step = responder.next
        }
        return nil
    }
}
