internal import TextEditing

/// The undo and redo of the edits of one text: the counterpart of `UndoManager` in UIKit's texts.
///
/// It belongs to its field or view, whose history it operates on.
///
///     if let undo = textView.undoManager, undo.canUndo { undo.undo() }
public final class TextUndoManager {
    private weak var view: (any EditingView)?

    package init(of view: some EditingView) { self.view = view }

    /// Whether there is something to take back.
    public var canUndo: Bool {
        guard let editor = view?.editor else { return false }
        return editor.options.isEditable && (editor.history.canUndo || editor.markedRange != nil)
    }

    /// Whether there is something to do again.
    public var canRedo: Bool {
        guard let editor = view?.editor else { return false }
        return editor.options.isEditable && editor.history.canRedo
    }

    /// Takes back the last step.
    public func undo() { view?.perform(.undo) }

    /// Does again what was taken back last.
    public func redo() { view?.perform(.redo) }

    /// Forgets all steps.
    public func removeAllActions() { view?.forgetHistory() }
}
