internal import TextEditing

extension TextView {
    /// True when the key was for the text.
    final func handle(_ event: KeyEvent) -> Bool {
        guard isSelectable, !isBoundByApplication(event) else { return false }
        return findKey(event) || moveSideways(event) || editing.keyDown(event)
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
}

extension TextView: ContextMenuProviding {
    /// Undo, cut, copy, paste, select all: as far as they can be done.
    public final func contextMenu(at point: Point?) -> Menu? { isSelectable ? editing.contextMenu(at: point) : nil }
}
