/// A retained text field that calls closures when the user edits or submits.
protocol EditingControl: Widgets.TextField {
    var edited: (() -> Void)? { get set }
    var submitted: (() -> Void)? { get set }
    init(frame: Rect)
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

    /// Displays `text` if it has changed; a focused field keeps its selection, clamped to the new text.
    func show(_ text: String) {
        if self.text == text { return }
        let selection = selectedUTF8Range
        let wasFocused = isFirstResponder
        self.text = text
        if wasFocused { selectedUTF8Range = selection.clamped(to: 0..<text.utf8.count) }
    }
}

final class FieldControl: Widgets.TextField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}

final class SecureFieldControl: Widgets.SecureField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}
