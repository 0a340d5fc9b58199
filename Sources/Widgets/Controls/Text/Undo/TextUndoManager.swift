internal import TextEditing

/// The undo manager of one text: undo and redo operate on the edits of that text, in the order in which they were made.
///
/// A field or text view creates it on first use. The edits are also registered with the undo manager of the window, with which Undo in a
/// menu reverts them together with the changes of the application. Actions that a program registers here are registered there.
///
///     if let undo = textView.undoManager, undo.canUndo { undo.undo() }
public final class TextUndoManager: UndoManager {
    fileprivate weak var controller: TextEditingController?

    init(of controller: TextEditingController) {
        self.controller = controller
        super.init()
    }

    /// The undo manager of the window; nil while the text is in none.
    private var chain: UndoManager? { controller?.chainUndoManager }

    // MARK: - Edits of the text

    /// Whether there is a step to undo.
    public override var canUndo: Bool { controller?.canUndo == true }
    /// Whether there is a step to redo.
    public override var canRedo: Bool { controller?.canRedo == true }
    /// Undoes the last step.
    public override func undo() { controller?.perform(.undo) }
    /// Redoes the step that was undone last.
    public override func redo() { controller?.perform(.redo) }
    /// Undoes the last step.
    public override func undoNestedGroup() { undo() }
    /// Removes all steps from the history.
    public override func removeAllActions() { controller?.removeAllUndoActions() }

    /// The name of the change that the Undo command of a menu reverts while the text has the focus.
    public override var undoActionName: String {
        guard let controller, let chain else { return super.undoActionName }
        if controller.undoesOwnStep { return chain.undoActionName(onlyOf: controller) ?? "" }
        return chain.undoActionName
    }
    /// The name of the change that the Redo command of a menu repeats while the text has the focus.
    public override var redoActionName: String {
        guard let controller, let chain else { return super.redoActionName }
        if controller.redoesOwnStep { return chain.redoActionName(onlyOf: controller) ?? "" }
        return chain.redoActionName
    }

    // MARK: - Actions of the program

    /// Registers an action with the undo manager of the window, or with this one while the text is in none.
    public override func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard let chain else { return super.registerUndo(withTarget: target, handler: handler) }
        chain.registerUndo(withTarget: target, handler: handler)
    }

    public override func beginUndoGrouping() {
        if let chain { chain.beginUndoGrouping() } else { super.beginUndoGrouping() }
    }

    public override func endUndoGrouping() {
        if let chain { chain.endUndoGrouping() } else { super.endUndoGrouping() }
    }

    public override func setActionName(_ name: String) {
        if let chain { chain.setActionName(name) } else { super.setActionName(name) }
    }

    public override func removeAllActions(withTarget target: AnyObject) {
        if let chain {
            chain.removeAllActions(withTarget: target)
        } else {
            super.removeAllActions(withTarget: target)
        }
    }
}

extension TextUndoManager: UndoCommandPerforming {
    package func performUndoCommand(_ action: Selector) { controller?.performUndoCommand(action) }
}
