extension Solver {
    /// The contradictions that the last solution had to live with.
    public var conflicts: [Conflict] { conflictState.active }

    /// True when `constraint` had to give way to others.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        check(constraint)
        return constraints[constraint.index].isBroken
    }

    /// How far a required constraint may be off by the errors of arithmetic, in units of its expression.
    static let violationTolerance = 1e-6

    /// A slack of a required constraint that could not be brought to where it must be; nil when all hold.
    mutating func findViolated() -> Int32? {
        while tableau.suspects.count > 0 {
            let last = tableau.suspects[Int32(tableau.suspects.count - 1)]
            let symbol = tableau.symbols[last]
            if isViolated(symbol), symbol.isSuspect { return last }
            tableau.symbols[last].isSuspect = false
            _ = tableau.suspects.removeLast()
        }
        return nil
    }

    private func isViolated(_ symbol: Symbol) -> Bool {
        symbol.isBasic && symbol.level == Levels.required && symbol.slope != 0
            && symbol.value.magnitude > Self.violationTolerance
    }

    /// Finds the contradiction that `symbol` takes part in, maybe others with it, and breaks the newest member of each.
    mutating func resolveConflict(at symbol: Int32) {
        var sets: [[Int32]] = []
        if let members = singleRowCertificate(symbol) {
            sets = [members]
        } else {
            sets = irreducibleSets(of: certificate(for: symbol))
        }
        var gaveWay = false
        for members in sets where breakNewest(of: members) { gaveWay = true }
        if !gaveWay { tableau.symbols[symbol].isSuspect = false }
    }

    private func isOlder(_ one: Int32, than other: Int32) -> Bool {
        (constraints[one].serial, one) < (constraints[other].serial, other)
    }

    /// Gives up the newest member; false when it is given up already, or never gives way.
    private mutating func breakNewest(of set: [Int32]) -> Bool {
        let members = set.sorted { isOlder($0, than: $1) }
        guard let newest = members.last, !constraints[newest].isBroken, !isBound(newest) else { return false }
        let conflict = Conflict(members: members.map { identity(of: $0) }, broken: identity(of: newest))
        conflictState.retryConflicts(of: newest)
        withdraw(newest)
        constraints[newest].isBroken = true
        suspend(newest)
        conflictState.add(conflict, serial: constraints[newest].serial)
        return true
    }

    func identity(of index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: constraints[index].generation)
    }

    // MARK: - After a change

    /// The oldest of the constraints that are given up for a conflict that has changed; nil when there is none.
    mutating func takeOldestRetry() -> Int32? {
        while let broken = conflictState.takeOldestRetry() {
            if contains(broken), constraints[broken.index].isBroken { return broken.index }
        }
        return nil
    }

    /// Has a constraint that was given up take part in the next solution as what it is.
    mutating func takeSeriously(_ index: Int32) {
        let wasPending = constraints[index].state == .pending
        withdraw(index)
        constraints[index].isBroken = false
        if !wasPending { suspend(index) }
    }

    // MARK: - The certificate

    /// Constraints that contradict each other, by Farkas' lemma: the required ones that hold a violated sum where it is.
    ///
    /// By J. Gleeson and J. Ryan, "Identifying minimally infeasible subsystems of inequalities" (1990), a single row of the
    /// tableau gives an irreducible set at once.
    private mutating func certificate(for symbol: Int32) -> [Int32] {
        let rows = violatedRows(connectedWith: symbol)
        var sums: [Int32: Double] = [:]
        var shares: [(constraint: Int32, share: Double)] = []
        for row in rows {
            let slope = Double(tableau.symbols[row].slope)
            shares.append((tableau.symbols[row].owner, slope))
            forEachEntry(ofRow: row) { column, coefficient in sums[column, default: 0] += slope * coefficient
            }
        }
        for (column, sum) in sums.sorted(by: { $0.key < $1.key }) where sum.magnitude > Tableau.costTolerance
        {
            let symbol = tableau.symbols[column]
            if !symbol.isVariable, symbol.level == Levels.required { shares.append((symbol.owner, -sum)) }
        }
        return combination(of: shares).map(\.constraint)
    }

    /// The certificate of one violated row, if all that holds it there is required.
    private mutating func singleRowCertificate(_ row: Int32) -> [Int32]? {
        let symbol = tableau.symbols[row]
        var shares: [(constraint: Int32, share: Double)] = [(symbol.owner, 1)]
        var isComplete = true
        forEachEntry(ofRow: row) { column, coefficient in
            let other = tableau.symbols[column]
            // Does the column hold the row back from both sides, or from the side that matters?
            let wanted = -Double(symbol.slope) * coefficient
            let isHeld = wanted > 0 ? other.costsAbove : other.costsBelow
            if other.isVariable || other.level != Levels.required || !isHeld { isComplete = false }
            shares.append((other.owner, -coefficient))
        }
        return isComplete ? combination(of: shares).map(\.constraint) : nil
    }

    /// The rows whose violation counts, and those at zero that count as about to be violated: together they balance.
    private func violatedRows(connectedWith symbol: Int32) -> [Int32] {
        var rows = [symbol]
        var seenRows: Set<Int32> = [symbol]
        var seenColumns: Set<Int32> = []
        var next = 0
        while next < rows.count {
            forEachEntry(ofRow: rows[next]) { column, _ in
                guard seenColumns.insert(column).inserted else { return }
                var index = tableau.symbols[column].head
                while index >= 0 {
                    let row = tableau.entries[index].row
                    index = tableau.entries[index].nextInColumn
                    let counts =
                        tableau.symbols[row].level == Levels.required && tableau.symbols[row].slope != 0
                    if counts, seenRows.insert(row).inserted { rows.append(row) }
                }
            }
            next += 1
        }
        return rows
    }

    func forEachEntry(ofRow row: Int32, _ body: (Int32, Double) -> Void) {
        var index = tableau.symbols[row].head
        while index >= 0 {
            body(tableau.entries[index].column, tableau.entries[index].coefficient)
            index = tableau.entries[index].nextInRow
        }
    }

    // MARK: - Irreducibility

    /// The irreducible sets in a contradictory one.
    ///
    /// The additive method (J. Chinneck, "Feasibility and infeasibility in optimization", 2008): the members are let into
    /// a new solver one by one, oldest first. One that contradicts those before it gives way; its row then tells what
    /// holds it back, and the next go on without it. Cost: one solution of the whole.
    private func irreducibleSets(of candidates: [Int32]) -> [[Int32]] {
        let candidates = candidates.sorted { isOlder($0, than: $1) }
        var scratch = Solver()
        var copies: [Int32: Variable] = [:]
        var sets: [[Int32]] = []
        for index in candidates {
            let copy = scratch.addCopy(of: constraints[index], terms, &copies).index
            scratch.settle()
            if scratch.findViolated() == nil { continue }
            guard let members = scratch.contradicted(by: copy) else { break }
            sets.append(members.map { candidates[Int($0)] })
        }
        return sets.isEmpty && !candidates.isEmpty ? [candidates] : sets
    }

    /// The irreducible set of a newly added constraint and those that it contradicts; it is out of the arithmetic then.
    private mutating func contradicted(by index: Int32) -> [Int32]? {
        withdraw(index)
        constraints[index].isBroken = true
        suspend(index)
        settle()
        guard constraints[index].state == .inTableau else { return nil }
        let members = singleRowCertificate(constraints[index].symbol)
        withdraw(index)
        constraints[index].state = .free
        settle()
        return members
    }

    private mutating func addCopy(
        of record: ConstraintRecord, _ terms: borrowing Pool<TermRecord>, _ copies: inout [Int32: Variable]
    ) -> ConstraintID {
        var sum = LinearExpression(constant: record.constant)
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            let variable = copies[terms[slot].variable] ?? makeVariable()
            copies[terms[slot].variable] = variable
            sum.terms.append(Term(variable, times: terms[slot].coefficient))
        }
        return add(LinearConstraint(sum, record.isEquality ? .equal : .greaterThanOrEqual))
    }
}
