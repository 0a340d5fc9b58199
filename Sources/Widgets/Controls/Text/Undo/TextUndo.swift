internal import TextEditing

/// The connection between the history of a text and the undo manager of its window.
///
/// Each step of the history is registered with the undo manager, so that Undo in a menu reverts the changes of texts and of the application
/// in their order. Undo by a key of the text itself reverts the newest step of that text. The history of the text keeps the edits; the manager
/// knows the steps by their numbers.
final class TextUndo {
    private unowned let controller: TextEditingController
    /// The manager with which steps have been registered.
    private weak var manager: UndoManager?
    /// The highest number of a step that has been registered.
    private var registered = 0
    /// Whether a step is being undone or redone by the manager, which registers its counterpart itself.
    private var isReplaying = false

    init(of controller: TextEditingController) { self.controller = controller }

    private var history: UndoHistory { controller.editor.history }

    /// Ends the current step if the manager has recorded another change since, so that the order of changes is kept.
    func prepareEdit() {
        guard let manager, registered > 0, registered == history.undoNumber else { return }
        if !manager.newestUndoHasOnlyTargets({ $0 === controller }) { controller.endUndoGroup() }
    }

    /// Registers the step that an edit has added to the history.
    ///
    /// `command` is nil for a replacement of search results. The manager is looked up only if there is a new step.
    func didEdit(_ command: EditCommand?, in chain: @autoclosure () -> UndoManager?) {
        let number = history.undoNumber
        guard !isReplaying, number > registered, let chain = chain() else { return }
        registered = number
        manager = chain
        // Steps of the history are undone one by one, also if one event or a task has made several of them or has edited several texts.
        chain.endEventGroup { $0 is TextEditingController }
        register(undoOf: number, with: chain)
        if let name = command.map(\.undoName) ?? "Replace" { chain.setActionName(name) }
    }

    /// Undoes the newest step of the text through the manager; returns false if it is not registered alone.
    func undo() -> Bool { !isReplaying && manager?.undo(onlyOf: controller) == true }

    /// Redoes the next step of the text through the manager; returns false if it is not registered alone.
    func redo() -> Bool { !isReplaying && manager?.redo(onlyOf: controller) == true }

    /// Removes the steps of the text from the manager, because its history was cleared.
    func removeAll() {
        manager?.removeAllActions(withTarget: controller)
        registered = history.undoNumber
    }

    /// Removes the newest step from the manager, because the program has reverted it.
    func removeNewest() {
        if registered > history.undoNumber { manager?.removeNewestUndo(withTarget: controller) }
    }

    // MARK: - Steps

    private func register(undoOf number: Int, with manager: UndoManager) {
        manager.registerUndo(withTarget: controller) { [weak manager] controller in
            guard let manager else { return }
            controller.textUndo.revert(number, with: manager)
        }
    }

    private func register(redoOf number: Int, with manager: UndoManager) {
        manager.registerUndo(withTarget: controller) { [weak manager] controller in
            guard let manager else { return }
            controller.textUndo.repeatStep(number, with: manager)
        }
    }

    /// Undoes the steps down to `number`; does nothing if that step has already been undone.
    private func revert(_ number: Int, with manager: UndoManager) {
        replay(.undo) {
            $0.undoNumber >= number
        } afterwards: {
            register(redoOf: number, with: manager)
        }
    }

    /// Redoes the steps up to `number`; does nothing if that step has already been redone.
    private func repeatStep(_ number: Int, with manager: UndoManager) {
        replay(.redo) {
            $0.redoNumber > 0 && $0.redoNumber <= number
        } afterwards: {
            register(undoOf: number, with: manager)
        }
    }

    private func replay(
        _ command: EditCommand, while isPending: (UndoHistory) -> Bool, afterwards register: () -> Void
    ) {
        isReplaying = true
        defer { isReplaying = false }
        var count = 0
        while isPending(history) {
            let before = (history.undoNumber, history.redoNumber)
            controller.perform(command)
            // A read-only text refuses; its history keeps the step.
            if before == (history.undoNumber, history.redoNumber) { break }
            count += 1
        }
        if count > 0 { register() }
    }
}

extension EditCommand {
    /// The name of the change in the Edit menu; nil if it has none.
    fileprivate var undoName: String? {
        switch self {
        case .insertText, .insertNewline, .insertLineSeparator, .unmarkText: "Typing"
        case .paste: "Paste"
        case .cut: "Cut"
        case .delete, .deleteParagraph: "Delete"
        default: nil
        }
    }
}
