internal import TextEditing

/// The keys that move the caret horizontally by a page in a text without line wrapping, as in GTK.
///
/// In other texts these keys are passed to the next responder.
struct HorizontalPaging {
    /// The width of a page, in points.
    let page: Double

    /// Performs a key; returns `false` if the key does not apply.
    func keyDown(_ event: KeyEvent, in view: some EditingView) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard view.editing.isEditable || flags.contains(.shift), flags.subtracting(.shift) == .control else {
            return false
        }
        let caret = view.caretRect
        let distance: Double
        switch event.key.keyCode {
        case .keyboardPageUp: distance = -page
        case .keyboardPageDown: distance = page
        default: return false
        }
        view.scroll(by: Point(x: distance, y: 0))
        let position = view.textPosition(at: Point(x: caret.minX + distance, y: caret.midY))
        let moved = Selection(at: position.offset, affinity: position.affinity)
        view.perform(
            .select(flags.contains(.shift) ? view.editing.editor.selection.extended(to: position) : moved))
        return true
    }
}
