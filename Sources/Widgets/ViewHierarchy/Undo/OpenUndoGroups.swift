/// The groups of an undo manager that have been begun and not ended, from the outermost to the innermost, with their actions.
///
/// The actions of all groups are in one array, so that the cost and the depth of the result do not depend on the nesting.
///
///     var open = OpenUndoGroups()
///     open.begin()
///     open.add(action)
///     let change = open.end()   // nil for a nested group, and without actions
struct OpenUndoGroups {
    /// A group: the part of the actions from `start` on.
    private struct Group {
        var label: UndoLabel
        var start: Int
    }

    private var groups: [Group] = []
    private var actions: [UndoAction] = []

    var isEmpty: Bool { groups.isEmpty }
    var count: Int { groups.count }
    /// Whether an action has a target.
    var hasTargets: Bool { actions.contains { $0.target != nil } }

    mutating func begin(_ label: UndoLabel = UndoLabel()) {
        groups.append(Group(label: label, start: actions.count))
    }

    /// Adds an action to the innermost group.
    mutating func add(_ action: UndoAction) { actions.append(action) }

    /// Ends the innermost group, and returns the change if it was the outermost one and has actions.
    mutating func end() -> UndoGroup? {
        guard let group = groups.popLast(), group.start < actions.count else { return nil }
        guard let outer = groups.indices.last else {
            defer { actions = [] }
            return UndoGroup(actions: actions, label: group.label)
        }
        // The name of a nested group is that of its change, unless the change has a name of its own.
        if groups[outer].label.name.isEmpty { groups[outer].label.name = group.label.name }
        return nil
    }

    /// Removes the actions of `target`.
    mutating func removeActions(of target: AnyObject) {
        var kept: [UndoAction] = []
        var group = 0
        for (index, action) in actions.enumerated() {
            while group < groups.count, groups[group].start == index {
                groups[group].start = kept.count
                group += 1
            }
            if action.target !== target { kept.append(action) }
        }
        // Groups that are still empty begin at the end.
        for index in group..<groups.count { groups[index].start = kept.count }
        actions = kept
    }

    /// Removes the last action of `target`; returns false if there is none.
    mutating func removeLastAction(of target: AnyObject) -> Bool {
        guard let index = actions.lastIndex(where: { $0.target === target }) else { return false }
        actions.remove(at: index)
        for group in groups.indices where groups[group].start > index { groups[group].start -= 1 }
        return true
    }

    /// The label of the change, which begins with the outermost group; nil unless an action has a target.
    var label: UndoLabel? {
        guard hasTargets, var label = groups.first?.label else { return nil }
        label.name = groups.first { !$0.label.name.isEmpty }?.label.name ?? ""
        return label
    }

    /// Changes the label of the innermost group; returns false if no group is open.
    mutating func changeLabel(_ body: (inout UndoLabel) -> Void) -> Bool {
        guard let last = groups.indices.last else { return false }
        body(&groups[last].label)
        return true
    }

    /// Returns whether there are actions, and `isIncluded` returns true for all of their targets.
    func hasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool { actions.haveOnlyTargets(isIncluded) }

    /// Returns whether `isIncluded` returns true for all targets of the innermost group with actions; nil if there is none.
    func newestHasOnlyTargets(_ isIncluded: (AnyObject) -> Bool) -> Bool? {
        groups.last { $0.start < actions.count }.map { actions[$0.start...].haveOnlyTargets(isIncluded) }
    }
}
