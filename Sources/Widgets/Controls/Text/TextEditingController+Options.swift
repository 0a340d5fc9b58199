internal import TextEditing

/// The options that limit the edits of the user.
extension TextEditingController {
    var isMultiline: Bool { editor.options.lineBreaks != .spaces }

    /// Whether the text can be changed; a text that is not editable can still be selected and copied.
    ///
    /// Setting it to false first commits the composition.
    package var isEditable: Bool {
        get { editor.options.isEditable }
        set {
            if newValue == isEditable { return }
            if !newValue {
                completionIfUsed?.close()
                surface?.dismissPopover()
                perform(.unmarkText, by: .program)
            }
            changeOptions { $0.isEditable = newValue }
            surface?.caretShapeChanged()
        }
    }

    /// Whether typed characters replace those after the caret.
    package var isOverwriting: Bool {
        get { editor.options.isOverwriting }
        set {
            if newValue == isOverwriting { return }
            changeOptions { $0.isOverwriting = newValue }
            if surface?.isFirstResponder == true { startBlinking() }
            surface?.caretShapeChanged()
        }
    }

    /// The maximum number of characters that typing or pasting may produce; nil for no limit.
    package var maximumLength: Int? {
        get { editor.options.maximumLength }
        set { changeOptions { $0.maximumLength = newValue.map { max(0, $0) } } }
    }

    /// A filter of typed or pasted text, which returns the text to insert.
    package var inputFilter: (@Sendable (String) -> String)? {
        get { editor.options.filter }
        set { changeOptions { $0.filter = newValue } }
    }
}
