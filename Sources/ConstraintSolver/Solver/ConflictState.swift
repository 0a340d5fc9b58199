/// The conflicts of a solver, and the conflicts to be examined again.
struct ConflictState {
    private struct Entry {
        var conflict: Conflict
        /// The age of the relaxed constraint.
        var serial: UInt64
    }

    /// The conflicts by the index of the relaxed constraint, which has exactly one.
    private var entries: [ConstraintIndex: Entry] = [:]
    /// The indices of relaxed constraints, by the index of each member of their conflicts.
    private var memberships: [ConstraintIndex: Set<ConstraintIndex>] = [:]
    private var retries: [Entry] = []
    private var areRetriesSorted = true

    /// The conflicts in the order of their relaxed constraints, oldest first.
    var active: [Conflict] { entries.values.sorted { $0.serial < $1.serial }.map(\.conflict) }

    /// Returns whether the constraint is a member of a conflict.
    func isMember(_ constraint: ConstraintIndex) -> Bool { memberships[constraint] != nil }

    var needsRetry: Bool { !retries.isEmpty }

    mutating func add(_ conflict: Conflict, serial: UInt64) {
        let broken = conflict.broken.record
        entries[broken] = Entry(conflict: conflict, serial: serial)
        for member in conflict.members { memberships[member.record, default: []].insert(broken) }
    }

    /// Schedules the conflicts of which `member` is part for a new examination.
    mutating func retryConflicts(of member: ConstraintIndex) {
        for broken in memberships[member] ?? [] {
            guard let entry = entries.removeValue(forKey: broken) else { continue }
            retries.append(entry)
            areRetriesSorted = false
            for other in entry.conflict.members {
                memberships[other.record]?.remove(broken)
                if memberships[other.record]?.isEmpty == true { memberships[other.record] = nil }
            }
        }
    }

    /// Removes and returns the oldest relaxed constraint whose conflict is scheduled for a new examination.
    mutating func takeOldestRetry() -> ConstraintID? {
        if !areRetriesSorted { retries.sort { $0.serial > $1.serial } }
        areRetriesSorted = true
        return retries.popLast()?.conflict.broken
    }
}
