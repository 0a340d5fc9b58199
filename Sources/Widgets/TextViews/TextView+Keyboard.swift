internal import TextEditing

extension TextView {
    /// True when the key was for the text.
    final func handle(_ event: KeyEvent) -> Bool {
        guard isSelectable, !isBoundByApplication(event) else { return false }
        let flags = event.key.modifierFlags
        if findKey(event) { return true }
        if event.key.keyCode == .keyboardTab { return tab(flags) }
        if moveSideways(event) { return true }
        guard let action = EditKeyBindings.action(for: event) else {
            // A key that types a character arrives again as text input; ancestors must not scroll by it.
            return isEditable && event.typesText
        }
        guard isEditable || action.isForReading else { return false }
        if action == .orderFrontCharacterPalette { return openPalette(action) }
        act(action, withShift: flags.contains(.shift))
        return true
    }

    /// Moves the caret sideways by a page where lines do not wrap, as in GTK; otherwise the ancestors get these keys.
    private func moveSideways(_ event: KeyEvent) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard !wrapsLines, isEditable || flags.contains(.shift), flags.subtracting(.shift) == .control else {
            return false
        }
        let inset = textContainerInset
        let page = max(1, layoutState.bounds.width - inset.left - inset.right)
        let caret = caretRect
        let distance: Double
        switch event.key.keyCode {
        case .keyboardPageUp: distance = -page
        case .keyboardPageDown: distance = page
        default: return false
        }
        scroll(by: Point(x: distance, y: 0))
        let place = textPosition(at: Point(x: caret.minX + distance, y: caret.midY))
        let moved = Selection(at: place.offset, affinity: place.affinity)
        perform(.select(flags.contains(.shift) ? editor.selection.extended(to: place) : moved))
        return true
    }

    private func tab(_ flags: KeyModifierFlags) -> Bool {
        let flags = flags.intersection([.shift, .control, .alternate, .command])
        if flags.contains(.alternate) || flags.contains(.command) { return false }
        if flags.contains(.control) {
            return viewHost?.moveFocus(backwards: flags.contains(.shift)) ?? false
        }
        if tabMovesFocus || !isEditable { return false }
        perform(flags.contains(.shift) ? .insertBacktab : .insertTab)
        return true
    }
}

extension EditKeyBindings.Action {
    /// Whether it means something to a text that cannot be changed: there is no caret in it, and keys that would move one
    /// scroll.
    fileprivate var isForReading: Bool {
        switch self {
        case .copy: true
        case .command(.move(_, let extending)): extending
        case .command(.selectAll), .command(.selectNone): true
        case .command, .cut, .paste, .pastePrimary, .commit, .toggleOverwriting, .orderFrontCharacterPalette:
            false
        }
    }
}

extension TextView: ContextMenuProviding {
    /// Undo, cut, copy, paste, select all: as far as they can be done.
    public final func contextMenu(at point: Point?) -> Menu? { isSelectable ? editingMenu(at: point) : nil }
}
