internal import TextEditing

/// The restorable state of a text view: text, selection and scroll position.
struct TextViewState {
    private let text: String?
    private let selection: Selection?
    /// The byte offset of the text at the top of the visible area; nil if it was not saved.
    private let place: Int?

    /// The maximum length in bytes of a saved text.
    private static let longestText = 1 << 20

    /// Creates the current state of `view`.
    init(of view: TextView) {
        text = view.isEditable && view.utf8Count <= Self.longestText ? view.text : nil
        selection = view.editing.editor.selection
        let top = view.layoutState.bounds.minY - view.textContainerInset.top
        place = view.contentOffset.y <= 0 ? 0 : view.pieces.place(atHeight: top).start
    }

    init(from coder: RestorationCoder) {
        text = coder.decodeString(forKey: "text")
        if let anchor = coder.decodeInt(forKey: "anchor"), let head = coder.decodeInt(forKey: "head") {
            selection = Selection(anchor: anchor, head: head)
        } else {
            selection = nil
        }
        place = coder.decodeInt(forKey: "seen")
    }

    func encode(with coder: RestorationCoder) {
        if let text { coder.encode(text, forKey: "text") }
        if let selection {
            coder.encode(selection.anchor, forKey: "anchor")
            coder.encode(selection.head, forKey: "head")
        }
        if let place { coder.encode(place, forKey: "seen") }
    }

    /// Restores text (if the view is editable) and selection; the next layout pass restores the scroll position.
    func restore(_ view: TextView) {
        if view.isEditable, let text { view.text = text }
        if let selection { view.editing.perform(.select(selection), by: .program) }
        view.caret.needsReveal = false
        guard let place, place > 0 else { return }
        view.restoredOffset = place
        view.setNeedsLayout()
    }
}
