/// The actions that one undo or redo performs, with the name of the change.
struct UndoGroup {
    /// An action, or a nested group.
    enum Item {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var items: [Item] = []
    var name = ""
    var isDiscardable = false

    /// Whether no action of the group has a target any more.
    var isEmpty: Bool {
        items.allSatisfy { item in
            switch item {
            case .action(let action): action.target == nil
            case .group(let group): group.isEmpty
            }
        }
    }

    /// Returns whether the group has actions, and `isIncluded` returns true for all of their targets.
    func hasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool {
        !items.isEmpty
            && items.allSatisfy { item in
                switch item {
                case .action(let action): action.target.map(isIncluded) ?? false
                case .group(let group): group.hasOnlyTargets(isIncluded)
                }
            }
    }

    /// Removes the actions of `object`, and the groups that are empty without them.
    mutating func removeActions(of object: AnyObject) {
        items = items.compactMap { item in
            switch item {
            case .action(let action): return action.target === object ? nil : item
            case .group(var group):
                group.removeActions(of: object)
                return group.items.isEmpty ? nil : .group(group)
            }
        }
    }

    /// Removes the last action of `object`, outside of nested groups; returns false if there is none.
    mutating func removeLastAction(of object: AnyObject) -> Bool {
        let index = items.lastIndex { item in
            if case .action(let action) = item { action.target === object } else { false }
        }
        guard let index else { return false }
        items.remove(at: index)
        return true
    }

    /// Performs the actions, the last one first.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }
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
