/// Finds violated required constraints and the constraints that contradict them.
extension LinearSystem {
    /// The permitted violation of a required constraint by rounding errors, in units of its expression.
    static let violationTolerance = 1e-6

    /// Returns the row of a violated required constraint; nil if all hold.
    mutating func findViolated() -> RowIndex? {
        while tableau.suspects.count > 0 {
            let last = tableau.suspects[tableau.suspects.lastIndex]
            let symbol = tableau.symbols[last]
            if isViolated(symbol), symbol.isSuspect { return RowIndex(last) }
            tableau.symbols[last].isSuspect = false
            _ = tableau.suspects.removeLast()
        }
        return nil
    }

    func isViolated(_ symbol: Symbol) -> Bool {
        symbol.isBasic && symbol.level == Levels.required && symbol.slope != 0
            && symbol.value.magnitude > Self.violationTolerance
    }

    /// Returns contradictory constraints by Farkas' lemma: the required constraints that keep a sum of violations at its value.
    ///
    /// By J. Gleeson and J. Ryan, "Identifying minimally infeasible subsystems of inequalities" (1990), a single row of the
    /// tableau is sufficient for an irreducible set.
    mutating func certificate(for row: RowIndex) -> [ConstraintIndex] {
        let rows = violatedRows(connectedWith: row)
        var sums: [ColumnIndex: Double] = [:]
        var shares: [(constraint: ConstraintIndex, share: Double)] = []
        for row in rows {
            let slope = Double(tableau.symbols[row].slope)
            shares.append((tableau.symbols[row].constraint, slope))
            tableau.forEachEntry(ofRow: row) { column, coefficient in
                sums[column, default: 0] += slope * coefficient
            }
        }
        for (column, sum) in sums.sorted(by: { $0.key.symbol < $1.key.symbol })
        where sum.magnitude > Tableau.costTolerance {
            let symbol = tableau.symbols[column]
            if !symbol.isVariable, symbol.level == Levels.required {
                shares.append((symbol.constraint, -sum))
            }
        }
        return graph.combination(of: shares).map(\.constraint)
    }

    /// Returns the certificate of one violated row, if all columns that restrict it are required; nil otherwise.
    mutating func singleRowCertificate(_ row: RowIndex) -> [ConstraintIndex]? {
        let symbol = tableau.symbols[row]
        var shares: [(constraint: ConstraintIndex, share: Double)] = [(symbol.constraint, 1)]
        var isComplete = true
        tableau.forEachEntry(ofRow: row) { column, coefficient in
            let other = tableau.symbols[column]
            // Whether the column restricts the row in the direction that reduces the violation.
            let wanted = -Double(symbol.slope) * coefficient
            let isHeld = wanted > 0 ? other.costsAbove : other.costsBelow
            if other.isVariable || other.level != Levels.required || !isHeld { isComplete = false }
            if !other.isVariable { shares.append((other.constraint, -coefficient)) }
        }
        return isComplete ? graph.combination(of: shares).map(\.constraint) : nil
    }

    /// Returns the required rows with nonzero slope that are connected with `row` by common columns.
    ///
    /// They are violated, or at zero and about to be violated; together their costs balance.
    private func violatedRows(connectedWith row: RowIndex) -> [RowIndex] {
        var rows = [row]
        var seenRows: Set<RowIndex> = [row]
        var seenColumns: Set<ColumnIndex> = []
        var next = 0
        while next < rows.count {
            tableau.forEachEntry(ofRow: rows[next]) { column, _ in
                guard seenColumns.insert(column).inserted else { return }
                var index = tableau.symbols[column].head
                while index != .null {
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
}
