package import TextEditing

/// A view whose text a ``TextEditingController`` edits: a text field or a text view.
package protocol EditingView: TextEditingSurface, TextEditingDelegate, WindowActivityObserving,
    FocusWithinObserving, FocusDelegating, DropInteractionProviding
{
    /// The controller that owns the text.
    var editing: TextEditingController { get }
}

extension EditingView {
    /// The text with its selection, history and composition.
    package var editor: TextEditor { editing.editor }

    /// Performs a command as the user.
    @discardableResult package func perform(_ command: EditCommand) -> EditResult { editing.perform(command) }

    package var delegatesFocus: Bool { editing.delegatesFocus }

    /// Whether the text has the focus, itself or through an overlay that it has opened.
    package var isBeingEdited: Bool { editing.isBeingEdited }

    /// Replaces the whole text as ``TextEditingController/replaceText(_:amendingEdit:)`` does.
    package func replaceText(_ text: String, amendingEdit amendsEdit: Bool) {
        let isMultiline = editing.isMultiline
        editing.replaceText(
            EditBuffer(isMultiline ? text : FieldText.oneLine(text)), amendingEdit: amendsEdit)
    }

    package func windowActivityChanged() { editing.windowActivityChanged() }
}

/// Drops of text on a text field or text view: a caret shows the place, where the text is inserted as one undo step.
final class TextDropping: DropInteractionDelegate {
    // The controller owns this object.
    private unowned let editing: TextEditingController
    private(set) lazy var interaction = DropInteraction(delegate: self)
    private var caret: View?

    init(_ editing: TextEditingController) { self.editing = editing }

    nonisolated deinit {}

    private func position(in session: DropSession) -> TextPosition? {
        editing.surface.map { $0.textPosition(at: session.location(in: $0)) }
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        session.canLoadObjects(of: String.self)
    }

    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal {
        if let surface = editing.surface, let position = position(in: session) {
            showCaret(surface.caretRect(for: position), in: surface)
        }
        return DropProposal(operation: .copy)
    }

    private func showCaret(_ rect: Rect, in surface: View) {
        let caret = self.caret ?? View(frame: .zero)
        if self.caret == nil {
            caret.backgroundColor = .tintColor
            caret.isUserInteractionEnabled = false
            caret.accessibilityElementsHidden = true
            surface.addSubview(caret)
            self.caret = caret
        }
        View.performWithoutAnimation {
            caret.frame = Rect(x: rect.minX - 0.5, y: rect.minY, width: 2, height: rect.height)
        }
    }

    private func hideCaret() {
        caret?.removeFromSuperview()
        caret = nil
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) { hideCaret() }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) { hideCaret() }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        hideCaret()
        guard let position = position(in: session), let surface = editing.surface else { return }
        Task { [weak surface, editing] in
            // A failure has been reported by the session.
            guard let texts = try? await session.loadObjects(of: String.self), surface != nil else { return }
            editing.insertDropped(texts.joined(separator: "\n"), at: position)
        }
    }
}

extension EditingView {
    package var providedDropInteraction: DropInteraction? {
        editing.isEditable ? editing.dropping.interaction : nil
    }

    /// Files are for the drop targets around the text, if there are any; otherwise their URLs are inserted.
    package func providesFallback(for session: DropSession) -> Bool {
        session.hasItemsConforming(to: [.fileURL])
    }
}
