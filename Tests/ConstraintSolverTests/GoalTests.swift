import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Goals, each of which is equivalent to two inequalities of different strengths.
@Suite struct GoalTests {
    @Test func `Goals have the minimum cost of all vertices`() {
        var generator = SeededRandom(seed: 11)
        for round in 0..<1500 {
            let count = Int.random(in: 1...3, using: &generator)
            var solver = Solver()
            let variables = (0..<count).map { _ in solver.makeVariable() }
            var system: [PlainConstraint] = []
            for index in 0..<count {
                let value = Double(Int.random(in: 0...100, using: &generator))
                let (below, above) = ([750, 250, 251, 600] as [Float], [250, 750, 100] as [Float])
                let (one, two) = (
                    below.randomElement(using: &generator) ?? 750,
                    above.randomElement(using: &generator) ?? 250
                )
                _ = solver.addGoal(variables[index], value, below: Strength(one), above: Strength(two))
                let coefficients = (0..<count).map { $0 == index ? 1.0 : 0 }
                for (relation, strength) in [(Relation.greaterThanOrEqual, one), (.lessThanOrEqual, two)] {
                    system.append(
                        PlainConstraint(
                            coefficients: coefficients, constant: -value, relation: relation,
                            strength: strength))
                }
            }
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let plain = randomConstraint(count, strengths: [750, 500, 250], &generator)
                solver.add(plain.linear(variables), strength: Strength(plain.strength))
                system.append(plain)
            }
            solver.solve()
            let cost = costs(system, at: variables.map { solver.value(of: $0) })
            let best = enumeratedMinimum(system, variableCount: count)
            #expect(compare(cost, best) == 0, "round \(round): \(cost) instead of \(best)")
        }
    }

    @Test func `A suggestion changes the value of a goal`() {
        var solver = Solver()
        let width = solver.makeVariable()
        let goal = solver.addGoal(width, 40, below: 750, above: 250)
        let wider = solver.add(width == 60, strength: 500)
        solver.solve()
        #expect(solver.value(of: width) == 60)
        solver.suggest(80, for: goal)
        solver.solve()
        #expect(solver.value(of: width) == 80)
        solver.remove(wider)
        solver.suggest(20, for: goal)
        solver.solve()
        #expect(solver.value(of: width) == 20)
        #expect(solver.describe(goal) == "v0 == 20 @750 above @250")
    }
}
