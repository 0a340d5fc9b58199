extension Solver {
    /// The contradictions that the last solution had to live with.
    public var conflicts: [Conflict] { conflictState.active }

    /// Returns whether `constraint` is relaxed because it contradicts others.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        check(constraint)
        return system.graph.constraints[constraint.record].isBroken
    }

    /// Finds the contradiction that the symbol of `row` takes part in, maybe others with it, and breaks the newest member of each.
    mutating func resolveConflict(at row: RowIndex) {
        var sets: [[ConstraintIndex]] = []
        if let members = system.singleRowCertificate(row) {
            sets = [members]
        } else {
            var search = IrreducibleSets()
            let candidates = system.certificate(for: row)
            sets = search.find(in: candidates, of: system.graph)
        }
        var gaveWay = false
        for members in sets where breakNewest(of: members) { gaveWay = true }
        if !gaveWay { system.tableau.symbols[row].isSuspect = false }
    }

    /// Relaxes the newest member; returns false when it is relaxed already, or a bound, which never is.
    private mutating func breakNewest(of set: [ConstraintIndex]) -> Bool {
        let members = system.graph.sortedByAge(set)
        guard let newest = members.last, !system.graph.constraints[newest].isBroken, !isBound(newest) else {
            return false
        }
        let conflict = Conflict(
            members: members.map { system.graph.identity(of: $0) }, broken: system.graph.identity(of: newest))
        conflictState.retryConflicts(of: newest)
        system.withdraw(newest)
        system.graph.constraints[newest].isBroken = true
        system.suspend(newest)
        conflictState.add(conflict, serial: system.graph.constraints[newest].serial)
        return true
    }

    // MARK: - After a change

    /// Returns the oldest constraint that is relaxed for a conflict that has changed; nil when there is none.
    mutating func takeOldestRetry() -> ConstraintIndex? {
        while let broken = conflictState.takeOldestRetry() {
            if contains(broken), system.graph.constraints[broken.record].isBroken { return broken.record }
        }
        return nil
    }

    /// Has a constraint that was given up take part in the next solution as what it is.
    mutating func takeSeriously(_ index: ConstraintIndex) {
        let wasPending = system.graph.constraints[index].state == .pending
        system.withdraw(index)
        system.graph.constraints[index].isBroken = false
        if !wasPending { system.suspend(index) }
    }
}
