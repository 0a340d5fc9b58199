/// A constraint that contributes to the value of a variable, with the derivative of that value by its constant.
///
///     for reason in solver.reasons(for: width) { print(reason.constraint, reason.influence) }
public struct Reason: Hashable, Sendable {
    public let constraint: ConstraintID
    /// The change of the variable when the right side of the constraint grows by one, as long as no other constraint becomes
    /// active.
    public let influence: Double
}

extension Solver {
    /// Returns the active constraints that determine the value of `variable`.
    ///
    /// The value is the sum of their right sides times their influence. Empty for a variable that no constraint determines.
    public mutating func reasons(for variable: Variable) -> [Reason] {
        check(variable)
        let record = system.graph.variables[variable.record]
        var shares: [(constraint: ConstraintIndex, share: Double)] = []
        if record.definition != .null {
            shares = combinationForDefined(variable.record)
        } else if record.symbol != .null, system.tableau.symbols[record.symbol].isBasic {
            shares = system.graph.combination(of: tightConstraints(ofRow: RowIndex(record.symbol), times: 1))
        }
        return merged(shares).map {
            Reason(constraint: system.graph.identity(of: $0.constraint), influence: influence($0))
        }
    }

    /// Merges repeated constraints: an optional definition can occur both as a definition and as a slack at zero.
    private func merged(
        _ shares: [(constraint: ConstraintIndex, share: Double)]
    ) -> [(constraint: ConstraintIndex, share: Double)] {
        var sums: [ConstraintIndex: Double] = [:]
        for (constraint, share) in shares { sums[constraint, default: 0] += share }
        var result: [(constraint: ConstraintIndex, share: Double)] = []
        for (constraint, _) in shares {
            guard let sum = sums.removeValue(forKey: constraint) else { continue }
            if sum.magnitude > Tableau.costTolerance { result.append((constraint, sum)) }
        }
        return result
    }

    /// Returns the value of the expression of `constraint` minus its target: zero where it holds exactly.
    ///
    /// A positive slack of an inequality is its remaining room; the slack of a relaxed constraint is negative, by its shortfall.
    public func slack(of constraint: ConstraintID) -> Double {
        check(constraint)
        let record = system.graph.constraints[constraint.record]
        var sum = record.constant
        for slot in record.terms {
            sum +=
                system.graph.terms[slot].coefficient
                * system.graph.variables[system.graph.terms[slot].variable].value
        }
        return sum
    }

    /// Returns whether `constraint` was added before `other`.
    public func isOlder(_ constraint: ConstraintID, than other: ConstraintID) -> Bool {
        system.graph.constraints[constraint.record].serial < system.graph.constraints[other.record].serial
    }

    /// Returns the constant with which `constraint` would hold exactly in this solution, in the form of ``setConstant(_:of:)``.
    public func constantThatHolds(for constraint: ConstraintID) -> Double {
        let record = system.graph.constraints[constraint.record]
        let constant = record.constant - slack(of: constraint)
        return record.isNegated ? -constant : constant
    }

    private func influence(_ share: (constraint: ConstraintIndex, share: Double)) -> Double {
        system.graph.constraints[share.constraint].isNegated ? share.share : -share.share
    }

    private mutating func combinationForDefined(_ variable: VariableIndex) -> [(
        constraint: ConstraintIndex, share: Double
    )] {
        // First only the definitions, to find the tableau variables that they depend on.
        let definitions = system.graph.combination(of: [], starting: variable)
        var remaining: [VariableIndex: Double] = [:]
        for (constraint, share) in definitions {
            let record = system.graph.constraints[constraint]
            for slot in record.terms
            where system.graph.variables[system.graph.terms[slot].variable].definition == .null {
                remaining[system.graph.terms[slot].variable, default: 0] +=
                    share * system.graph.terms[slot].coefficient
            }
        }
        var shares: [ConstraintIndex: Double] = [:]
        for (constraint, share) in definitions {
            let slack = system.graph.constraints[constraint].symbol
            guard slack != .null, system.tableau.symbols[slack].isBasic else { continue }
            // An optional definition with a nonzero slack is itself determined by other constraints.
            for (other, otherShare) in tightConstraints(ofRow: RowIndex(slack), times: -share) {
                shares[other, default: 0] += otherShare
            }
        }
        for (other, factor) in remaining.sorted(by: { $0.key < $1.key }) {
            let symbol = system.graph.variables[other].symbol
            guard symbol != .null, system.tableau.symbols[symbol].isBasic else { continue }
            for (constraint, share) in tightConstraints(ofRow: RowIndex(symbol), times: factor) {
                shares[constraint, default: 0] += share
            }
        }
        let tight = shares.sorted { $0.key < $1.key }
            .filter { $0.value.magnitude > Tableau.costTolerance }.map {
                (constraint: $0.key, share: $0.value)
            }
        let own = system.graph.combination(of: tight, starting: variable)
        // The definitions come first: they are closest to the variable.
        return Array(own.dropFirst(tight.count)) + tight
    }

    /// Returns the constraints whose slacks are the parametric symbols in the row of a variable, with their shares.
    private func tightConstraints(ofRow row: RowIndex, times factor: Double) -> [(
        constraint: ConstraintIndex, share: Double
    )] {
        var result: [(constraint: ConstraintIndex, share: Double)] = []
        system.tableau.forEachEntry(ofRow: row) { column, coefficient in
            let symbol = system.tableau.symbols[column]
            // With slack = expression, x = c + t * slack means that x - t * expression is constant.
            if !symbol.isVariable { result.append((symbol.constraint, -factor * coefficient)) }
        }
        return result.sorted {
            system.graph.constraints[$0.constraint].serial < system.graph.constraints[$1.constraint].serial
        }
    }
}
