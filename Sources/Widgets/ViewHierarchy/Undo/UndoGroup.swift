/// The actions that one undo or redo performs, with the name of the change.
///
/// The actions of nested groups are those of the group around them, in the order of their registration.
struct UndoGroup {
    var actions: [UndoAction] = []
    var label = UndoLabel()

    /// Whether no action of the group has a target any more.
    var isEmpty: Bool { !actions.contains { $0.target != nil } }

    /// Returns whether the group has actions, and `isIncluded` returns true for all of their targets.
    func hasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool { actions.haveOnlyTargets(isIncluded) }

    /// Removes the actions of `object`.
    mutating func removeActions(of object: AnyObject) { actions.removeAll { $0.target === object } }

    /// Removes the last action of `object`; returns false if there is none.
    mutating func removeLastAction(of object: AnyObject) -> Bool {
        guard let index = actions.lastIndex(where: { $0.target === object }) else { return false }
        actions.remove(at: index)
        return true
    }

    /// Performs the actions, the last one first.
    func perform() { for action in actions.reversed() { action.perform() } }
}

/// How a change is presented.
struct UndoLabel {
    var name = ""
    /// Whether the change loses no work of the user.
    var isDiscardable = false
}

/// A registered action with its target, to which it refers weakly.
struct UndoAction {
    private(set) weak var target: AnyObject?
    private let handler: (AnyObject) -> Void

    init(target: AnyObject, handler: @escaping (AnyObject) -> Void) {
        self.target = target
        self.handler = handler
    }

    func perform() { if let target { handler(target) } }
}

extension Collection<UndoAction> {
    /// Returns whether there are actions, and `isIncluded` returns true for all of their targets.
    func haveOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool {
        !isEmpty && allSatisfy { $0.target.map(isIncluded) ?? false }
    }
}
