/// The drop target under the pointer and the effect of a drop on it; generic so that it can be tested without views.
///
///     let change = tracking.move(to: list)   // change.entered == list
///     tracking.propose(.move, allowsMove: false)
///     tracking.operation                     // .forbidden
nonisolated struct DropTracking<Target: AnyObject> {
    /// The targets that the pointer has left and entered.
    struct Change {
        var exited: Target?
        var entered: Target?
    }

    /// The target under the pointer; nil if there is none, or it has been deallocated.
    private(set) weak var target: Target?
    /// The effect of a drop at the current location.
    private(set) var operation = DropOperation.cancel

    /// Moves the pointer over `newTarget`; returns the change.
    mutating func move(to newTarget: Target?) -> Change {
        if newTarget === target {
            if target == nil { operation = .cancel }
            return Change()
        }
        let old = target
        target = newTarget
        operation = .cancel
        return Change(exited: old, entered: newTarget)
    }

    /// Records the answer of the target.
    ///
    /// A move that the source does not allow is forbidden. Without a target the answer is ignored.
    mutating func propose(_ proposed: DropOperation, allowsMove: Bool) {
        guard target != nil else { return }
        operation = proposed == .move && !allowsMove ? .forbidden : proposed
    }

    /// Ends the tracking with a drop; returns the target and the effect if something is dropped.
    mutating func drop() -> (target: Target, operation: DropOperation)? {
        defer { self = DropTracking() }
        guard let target, operation.isDrop else { return nil }
        return (target, operation)
    }
}
