/// The conflicts of a solver, and what is to be tried again.
struct ConflictState {
    private struct Entry {
        var conflict: Conflict
        /// The age of what is given up.
        var serial: UInt64
    }

    /// By the index of what is given up: each such constraint has one conflict.
    private var entries: [ConstraintIndex: Entry] = [:]
    /// The indices of what is given up, by that of each member.
    private var memberships: [ConstraintIndex: Set<ConstraintIndex>] = [:]
    private var retries: [Entry] = []
    private var areRetriesSorted = true

    /// In the order of what is given up, oldest first.
    var active: [Conflict] { entries.values.sorted { $0.serial < $1.serial }.map(\.conflict) }

    /// True when the constraint takes part in a conflict.
    func isMember(_ constraint: ConstraintIndex) -> Bool { memberships[constraint] != nil }

    var needsRetry: Bool { !retries.isEmpty }

    mutating func add(_ conflict: Conflict, serial: UInt64) {
        let broken = conflict.broken.record
        entries[broken] = Entry(conflict: conflict, serial: serial)
        for member in conflict.members { memberships[member.record, default: []].insert(broken) }
    }

    /// Has the conflicts that `member` takes part in looked at again.
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

    /// The oldest of the constraints that are given up for a conflict that has changed.
    mutating func takeOldestRetry() -> ConstraintID? {
        if !areRetriesSorted { retries.sort { $0.serial > $1.serial } }
        areRetriesSorted = true
        return retries.popLast()?.conflict.broken
    }
}
