import ConstraintSolver
import RandomNumbers

/// A solver whose constraints change at random, reproducibly for each seed.
struct SolverEdit: ~Copyable {
    private var generator: SeededRandom
    private var solver = Solver()
    private let variables: [Variable]
    private var live: [(id: ConstraintID, plain: PlainConstraint)] = []

    init(seed: Int, variableCount: Int, longRow: Int) {
        generator = SeededRandom(seed: seed)
        solver.longRow = longRow
        var variables: [Variable] = []
        for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
        self.variables = variables
    }

    /// Adds, removes or changes a constraint, and solves.
    mutating func change() {
        let choice = Int.random(in: 0..<10, using: &generator)
        if live.count < 4 * variables.count && (choice < 5 || live.isEmpty) {
            let plain = randomConstraint(variables.count, strengths: [1000, 750, 500, 250], &generator)
            live.append((solver.add(plain.linear(variables), strength: Strength(plain.strength)), plain))
        } else if choice < 7 {
            let index = Int.random(in: live.indices, using: &generator)
            solver.remove(live.remove(at: index).id)
        } else if choice < 9 {
            let index = Int.random(in: live.indices, using: &generator)
            live[index].plain.constant = Double(Int.random(in: -100...100, using: &generator))
            solver.setConstant(live[index].plain.constant, of: live[index].id)
        } else {
            let index = Int.random(in: live.indices, using: &generator)
            live[index].plain.strength = SolverStress.strengths.randomElement(using: &generator) ?? 1
            solver.setStrength(Strength(live[index].plain.strength), of: live[index].id)
        }
        solver.solve()
    }

    /// Returns the difference from a new solver with the current constraints; nil if the costs are equal.
    func defect() -> String? {
        var fresh = Solver()
        var copies: [Variable] = []
        for _ in variables { copies.append(fresh.makeVariable()) }
        for entry in live { fresh.add(entry.plain.linear(copies), strength: Strength(entry.plain.strength)) }
        fresh.solve()
        if solver.conflicts.isEmpty != fresh.conflicts.isEmpty {
            return "only one of the solvers has conflicts"
        }
        if solver.statistics.stepLimitCount > 0 || fresh.statistics.stepLimitCount > 0 {
            return "the limit on steps was reached"
        }
        if !solver.conflicts.isEmpty { return nil }
        let system = live.map(\.plain)
        let cost = costs(system, at: variables.map { solver.value(of: $0) })
        let best = costs(system, at: copies.map { fresh.value(of: $0) })
        return compare(cost, best) == 0 ? nil : "\(cost) instead of \(best)"
    }

    /// Removes all constraints, and returns whether all variables are then zero.
    mutating func isZeroWithoutConstraints() -> Bool {
        for entry in live { solver.remove(entry.id) }
        live = []
        solver.solve()
        return variables.allSatisfy { solver.value(of: $0) == 0 }
    }
}
