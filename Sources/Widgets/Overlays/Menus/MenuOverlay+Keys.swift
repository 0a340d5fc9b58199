extension MenuOverlay {
    /// Handles a key; an open menu consumes all keys.
    func handle(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, let panel = panels.last else { return true }
        if let command = command(for: event) {
            perform(command)
            return true
        }
        if !event.isPlain { return true }
        let count = panel.rows.count
        switch event.key.keyCode {
        case .keyboardDownArrow: move(to: panel.element(from: (panel.highlighted ?? -1) + 1, by: 1))
        case .keyboardUpArrow: move(to: panel.element(from: (panel.highlighted ?? count) - 1, by: -1))
        case .keyboardHome, .keyboardPageUp: move(to: panel.element(from: 0, by: 1))
        case .keyboardEnd, .keyboardPageDown: move(to: panel.element(from: count - 1, by: -1))
        case .keyboardRightArrow: isMirrored ? leaveSubmenu() : enterSubmenu()
        case .keyboardLeftArrow: isMirrored ? enterSubmenu() : leaveSubmenu()
        case .keyboardReturnOrEnter, .keypadEnter: chooseHighlighted(event)
        case .keyboardSpacebar where !search.isRunning(at: event.timestamp): chooseHighlighted(event)
        case .keyboardEscape: cancel()
        case .keyboardTab: leaveByTab(backwards: event.key.modifierFlags.contains(.shift))
        case .keyboardApplication, .keyboardF10: dismiss()
        default: searchFor(event)
        }
        return true
    }

    private func move(to row: Int?) {
        hoverTimer?.invalidate()
        panels.last?.highlight(row, scrolls: true)
    }

    /// Opens the submenu of the highlighted row; without one, opens the next menu of the menu bar.
    private func enterSubmenu() {
        guard let row = panels.last?.highlighted, let panel = panels.last,
            panel.highlightedRow?.submenu != nil,
            panel.rows[row].isEnabled
        else {
            _ = bar?.openAdjacentMenu(backwards: false)
            return
        }
        openSubmenu(ofRow: row, in: panels.count - 1, start: .first)
    }

    /// Closes the innermost submenu; in the menu itself, opens the previous menu of the menu bar.
    private func leaveSubmenu() {
        if panels.count > 1 { closeSubmenu() } else { _ = bar?.openAdjacentMenu(backwards: true) }
    }

    /// Closes the innermost submenu.
    func closeSubmenu() {
        guard panels.count > 1 else { return }
        let opener = openers.last
        closeLevels(beyond: panels.count - 2)
        panels.last?.highlight(opener, scrolls: true)
    }

    private func chooseHighlighted(_ event: KeyEvent) {
        guard !event.isARepeat, let row = panels.last?.highlighted else { return }
        choose(row, in: panels.count - 1, byKeyboard: true)
    }

    private func leaveByTab(backwards: Bool) {
        let host = viewHost
        dismiss()
        host?.moveFocus(backwards: backwards)
    }

    /// Returns the enabled key command of the open panels that matches the event; nil when there is none.
    private func command(for event: KeyEvent) -> KeyCommand? {
        for key in event.key.readings {
            for row in panels.reversed().flatMap(\.rows) {
                guard let command = row.line.element as? KeyCommand, command.matches(key) else { continue }
                return row.isEnabled && !event.isARepeat ? command : nil
            }
        }
        return nil
    }

    /// Chooses the row whose mnemonic is `letter`; returns false in a menu that belongs to no menu bar, or without such a row.
    private func chooseMnemonic(_ letter: Character, _ event: KeyEvent) -> Bool {
        guard bar != nil, let panel = panels.last else { return false }
        let row = panel.rows.firstIndex {
            $0.line.element?.mnemonic.map { Mnemonic($0).matches(letter) } == true
        }
        guard let row else { return false }
        move(to: row)
        chooseHighlighted(event)
        return true
    }

    /// Chooses the row with the typed mnemonic, which may be that of the key's Latin character, or highlights the next row whose title begins
    /// with the typed text.
    private func searchFor(_ event: KeyEvent) {
        let letters = event.key.characters
        for key in event.key.readings {
            if let first = key.charactersIgnoringModifiers.first, chooseMnemonic(first, event) { return }
        }
        guard let panel = panels.last, let first = letters.first, !first.isNewline else { return }
        let (text, stays) = search.type(letters, at: event.timestamp)
        let start = panel.highlighted.map { stays ? $0 : $0 + 1 } ?? 0
        for step in panel.rows.indices {
            let index = (start + step) % panel.rows.count
            guard let element = panel.rows[index].line.element,
                element.title.lowercased().hasPrefix(text)
            else { continue }
            return move(to: index)
        }
    }
}
