import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
    /// Returns whether required `constraints` contradict each other, by enumerating all vertices.
    private func contradict(_ constraints: [PlainConstraint], _ variableCount: Int) -> Bool {
        guard !constraints.isEmpty else { return false }
        return enumeratedMinimum(constraints, variableCount: variableCount)[0] > 1e-6
    }

    @Test func `A reported conflict is irreducible, and its newest constraint is relaxed`() {
        var generator = SeededRandom(seed: 31)
        for round in 0..<600 {
            let count = Int.random(in: 1...3, using: &generator)
            var system: [PlainConstraint] = []
            for _ in 0..<Int.random(in: 2...9, using: &generator) {
                system.append(randomConstraint(count, strengths: [1000], &generator))
            }
            var player = Player()
            for _ in 0..<count { player.play(.addVariable) }
            for constraint in system { player.play(.add(constraint)) }
            player.solver.solve()
            let conflicts = player.conflicts
            for members in conflicts {
                #expect(
                    contradict(members.map { system[$0] }, count),
                    "round \(round): \(members) can be satisfied")
                for member in members {
                    let others = members.filter { $0 != member }.map { system[$0] }
                    #expect(
                        !contradict(others, count), "round \(round): \(members) without \(member) contradict")
                }
            }
            // From the oldest on, only constraints that contradict the accepted older ones are relaxed.
            var accepted: [PlainConstraint] = []
            var relaxed: [Int] = []
            for (index, constraint) in system.enumerated() {
                if contradict(accepted + [constraint], count) {
                    relaxed.append(index)
                } else {
                    accepted.append(constraint)
                }
            }
            let broken = player.broken
            #expect(broken == relaxed, "round \(round): \(broken) instead of \(relaxed)")
            #expect(conflicts.compactMap { $0.max() }.sorted() == relaxed, "round \(round)")
        }
    }

    @Test func `A large conflict is irreducible`() {
        var generator = SeededRandom(seed: 77)
        for round in 0..<60 {
            let count = Int.random(in: 5...15, using: &generator)
            var player = Player()
            var system: [PlainConstraint] = []
            for _ in 0..<count { player.play(.addVariable) }
            for _ in 0..<3 * count {
                system.append(randomConstraint(count, strengths: [1000, 1000, 500], &generator))
                player.play(.add(system[system.count - 1]))
            }
            player.solver.solve()
            for members in player.conflicts {
                #expect(hasConflict(members.map { system[$0] }, count), "round \(round): \(members)")
                for member in members {
                    let others = members.filter { $0 != member }.map { system[$0] }
                    #expect(!hasConflict(others, count), "round \(round): \(members) without \(member)")
                }
            }
        }
    }

    /// Returns whether a new solver reports a conflict.
    private func hasConflict(_ constraints: [PlainConstraint], _ variableCount: Int) -> Bool {
        var player = Player()
        for _ in 0..<variableCount { player.play(.addVariable) }
        for constraint in constraints { player.play(.add(constraint)) }
        player.solver.solve()
        return !player.solver.conflicts.isEmpty
    }

    @Test func `A constraint that contradicts itself is reported alone`() {
        var solver = Solver()
        let width = solver.makeVariable()
        let contradictory = solver.add(LinearConstraint(LinearExpression(constant: -5), .greaterThanOrEqual))
        let cancelled = solver.add(width == width + 3)
        let satisfiable = solver.add(LinearConstraint(LinearExpression(constant: 5), .greaterThanOrEqual))
        solver.add(width == 20)
        solver.solve()
        #expect(
            solver.conflicts.map(\.members) == [[cancelled], [contradictory]]
                || solver.conflicts.map(\.members) == [[contradictory], [cancelled]])
        #expect(solver.isBroken(satisfiable) == false)
        #expect(solver.value(of: width) == 20)
        solver.setConstant(1, of: contradictory)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [[cancelled]])
    }

    @Test func `A conflict in a chain of definitions contains each constraint of the chain`() {
        var solver = Solver()
        let edges = (0..<6).map { _ in solver.makeVariable() }
        var chain = [solver.add(edges[0] == 0)]
        for index in 1..<6 { chain.append(solver.add(edges[index] == edges[index - 1] + 50)) }
        let limit = solver.add(edges[5] <= 200)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [chain + [limit]])
        #expect(solver.conflicts.map(\.broken) == [limit])
        #expect(solver.value(of: edges[5]) == 250)

        // Another member changes so that the relaxed constraint can be satisfied again.
        solver.setConstant(0, of: chain[3])
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.isBroken(limit) == false)
        #expect(solver.value(of: edges[5]) == 200)
        solver.setConstant(-60, of: chain[3])
        solver.solve()
        #expect(solver.isBroken(limit) == true)
        solver.setStrength(750, of: chain[2])
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: edges[5]) == 200)
    }

    @Test func `The cost of independent conflicts is proportional to their number`() {
        func steps(_ count: Int) -> Int {
            var solver = Solver()
            var broken: [ConstraintID] = []
            for _ in 0..<count {
                let left = solver.makeVariable()
                let right = solver.makeVariable()
                solver.add(left >= 100)
                solver.add(right == left + 20)
                broken.append(solver.add(right <= 90))
            }
            solver.solve()
            #expect(solver.conflicts.count == count)
            #expect(Set(solver.conflicts.map(\.broken)) == Set(broken))
            #expect(solver.conflicts.allSatisfy { $0.members.count == 3 })
            return solver.statistics.pivotCount + solver.statistics.entryVisitCount
                + solver.statistics.evaluationCount
        }
        let few = steps(500)
        let many = steps(1000)
        #expect(many <= 2 * few + 100)
    }

    @Test func `A relaxed constraint is satisfied as closely as possible`() {
        var solver = Solver()
        let width = solver.makeVariable()
        solver.add(width >= 100)
        solver.add(width == 400, strength: 999)
        let narrow = solver.add(width <= 90)
        solver.solve()
        #expect(solver.isBroken(narrow) == true)
        #expect(solver.value(of: width) == 100)
        #expect(solver.slack(of: narrow) == -10)
        #expect(solver.constantThatHolds(for: narrow) == -100)
        solver.remove(narrow)
        solver.solve()
        #expect(solver.value(of: width) == 400)
        #expect(solver.conflicts.isEmpty)
    }
}
