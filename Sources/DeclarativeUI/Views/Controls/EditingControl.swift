/// A retained text field that calls closures when the user edits or submits.
protocol EditingControl: Widgets.TextField {
    var edited: (() -> Void)? { get set }
    var submitted: (() -> Void)? { get set }
    var response: EditResponse { get set }
    init(frame: Rect)
}

/// The update in which the program may respond to an edit by another text, such as a formatted one.
///
/// A binding responds immediately, `onChange` in the next update. A text that is displayed later does not belong to the edit.
struct EditResponse {
    private var lastUpdate = 0

    /// Records that an edit was written to a binding; `graph` displays the control.
    mutating func editWasWritten(in graph: Graph?) {
        guard let graph else {
            lastUpdate = 0
            return
        }
        lastUpdate = graph.isUpdating ? graph.updateNumber : graph.hasWork ? graph.updateNumber + 1 : 0
    }

    /// Whether a text that the current update displays belongs to the last edit.
    func includes(_ graph: Graph?) -> Bool { graph.map { $0.updateNumber <= lastUpdate } ?? false }
}

/// A view that is notified when the user has submitted a text field in it by Return, such as the cell of a table.
protocol FieldEnclosing: Widgets.View {
    func fieldDidSubmit()
}

extension EditingControl {
    /// Installs the actions that call `edited` and `submitted`; called once, on initialisation.
    func installEditingActions() {
        addAction(Action { [unowned self] _ in edited?() }, for: .editingChanged)
        addAction(
            Action { [unowned self] _ in
                submitted?()
                performKeyEquivalent(Key(keyCode: .keyboardReturnOrEnter, charactersIgnoringModifiers: "\r"))
                var ancestor = superview
                while let view = ancestor, !(view is any FieldEnclosing) { ancestor = view.superview }
                (ancestor as? any FieldEnclosing)?.fieldDidSubmit()
            }, for: .primaryActionTriggered)
    }

}

extension Widgets.TextField {
    /// Displays an image at the leading side, in the size and colour of symbols in fields; nil removes it.
    func showLeading(_ image: Widgets.Image?) {
        let view = image.map { Widgets.ImageView(image: $0) }
        view?.preferredSymbolConfiguration = SymbolConfiguration(pointSize: 13, weight: .medium)
        view?.tintColor = .secondaryLabel
        leftView = view
        leftViewMode = view == nil ? .never : .always
    }

    /// Displays `text` if it has changed; in a field that is being edited, the selection keeps its place relative to the unchanged text.
    ///
    /// If `amendsEdit` is true, one undo reverts the text and the last edit; otherwise the undo history is cleared.
    func show(_ text: String, amendingEdit amendsEdit: Bool) {
        if self.text == text { return }
        if isBeingEdited { replaceText(text, amendingEdit: amendsEdit) } else { self.text = text }
    }
}

final class FieldControl: Widgets.TextField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?
    var response = EditResponse()

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}

final class SecureFieldControl: Widgets.SecureField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?
    var response = EditResponse()

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}
