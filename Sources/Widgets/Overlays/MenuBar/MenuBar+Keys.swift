/// The keys of a menu bar: F10, the mnemonics, and those of its commands.
extension MenuBar {
    /// The first key command of the menus for a key; nil if there is none.
    private func keyCommand(for key: Key) -> KeyCommand? {
        var found: KeyCommand?
        currentMenu.forEachLeaf { element, _ in
            if found == nil, let command = element as? KeyCommand, command.matches(key) { found = command }
        }
        return found
    }

    /// The item whose mnemonic is pressed with Alt; nil if there is none.
    private func item(for key: Key) -> MenuBarItem? {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard flags == .alternate, let letter = key.charactersIgnoringModifiers.first else { return nil }
        _ = currentMenu
        return items.first { $0.mnemonic?.matches(letter) == true }
    }

    /// Whether the key operates the bar itself.
    private func isBarKey(_ event: KeyEvent) -> Bool {
        (event.key.keyCode == .keyboardF10 && event.isPlain) || item(for: event.key) != nil
    }

    /// The item on screen for `item`: the overflow item if it does not fit.
    private func shown(_ item: MenuBarItem) -> MenuBarItem? { item.isHidden ? overflow : item }

    /// Returns whether a command can be performed at present: a closure belongs to the window, which a sheet covers; actions are sent along
    /// the chain of the sheet.
    private func isReachable(_ command: KeyCommand) -> Bool { command.action != nil || receivesKeys }

    private func isEnabled(_ command: KeyCommand) -> Bool {
        viewHost?.commandOrigins(for: self).validate(command)
        return !command.chosenAttributes.contains(.disabled)
    }
}

extension MenuBar: InputObserving {
    package func firstResponderChanged() {}

    package var offeredCommands: Menu? { currentMenu }

    package func inputWillBeDispatched(_ event: InputEvent) { tracking.inputWillBeDispatched(event) }

    package func windowActivityChanged(isActive: Bool) { if !isActive { tracking.reset() } }

    package func keyBinding(of event: KeyEvent) -> KeyBinding? {
        if receivesKeys, !isHidden, isBarKey(event) { return .enabled }
        return keyCommand(for: event.key).map { KeyBinding(isEnabled: isReachable($0) && isEnabled($0)) }
    }

    /// Opens a menu for F10 or a mnemonic, or performs the command with the key.
    ///
    /// A command that is disabled is not performed; the reason, if it has one, is announced.
    package func performKeyEquivalent(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, let viewHost else { return false }
        if receivesKeys, !isHidden, isBarKey(event) {
            if event.isARepeat { return true }
            layoutIfNeeded()
            guard let item = item(for: event.key).flatMap(shown) ?? shownItems.first else { return false }
            tracking.open(item, start: .first, byKeyboard: true)
            return true
        }
        guard let command = keyCommand(for: event.key), isReachable(command) else { return false }
        if !isEnabled(command) {
            if let reason = command.disabledReason {
                Accessibility.post(element: self, notification: .announcement("\(command.title): \(reason)"))
            }
            return false
        }
        viewHost.overlays.commandHistory.add(command.title)
        command.choose(from: nil)
        return true
    }
}
