import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// The constraints that determine the value of a variable.
@Suite struct ReasonTests {
    /// Returns a player of a random system, and appends the right sides; random fractions avoid degenerate solutions.
    private func makePlayer(
        _ count: Int, _ constraints: Int, _ rightSides: inout [Double], _ generator: inout SeededRandom
    )
        -> Player
    {
        var player = Player()
        for _ in 0..<count { player.play(.addVariable) }
        for _ in 0..<constraints {
            var plain = randomConstraint(count, strengths: [1000, 1000, 750, 500, 250], &generator)
            plain.constant = Double.random(in: -100...100, using: &generator)
            player.play(.add(plain))
            rightSides.append(-plain.constant)
        }
        return player
    }

    @Test(arguments: RandomSystemTests.longRows)
    func `The value of a variable is the sum of right sides times influences`(longRow: Int) {
        var generator = SeededRandom(seed: 11)
        var defined = 0
        for round in 0..<400 {
            var rightSides: [Double] = []
            var player = makePlayer(Int.random(in: 1...8, using: &generator), 12, &rightSides, &generator)
            player.solver.longRow = longRow
            player.solver.solve()
            for variable in player.variables.compactMap({ $0 }) {
                let reasons = player.solver.reasons(for: variable)
                var sum = 0.0
                for reason in reasons {
                    guard let number = player.constraints.firstIndex(of: reason.constraint) else { continue }
                    sum += rightSides[number] * reason.influence
                }
                let value = player.solver.value(of: variable)
                #expect((sum - value).magnitude < 1e-6, "round \(round): \(sum) instead of \(value)")
                #expect(
                    Set(reasons.map(\.constraint)).count == reasons.count,
                    "round \(round): a constraint occurs twice")
                for reason in reasons {
                    #expect(player.solver.slack(of: reason.constraint).magnitude < 1e-6, "round \(round)")
                }
                if reasons.count > 1 { defined += 1 }
            }
        }
        #expect(defined > 500)
    }

    @Test(arguments: RandomSystemTests.longRows)
    func `A small change of a right side changes the value in proportion to the influence`(longRow: Int) {
        var generator = SeededRandom(seed: 12)
        let delta = 1e-4
        for round in 0..<150 {
            var rightSides: [Double] = []
            var player = makePlayer(Int.random(in: 1...6, using: &generator), 9, &rightSides, &generator)
            player.solver.longRow = longRow
            player.solver.solve()
            guard player.solver.conflicts.isEmpty,
                let variable = player.variables.randomElement(using: &generator),
                let variable
            else { continue }
            let value = player.solver.value(of: variable)
            var influences: [ConstraintID: Double] = [:]
            for reason in player.solver.reasons(for: variable) {
                influences[reason.constraint] = reason.influence
            }
            for (number, constraint) in player.constraints.enumerated() {
                guard let constraint else { continue }
                player.solver.setConstant(-(rightSides[number] + delta), of: constraint)
                player.solver.solve()
                let moved = player.solver.value(of: variable) - value
                let expected = (influences[constraint] ?? 0) * delta
                #expect(
                    (moved - expected).magnitude < 1e-7, "round \(round): moved \(moved), not \(expected)")
                player.solver.setConstant(-rightSides[number], of: constraint)
                player.solver.solve()
            }
        }
    }

    @Test func `The reasons of the end of a chain are all its constraints`() {
        var solver = Solver()
        let edges = (0..<5).map { _ in solver.makeVariable() }
        let start = solver.add(edges[0] == 8)
        var links: [ConstraintID] = []
        for index in 1..<5 { links.append(solver.add(edges[index] == 2 * edges[index - 1] + 1)) }
        solver.solve()
        let reasons = solver.reasons(for: edges[4])
        #expect(solver.value(of: edges[4]) == 143)
        #expect(reasons.map(\.constraint) == links.reversed() + [start])
        #expect(reasons.map(\.influence) == [1, 2, 4, 8, 16])
    }

    @Test func `A variable without constraints has no reasons`() {
        var solver = Solver()
        let free = solver.makeVariable()
        solver.solve()
        #expect(solver.reasons(for: free) == [])
        #expect(solver.value(of: free) == 0)
    }
}
