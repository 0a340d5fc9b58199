import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Random systems, compared with enumerated vertices and with new solvers.
@Suite struct RandomSystemTests {
    /// Values of `Solver.longRow`: the default, and zero, with which every optional equality defines a variable if possible.
    static let longRows = [64, 0]

    @Test(arguments: longRows)
    func `Small random systems have the minimum cost of all vertices`(longRow: Int) {
        #expect(SolverStress.smallSystemFindings(rounds: 3000, longRow: longRow) == [])
    }

    @Test(arguments: longRows)
    func `The solution after a thousand edits equals that of a new solver`(longRow: Int) {
        for seed in 0..<(longRow == 0 ? 20 : 60) {
            #expect(
                SolverStress.editFindings(seed: seed, steps: 60, variableCount: 6, longRow: longRow) == [])
        }
        if longRow == 0 { return }
        #expect(SolverStress.editFindings(seed: 999, steps: 1000, variableCount: 12) == [])
        #expect(SolverStress.editFindings(seed: 998, steps: 2000, variableCount: 4) == [])
    }

    @Test func `Adding and removing constraints restores the solution`() {
        var generator = SeededRandom(seed: 7)
        for round in 0..<300 {
            var solver = Solver()
            let variables = (0..<5).map { _ in solver.makeVariable() }
            for _ in 0..<8 {
                let plain = randomConstraint(5, strengths: SolverStress.strengths, &generator)
                solver.add(plain.linear(variables), strength: Strength(plain.strength))
            }
            solver.solve()
            let before = variables.map { solver.value(of: $0) }
            let conflicts = solver.conflicts
            var added: [ConstraintID] = []
            for _ in 0..<4 {
                let plain = randomConstraint(5, strengths: SolverStress.strengths, &generator)
                added.append(solver.add(plain.linear(variables), strength: Strength(plain.strength)))
                if Bool.random(using: &generator) { solver.solve() }
            }
            for id in added.shuffled(using: &generator) {
                solver.remove(id)
                if Bool.random(using: &generator) { solver.solve() }
            }
            solver.solve()
            let after = variables.map { solver.value(of: $0) }
            if conflicts.isEmpty {
                for (one, two) in zip(before, after) {
                    #expect((one - two).magnitude < 1e-5, "round \(round): \(before) became \(after)")
                }
            } else {
                #expect(!solver.conflicts.isEmpty)
            }
        }
    }
}
