internal import TextEditing

/// The undo and redo of the edits of one text: the counterpart of `UndoManager` in UIKit's texts.
///
/// It belongs to its field or view, whose history it operates on.
///
///     if let undo = textView.undoManager, undo.canUndo { undo.undo() }
public final class TextUndoManager {
    private weak var controller: TextEditingController?

    init(of controller: TextEditingController) { self.controller = controller }

    /// Whether there is something to take back.
    public var canUndo: Bool { controller?.canUndo == true }

    /// Whether there is something to do again.
    public var canRedo: Bool { controller?.canRedo == true }

    /// Takes back the last step.
    public func undo() { controller?.perform(.undo) }

    /// Does again what was taken back last.
    public func redo() { controller?.perform(.redo) }

    /// Forgets all steps.
    public func removeAllActions() { controller?.removeAllUndoActions() }
}
