/// Undo and redo of the changes of one object, for texts, which also undo their own edits alone.
extension UndoManager {
    /// Undoes the newest group that has only actions of `target`, even if other groups are newer; returns false if there is none.
    package func undo(onlyOf target: AnyObject) -> Bool {
        guard phase == .recording else { return false }
        endEventGroup()
        guard openGroups.isEmpty else { return false }
        guard let index = undoStack.lastIndex(where: { $0.hasOnlyTargets { $0 === target } }) else {
            return false
        }
        perform(undoStack.remove(at: index), as: .undoing)
        return true
    }

    /// Redoes the group that was undone last among those that have only actions of `target`; returns false if there is none.
    package func redo(onlyOf target: AnyObject) -> Bool {
        guard phase == .recording else { return false }
        endEventGroup()
        guard openGroups.isEmpty else { return false }
        guard let index = redoStack.lastIndex(where: { $0.hasOnlyTargets { $0 === target } }) else {
            return false
        }
        perform(redoStack.remove(at: index), as: .redoing)
        return true
    }

    /// Removes the action of `target` that was registered last.
    package func removeNewestUndo(withTarget target: AnyObject) {
        if phase == .recording, openGroups.removeLastAction(of: target) { return }
        for index in undoStack.indices.reversed() where undoStack[index].removeLastAction(of: target) {
            if undoStack[index].actions.isEmpty { undoStack.remove(at: index) }
            return
        }
    }

    /// Ends the group of the current event if `isIncluded` returns true for all of its targets, so that the next action is a separate step.
    ///
    /// Has no effect inside a group of the program and during undo and redo.
    package func endEventGroup(ofOnlyTargets isIncluded: (AnyObject) -> Bool) {
        guard phase == .recording, openGroups.count == 1, openGroups.hasOnlyTargets(isIncluded) else {
            return
        }
        endEventGroup()
    }

    /// Returns whether `isIncluded` returns true for all targets of the newest group that can be undone, which may still be open.
    package func newestUndoHasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool {
        prune(&undoStack)
        return openGroups.newestHasOnlyTargets(isIncluded) ?? undoStack.last?.hasOnlyTargets(isIncluded)
            ?? false
    }

    /// Returns whether `isIncluded` returns true for all targets of the group that was undone last.
    package func newestRedoHasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool {
        prune(&redoStack)
        return redoStack.last?.hasOnlyTargets(isIncluded) == true
    }

    /// Returns the name of the newest group that can be undone and has only actions of `target`; nil if there is none.
    package func undoActionName(onlyOf target: AnyObject) -> String? {
        undoStack.last { $0.hasOnlyTargets { $0 === target } }?.label.name
    }

    /// Returns the name of the group that was undone last among those that have only actions of `target`; nil if there is none.
    package func redoActionName(onlyOf target: AnyObject) -> String? {
        redoStack.last { $0.hasOnlyTargets { $0 === target } }?.label.name
    }
}
