import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Adding, changing and removing variables and constraints.
@Suite struct ChangeTests {
    @Test func `Removing a variable removes its constraints, and its storage is reused`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(left == 10)
        let size = solver.add(width == 100)
        let sum = solver.add(right == left + width)
        solver.solve()
        #expect(solver.value(of: right) == 110)
        solver.removeVariable(width)
        #expect(solver.contains(size) == false)
        #expect(solver.contains(sum) == false)
        solver.solve()
        #expect(solver.value(of: right) == 0)
        #expect(solver.value(of: left) == 10)
        let next = solver.makeVariable()
        #expect(solver.value(of: next) == 0)
        let other = solver.add(right == next + 1)
        #expect(solver.contains(sum) == false && solver.contains(other))
        solver.add(next == 5)
        solver.solve()
        #expect(solver.value(of: right) == 6)
    }

    @Test func `After removals of variables, solving often and solving once relax the same constraints`() {
        var generator = SeededRandom(seed: 21)
        for round in 0..<60 {
            var often = Player()
            var script: [Operation] = []
            let count = 6
            for _ in 0..<count { script.append(.addVariable) }
            var constraintCount = 0
            for step in 0..<60 {
                if step % 12 == 11 {
                    script.append(.removeVariable(Int.random(in: 0..<count, using: &generator)))
                } else if step % 5 == 4 {
                    script.append(.remove(Int.random(in: 0..<constraintCount, using: &generator)))
                } else {
                    script.append(
                        .add(randomConstraint(count, strengths: [1000, 1000, 750, 250], &generator)))
                    constraintCount += 1
                }
            }
            for operation in script {
                often.play(operation)
                often.solver.solve()
            }
            var once = Player()
            for operation in script { once.play(operation) }
            once.solver.solve()
            #expect(often.broken == once.broken, "round \(round)")
            #expect(often.solver.statistics.stepLimitCount == 0)
        }
    }

    @Test func `The strength changes from optional to required and back`() {
        var solver = Solver()
        let width = solver.makeVariable()
        let height = solver.makeVariable()
        let ratio = solver.add(width == 2 * height, strength: 750)
        let wide = solver.add(width == 100)
        solver.add(height == 30, strength: 800)
        solver.solve()
        #expect(solver.value(of: height) == 30)
        solver.setStrength(.required, of: ratio)
        solver.solve()
        #expect(solver.value(of: height) == 50)
        solver.setStrength(700, of: wide)
        solver.solve()
        #expect(solver.value(of: height) == 30)
        #expect(solver.value(of: width) == 60)
        solver.setStrength(750, of: ratio)
        solver.solve()
        #expect(solver.value(of: width) == 60)
        solver.setStrength(760, of: wide)
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test func `A suggestion at the start of a chain recomputes only that chain`() {
        var solver = Solver()
        var ends: [Variable] = []
        var starts: [ConstraintID] = []
        for _ in 0..<10 {
            var edge = solver.makeVariable()
            starts.append(solver.add(edge == 0))
            for _ in 0..<100 {
                let next = solver.makeVariable()
                solver.add(next == edge + 8)
                edge = next
            }
            ends.append(edge)
        }
        solver.solve()
        let before = solver.statistics
        solver.suggest(5, for: starts[3])
        solver.solve()
        #expect(solver.value(of: ends[3]) == 805)
        #expect(solver.value(of: ends[4]) == 800)
        #expect(solver.statistics.evaluationCount - before.evaluationCount == 101)
        #expect(solver.statistics.pivotCount == before.pivotCount)
    }

    @Test(arguments: [1000, 10_000])
    func `The cost of a long chain is proportional to its length`(length: Int) {
        var solver = Solver()
        var edges = [solver.makeVariable()]
        var links: [ConstraintID] = []
        for _ in 0..<length {
            let next = solver.makeVariable()
            links.append(solver.add(next == edges[edges.count - 1] + 1))
            edges.append(next)
        }
        let limit = solver.add(edges[length] <= Double(length))
        solver.add(edges[0] == 100, strength: 500)
        solver.solve()
        #expect(solver.value(of: edges[0]) == 0)
        #expect(solver.value(of: edges[length]) == Double(length))
        #expect(solver.statistics.pivotCount < 10)
        #expect(solver.statistics.evaluationCount < 4 * length)
        // A constraint in the middle is removed and added again; then the whole chain conflicts.
        solver.remove(links[length / 2])
        solver.solve()
        #expect(solver.value(of: edges[0]) == 100)
        links[length / 2] = solver.add(edges[length / 2 + 1] == edges[length / 2] + 1)
        let start = solver.add(edges[0] == 3)
        solver.solve()
        #expect(solver.conflicts.map(\.members.count) == [length + 2])
        #expect(solver.isBroken(start) == true)
        #expect(solver.isBroken(limit) == false)
        #expect(solver.value(of: edges[0]) == 0)
    }

    @Test func `The newest equality of a cycle is redundant or in conflict`() {
        for count in [2, 3, 50, 500] {
            var solver = Solver()
            let edges = (0..<count).map { _ in solver.makeVariable() }
            var cycle: [ConstraintID] = []
            for index in 0..<count {
                cycle.append(solver.add(edges[(index + 1) % count] == edges[index]))
            }
            solver.add(edges[0] == 7, strength: 10)
            solver.solve()
            #expect(solver.conflicts.isEmpty)
            #expect(edges.allSatisfy { solver.value(of: $0) == 7 } == true)
            solver.suggest(1, for: cycle[count / 2])
            solver.solve()
            #expect(solver.conflicts.map(\.members) == [cycle])
            #expect(solver.isBroken(cycle[count - 1]) == true)
            solver.suggest(0, for: cycle[count / 2])
            solver.solve()
            #expect(solver.conflicts.isEmpty)
            #expect(edges.allSatisfy { solver.value(of: $0) == 7 } == true)
        }
    }

    @Test func `Thousands of redundant constraints are added at once`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        for _ in 0..<2000 {
            solver.add(right == left + width)
            solver.add(left >= 0)
            solver.add(width == 100, strength: 750)
            solver.add(right <= 500)
        }
        let last = solver.add(left == 30)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect([left, width, right].map { solver.value(of: $0) } == [30, 100, 130])
        solver.suggest(450, for: last)
        solver.solve()
        #expect([left, width, right].map { solver.value(of: $0) } == [450, 50, 500])
        #expect(solver.statistics.pivotCount < 10_000)
        #expect(solver.statistics.stepLimitCount == 0)
    }
}
