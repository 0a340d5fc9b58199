/// Keys and presses that no view used itself.
extension EventDispatcher {
    /// Performs the first enabled command for the key in the chain from `target` upwards, or a shortcut of a declarative
    /// view.
    ///
    /// - Returns: `false` when there is none.
    func performKeyCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        performCommand(event, from: target) { _ in true } || performKeyEquivalent(event)
    }

    /// Performs the first enabled command for the key that precedes the focused view's own use of it.
    func performPriorityKeyCommand(_ event: KeyEvent, from target: Responder) -> Bool {
        performCommand(event, from: target) { $0.wantsPriorityOverSystemBehavior }
    }

    private func performCommand(
        _ event: KeyEvent, from target: Responder, where isWanted: (KeyCommand) -> Bool
    ) -> Bool {
        let found = firstCommand(event, from: target) { !$0.attributes.contains(.disabled) && isWanted($0) }
        guard let found else { return false }
        found.choose(from: nil)
        return true
    }

    /// Whether the application binds the key: a responder from `target` upwards has a command for it, or a declarative view
    /// a shortcut, enabled or not.
    func isBound(_ event: KeyEvent, from target: Responder) -> Bool {
        firstCommand(event, from: target) { _ in true } != nil || bindsKeyEquivalent(event)
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

    /// Opens the context menu of the pressed view, or of one around it.
    func showContextMenu(for mouse: MouseEvent, on view: View) -> Bool {
        guard let (owner, menu) = contextMenu(from: view, mouse) else { return false }
        let opening = MenuOverlay.Opening(anchor: .point(mouse.locationInWindow), press: mouse)
        return MenuOverlay.open(menu, opening, for: owner) != nil
    }

    /// The Menu key, or Shift+F10: opens the context menu where the keyboard is.
    func showContextMenu(byKey event: KeyEvent, from target: Responder) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isMenuKey = event.key.keyCode == .keyboardApplication && flags.isEmpty
        let isShiftF10 = event.key.keyCode == .keyboardF10 && flags == .shift
        guard isMenuKey || isShiftF10, !event.isARepeat, let view = target as? View,
            let (owner, menu) = contextMenu(from: view, nil)
        else { return false }
        let box = (view as? any TextInputClient)?.caretRect ?? view.contextMenuAnchor
        let place = view.convert(box, to: nil)
        let opening = MenuOverlay.Opening(
            anchor: .point(Point(x: place.minX, y: place.maxY)), start: .first)
        return MenuOverlay.open(menu, opening, for: owner) != nil
    }

    private func contextMenu(from view: View, _ mouse: MouseEvent?) -> (View, Menu)? {
        var step: View? = view
        while let current = step {
            if let mouse { (current as? any ContextMenuPreparing)?.willOpenContextMenu(with: mouse) }
            if let make = current.rare?.contextMenuProvider {
                if mouse != nil { focusByPress(on: view) }
                if let menu = make() { return (current, menu) }
            } else if let provider = current as? any ContextMenuProviding {
                if mouse != nil { focusByPress(on: view) }
                let place = mouse.map { $0.location(in: current) }
                if let menu = provider.contextMenu(at: place) { return (current, menu) }
            }
            step = current.superview
        }
        return nil
    }
}
