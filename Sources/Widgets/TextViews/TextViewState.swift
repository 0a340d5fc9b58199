internal import TextEditing

/// The state of a text view that outlasts the program: text, selection and the place at the top of the visible area.
struct TextViewState {
    private let text: String?
    private let selection: Selection?
    /// The byte of the text at the top; nil at the start of the text.
    private let place: Int?

    /// A longer text is not saved.
    private static let longestText = 1 << 20

    /// The state of `view` as it is.
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

    /// Gives `view` the text, if it can be edited, and the selection; the next layout scrolls to the place.
    func restore(_ view: TextView) {
        if view.isEditable, let text { view.text = text }
        if let selection { view.editing.perform(.select(selection), by: .program) }
        view.caret.isFollowed = false
        guard let place, place > 0 else { return }
        view.restoredPlace = place
        view.setNeedsLayout()
    }
}
