extension Solver {
    /// The conflicts of the last solution: the irreducible sets of contradictory required constraints.
    public var conflicts: [Conflict] { conflictState.active }

    /// Returns whether `constraint` is relaxed because it contradicts others.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        check(constraint)
        return system.graph.constraints[constraint.record].isBroken
    }

    /// Finds the irreducible set of contradictory constraints that `row` is part of, possibly with others, and relaxes the newest
    /// member of each.
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
        for members in sets where relaxNewest(of: members) { gaveWay = true }
        if !gaveWay { system.tableau.symbols[row].isSuspect = false }
    }

    /// Relaxes the newest member; returns false if it is relaxed already or is a bound, which is never relaxed.
    private mutating func relaxNewest(of set: [ConstraintIndex]) -> Bool {
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

    /// Returns the oldest relaxed constraint whose conflict has changed; nil if there is none.
    mutating func takeOldestRetry() -> ConstraintIndex? {
        while let broken = conflictState.takeOldestRetry() {
            if contains(broken), system.graph.constraints[broken.record].isBroken { return broken.record }
        }
        return nil
    }

    /// Restores a relaxed constraint as required for the next solution.
    mutating func restoreRelaxed(_ index: ConstraintIndex) {
        let wasPending = system.graph.constraints[index].state == .pending
        system.withdraw(index)
        system.graph.constraints[index].isBroken = false
        if !wasPending { system.suspend(index) }
    }
}
