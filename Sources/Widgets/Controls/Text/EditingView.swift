package import TextEditing

/// A view whose text a ``TextEditingController`` edits: a text field or a text view.
package protocol EditingView: TextEditingSurface, TextEditingDelegate, WindowActivityObserving,
    FocusDelegating
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

    package func windowActivityChanged() { editing.windowActivityChanged() }
}
