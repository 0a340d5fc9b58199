/// The undo managers that have recorded changes during the current event, whose groups end with the event.
package enum UndoEvents {
    private static var managers: [Reference] = []

    private struct Reference { weak var manager: UndoManager? }

    /// Records that a manager has begun a group for the current event.
    static func opened(_ manager: UndoManager) {
        // A text ends and begins the group for each of its steps.
        if managers.last?.manager === manager { return }
        managers.append(Reference(manager: manager))
    }

    /// Handles an event: the changes that `body` records are one step, without those recorded before, such as by a task.
    ///
    /// O(1) if no change was recorded.
    static func during(_ body: () -> Void) {
        end()
        body()
        end()
    }

    private static func end() {
        if managers.isEmpty { return }
        let ended = managers
        managers = []
        for reference in ended {
            guard let manager = reference.manager else { continue }
            manager.endEventGroup()
            // A group of the program spans several events, such as a drag; the group around it ends with a later event.
            if manager.hasEventGroup { managers.append(reference) }
        }
    }
}
