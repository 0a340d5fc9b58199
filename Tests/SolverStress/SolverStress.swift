import ConstraintSolver
import RandomNumbers

/// Solves random systems of constraints, and compares the results with independent solutions.
package enum SolverStress {
    package static let strengths: [Float] = [1000, 750, 750, 500, 250]

    /// Solves systems of at most three variables, and compares their costs with those of the optimal vertex.
    ///
    /// An optional equality whose row has more than `longRow` coefficients defines a variable instead.
    ///
    /// - Returns: One line for each defect.
    package static func smallSystemFindings(rounds: Int, longRow: Int) -> [String] {
        var generator = SeededRandom(seed: 1)
        return (0..<rounds).compactMap { round in
            let count = Int.random(in: 1...3, using: &generator)
            let system = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                randomConstraint(count, strengths: strengths, &generator)
            }
            return defect(of: system, variableCount: count, longRow).map { "round \(round): \($0)" }
        }
    }

    private static func defect(of system: [PlainConstraint], variableCount: Int, _ longRow: Int) -> String? {
        var solver = Solver()
        solver.longRow = longRow
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        for constraint in system {
            solver.add(constraint.linear(variables), strength: Strength(constraint.strength))
        }
        solver.solve()
        let point = variables.map { solver.value(of: $0) }
        let best = enumeratedMinimum(system, variableCount: variableCount)
        if system.contains(where: { $0.strength == 1000 }), best[0] > 1e-6 {
            return solver.conflicts.isEmpty ? "no conflict is reported for contradictory constraints" : nil
        }
        if !solver.conflicts.isEmpty { return "a conflict of constraints that can be satisfied" }
        if solver.statistics.stepLimitCount > 0 { return "the limit on steps was reached" }
        let cost = costs(system, at: point)
        return compare(cost, best) == 0 ? nil : "\(cost) instead of \(best)\n\(system)\n\(point)"
    }

    /// Adds, removes and changes constraints at random, and compares the costs after each step with those of a new solver.
    ///
    /// - Returns: One line for each step whose costs differ, and a last line if a variable without constraints is not zero.
    package static func editFindings(
        seed: Int, steps: Int, variableCount: Int, longRow: Int = 64
    ) -> [String] {
        var edit = SolverEdit(seed: seed, variableCount: variableCount, longRow: longRow)
        var findings: [String] = []
        for step in 0..<steps {
            edit.change()
            if let defect = edit.defect() { findings.append("seed \(seed), step \(step): \(defect)") }
        }
        if !edit.isZeroWithoutConstraints() {
            findings.append("seed \(seed): a variable without constraints is not zero")
        }
        return findings
    }
}
