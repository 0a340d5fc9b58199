internal import TextEditing

/// Keys that move the caret sideways by a page where lines do not wrap, as in GTK.
///
/// Otherwise the ancestors get these keys.
struct SidewaysPaging {
    /// The width of a page, in points.
    let page: Double

    /// Performs a key; returns `false` when the key is for another responder.
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
        let place = view.textPosition(at: Point(x: caret.minX + distance, y: caret.midY))
        let moved = Selection(at: place.offset, affinity: place.affinity)
        view.perform(
            .select(flags.contains(.shift) ? view.editing.editor.selection.extended(to: place) : moved))
        return true
    }
}
