import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Equal inputs give equal solutions.
@Suite struct DeterminismTests {
    @Test func `Running a script twice gives bitwise equal results`() {
        for seed in 0..<40 {
            #expect(bits(seed: UInt64(seed)) == bits(seed: UInt64(seed)), "seed \(seed)")
        }
    }

    /// Returns the bits of all values and the number of visited coefficients after each operation of a script.
    private func bits(seed: UInt64) -> [UInt64] {
        var generator = SeededRandom(seed: seed)
        let script = randomScript(
            80, variableCount: 8, liveLimit: 30, strengths: [1000, 1000, 750, 500, 250], addsStays: false,
            &generator)
        var player = Player()
        var bits: [UInt64] = []
        for operation in script {
            player.play(operation)
            player.solver.solve()
            bits += player.values.map { ($0 ?? .nan).bitPattern }
            bits.append(UInt64(player.solver.statistics.entryVisitCount))
        }
        return bits
    }

    @Test func `The order of insertion does not matter if the solution is unique`() {
        var generator = SeededRandom(seed: 90)
        for round in 0..<200 {
            let count = Int.random(in: 2...6, using: &generator)
            var system: [PlainConstraint] = []
            for index in 0..<count {
                // With distinct strengths no two constraints can be exchanged at equal cost.
                let coefficients = (0..<count).map { $0 == index ? 1.0 : 0 }
                system.append(
                    PlainConstraint(
                        coefficients: coefficients, constant: Double(-20 * index), relation: .equal,
                        strength: Float(1 + index)))
            }
            for index in 0..<2 * count {
                var plain = randomConstraint(count, strengths: [1000, 0, 0], &generator)
                if plain.strength == 0 { plain.strength = Float(100 + index) }
                system.append(plain)
            }
            guard let one = solve(system, count), let two = solve(system.shuffled(using: &generator), count)
            else {
                continue
            }
            for (left, right) in zip(one, two) {
                #expect((left - right).magnitude < 1e-6, "round \(round): \(one) and \(two)")
            }
        }
    }

    private func solve(_ system: [PlainConstraint], _ count: Int) -> [Double]? {
        var player = Player()
        for _ in 0..<count { player.play(.addVariable) }
        for constraint in system { player.play(.add(constraint)) }
        player.solver.solve()
        return player.solver.conflicts.isEmpty ? player.values.map { $0 ?? 0 } : nil
    }

    @Test func `Of equally strong constraints the older ones are satisfied, after any number of removals`() {
        for removals in [0, 10, 1000, 200_000] {
            var solver = Solver()
            let other = solver.makeVariable()
            for _ in 0..<removals { solver.remove(solver.add(other == 1)) }
            for _ in 0..<30 {
                let left = solver.makeVariable()
                let right = solver.makeVariable()
                solver.add(left == 100, strength: 500)
                solver.add(right == 100, strength: 500)
                solver.add(left + right == 150)
                solver.solve()
                #expect(solver.value(of: left) == 100)
                #expect(solver.value(of: right) == 50)
            }
        }
    }
}
