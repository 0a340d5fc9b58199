internal import TextEditing

/// Undo and redo of the edits of one text: the counterpart of `UndoManager` in UIKit's text views.
///
/// A field or text view creates its undo manager, which operates on the history of that text.
///
///     if let undo = textView.undoManager, undo.canUndo { undo.undo() }
public final class TextUndoManager {
    private weak var controller: TextEditingController?

    init(of controller: TextEditingController) { self.controller = controller }

    /// Whether there is a step to undo.
    public var canUndo: Bool { controller?.canUndo == true }

    /// Whether there is a step to redo.
    public var canRedo: Bool { controller?.canRedo == true }

    /// Undoes the last step.
    public func undo() { controller?.perform(.undo) }

    /// Redoes the step that was undone last.
    public func redo() { controller?.perform(.redo) }

    /// Removes all steps from the history.
    public func removeAllActions() { controller?.removeAllUndoActions() }
}
