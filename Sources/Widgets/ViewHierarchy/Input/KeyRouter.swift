/// The routing of keys and text to a layer that takes them or to the first responder; performs the commands of unhandled keys.
final class KeyRouter {
    private unowned let host: any InputHost
    private let layers: InputLayers
    private let focus: FocusSystem
    private let contextMenus: ContextMenus
    private let observers: InputObservers
    private let drags: DragSystem
    private var repeats = KeyRepeatFilter()
    /// Whether a layer, or a command with priority over the first responder, handled the last key, so that the text typed by that key
    /// is not inserted.
    private var dropsTypedText = false
    /// The commands that were reported because their responders use their keys.
    private var shadowed: Set<String> = []

    init(
        host: any InputHost, layers: InputLayers, focus: FocusSystem, contextMenus: ContextMenus,
        observers: InputObservers, drags: DragSystem
    ) {
        self.host = host
        self.layers = layers
        self.focus = focus
        self.contextMenus = contextMenus
        self.observers = observers
        self.drags = drags
    }

    func dispatch(_ text: TextInputEvent) -> Bool {
        if layers.takesKeys || dropsTypedText || drags.isDragging { return true }
        guard let responder = focus.firstResponder else { return false }
        return ResponderChain.handles { responder.insertText(text) }
    }

    func dispatch(_ event: KeyEvent) -> Bool {
        if drags.handle(event) { return true }
        let isDown = event.phase == .down
        if isDown { layers.dismiss(by: .input) }
        guard repeats.begin(event) else { return true }
        defer { repeats.end() }
        dropsTypedText = false
        while let layer = layers.stack.keyLayer {
            // A key that chooses an element and closes the layer is not typed into the text behind it.
            if layer.handle(event) {
                dropsTypedText = isDown
                return true
            }
            if layers.stack.keyLayer === layer { return false }
        }
        let target: Responder = focus.firstResponder ?? layers.focusRoot
        let isTaken = isDown && performPriorityCommand(event, from: target) || preview(event, from: target)
        dropsTypedText = isDown && isTaken
        if isTaken { return true }
        let used = ResponderChain.handles { isDown ? sendDown(event, to: target) : target.keyUp(with: event) }
        if used || !isDown { return used }
        if performCommand(event, from: target) || performStandardAction(event, from: target)
            || contextMenus.show(byKey: event, from: target)
        {
            return true
        }
        return moveFocus(event)
    }

    /// Sends a pressed key along the responder chain.
    private func sendDown(_ event: KeyEvent, to target: Responder) {
        let outer = ExecutionContext.current.keyReceiver
        target.receiveKeyDown(event)
        let receiver = ExecutionContext.current.keyReceiver
        ExecutionContext.current.keyReceiver = outer
        if let receiver, !ExecutionContext.current.isEventUnhandled {
            reportShadowedCommand(event, of: receiver)
        }
    }

    /// Offers a key to the ancestors of `target` that receive it before.
    private func preview(_ event: KeyEvent, from target: Responder) -> Bool {
        let readings = readings(of: event, for: target).map(\.key)
        var step: Responder? = target
        while let responder = step {
            if (responder as? any KeyPreviewing)?.preview(event, readings: readings) == true { return true }
            step = responder.next
        }
        return false
    }

    /// Copies, cuts or pastes items, or displays the settings, in a window without a menu bar.
    ///
    /// Returns false if the key or the responders have no such command, or if the application binds the key to a command of its own that
    /// is disabled.
    private func performStandardAction(_ event: KeyEvent, from target: Responder) -> Bool {
        let actions = event.readings.lazy.compactMap {
            ItemCommands.action(of: $0) ?? self.settingsAction(of: $0)
        }
        guard let action = actions.first, keyBinding(of: event, from: target) == nil else { return false }
        return target.tryToPerform(action, with: nil)
    }

    /// Returns the action that displays the settings for Ctrl+, and nil for other keys, and in a window with a menu bar, which has an item
    /// for it, unless the program has removed it.
    private func settingsAction(of event: KeyEvent) -> Selector? {
        if (host.rootView as? Window)?.topBar != nil { return nil }
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        return modifiers == .control && event.key.charactersIgnoringModifiers == "," ? .showPreferences : nil
    }

    /// Moves the focus for Tab and Shift+Tab; returns false for other keys.
    private func moveFocus(_ event: KeyEvent) -> Bool {
        if event.key.keyCode != .keyboardTab { return false }
        let modifiers = event.key.modifierFlags.subtracting(.alphaShift)
        guard modifiers.isSubset(of: .shift) else { return false }
        return focus.move(backwards: modifiers.contains(.shift))
    }

    /// Starts to swallow the auto-repeat of the key that dismissed a layer, while that key is held.
    func layerClosed() { repeats.layerClosed() }

    // MARK: - Commands

    /// Performs the first enabled command for the key in the responder chain from `target`, or a shortcut of an observer.
    ///
    /// - Returns: Whether a command or shortcut was found.
    func performCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        readings(of: event, for: target).contains { reading in
            performCommand(reading, from: target) { _ in true }
                || observers.performKeyEquivalent(reading, in: host)
        }
    }

    /// Performs the command of `responder` itself for a key with Control, Alt or the command key.
    func performOwnCommand(of responder: Responder, for event: KeyEvent) -> Bool {
        guard !event.isPlain, let command = ownCommand(of: responder, for: event) else { return false }
        command.choose(from: nil)
        return true
    }

    /// Returns the enabled command of `responder` itself for a key; nil if there is none.
    private func ownCommand(of responder: Responder, for event: KeyEvent) -> KeyCommand? {
        guard let commands = responder.keyCommands, !commands.isEmpty else { return nil }
        let origins = CommandOrigins([focus.firstResponder ?? responder])
        for reading in readings(of: event, for: responder) {
            let found = commands.first { command in
                guard command.matches(reading.key) else { return false }
                origins.validate(command)
                return !command.chosenAttributes.contains(.disabled)
            }
            if let found { return found }
        }
        return nil
    }

    /// Reports a command that is not performed because its responder has used the key itself, once for each class and key.
    private func reportShadowedCommand(_ event: KeyEvent, of responder: Responder) {
        guard event.isPlain, let command = ownCommand(of: responder, for: event),
            shadowed.insert("\(type(of: responder)) \(command.input)").inserted
        else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .shadowedCommand, subject: (responder as? View)?.hierarchyPath ?? "\(responder)",
                message:
                    "uses the key \(command.shortcutText ?? command.input) in keyDown(with:), and has a key command for it",
                cure:
                    "the command is not performed; call super.keyDown(with:) for keys that are not used, or set "
                    + "wantsPriorityOverSystemBehavior"))
    }

    /// Performs the first enabled command for the key that takes priority over its handling by the first responder.
    private func performPriorityCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        readings(of: event, for: target).contains { reading in
            performCommand(reading, from: target) { $0.wantsPriorityOverSystemBehavior }
        }
    }

    private func performCommand(
        _ event: KeyEvent, from target: Responder, where isWanted: (KeyCommand) -> Bool
    ) -> Bool {
        let found = firstEnabledCommand(event, from: target, where: isWanted)
        found?.choose(from: nil)
        return found != nil
    }

    /// Returns whether the application binds the key, and to a command that is enabled: a responder from `target` up the chain has a command
    /// for it, or an observer a shortcut.
    func keyBinding(of event: KeyEvent, from target: Responder) -> KeyBinding? {
        let bindings = readings(of: event, for: target).compactMap { reading -> KeyBinding? in
            if firstEnabledCommand(reading, from: target, where: { _ in true }) != nil { return .enabled }
            if let binding = observers.keyBinding(of: reading, in: host) { return binding }
            return firstCommand(reading, from: target) { _ in true } == nil ? nil : .disabled
        }
        return bindings.first { $0 == .enabled } ?? bindings.first
    }

    /// Returns the keys as which a key is compared with commands, best first.
    ///
    /// A key that types into a focused text has no Latin meaning.
    private func readings(of event: KeyEvent, for target: Responder) -> [KeyEvent] {
        event.isPlain && target is any TextInputClient ? [event] : event.readings
    }

    private func firstEnabledCommand(
        _ event: KeyEvent, from target: Responder, where isWanted: (KeyCommand) -> Bool
    ) -> KeyCommand? {
        let origins = CommandOrigins([target])
        return firstCommand(event, from: target) { command in
            guard isWanted(command) else { return false }
            origins.validate(command)
            return !command.chosenAttributes.contains(.disabled)
        }
    }

    /// Returns the first command for the key that satisfies `isWanted`, in the responder chain from `target`.
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
