import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Compares ambiguous variables with the enumerated vertices of small systems.
@Suite struct AmbiguityTests {
    /// The maximum magnitude of enumerated values.
    static let limit = 5000.0

    /// Returns the range of each variable over the optimal vertices within the limit.
    private func ranges(_ system: [PlainConstraint], _ count: Int) -> [ClosedRange<Double>] {
        var planes = system.map { (normal: $0.coefficients, constant: $0.constant) }
        for axis in 0..<count {
            let normal = (0..<count).map { $0 == axis ? 1.0 : 0 }
            planes += [(normal, 0), (normal, Self.limit), (normal, -Self.limit)]
        }
        var best: [Double] = []
        var points: [[Double]] = []
        forEachVertex(of: planes, dimension: count) { point in
            if point.contains(where: { $0.magnitude > Self.limit + 1 }) { return }
            let cost = costs(system, at: point)
            let order = points.isEmpty ? -1 : compare(cost, best, tolerance: 1e-6)
            if order < 0 {
                best = cost
                points = [point]
            } else if order == 0 {
                points.append(point)
            }
        }
        return (0..<count).map { index in
            let values = points.map { $0[index] }
            return (values.min() ?? 0)...(values.max() ?? 0)
        }
    }

    @Test(arguments: RandomSystemTests.longRows)
    func `A variable is ambiguous if optimal vertices have different values for it`(longRow: Int) {
        var generator = SeededRandom(seed: 5)
        var ambiguousCount = 0
        for round in 0..<500 {
            let count = Int.random(in: 1...3, using: &generator)
            var player = Player()
            player.solver.longRow = longRow
            for _ in 0..<count { player.play(.addVariable) }
            var system: [PlainConstraint] = []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                system.append(randomConstraint(count, strengths: [1000, 750, 500, 250], &generator))
                player.play(.add(system[system.count - 1]))
            }
            player.solver.solve()
            guard player.solver.conflicts.isEmpty else { continue }
            let before = player.values.compactMap { $0 }
            for (index, range) in ranges(system, count).enumerated() {
                guard let variable = player.variables[index] else { continue }
                let isAmbiguous = range.upperBound - range.lowerBound > 1e-3
                let other = player.solver.otherValue(of: variable)
                #expect(
                    (other != nil) == isAmbiguous,
                    "round \(round): \(range), other value \(other ?? .nan)\n\(system)")
                #expect(player.solver.isAmbiguous(variable) == isAmbiguous)
                if isAmbiguous { ambiguousCount += 1 }
                if let other, other.magnitude <= Self.limit {
                    #expect(
                        other >= range.lowerBound - 1e-5 && other <= range.upperBound + 1e-5, "round \(round)"
                    )
                }
            }
            player.solver.solve()
            let after = player.values.compactMap { $0 }
            for (one, two) in zip(before, after) {
                #expect((one - two).magnitude < 1e-6, "round \(round): the query changed the values")
            }
        }
        #expect(ambiguousCount > 100)
    }

    @Test func `Querying ambiguity changes no values`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(right == left + width)
        solver.add(width >= 20)
        solver.add(right <= 300)
        solver.solve()
        solver.takeChanges { _, _ in }
        let before = [left, width, right].map { solver.value(of: $0) }
        #expect(solver.otherValue(of: left) != nil)
        #expect(solver.isAmbiguous(width) == true)
        solver.solve()
        var changes = 0
        solver.takeChanges { _, _ in changes += 1 }
        #expect(changes == 0)
        #expect([left, width, right].map { solver.value(of: $0) } == before)
    }

    @Test func `One more constraint resolves the ambiguity`() throws {
        var solver = Solver()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(right == left + 40)
        solver.solve()
        #expect(solver.isAmbiguous(right) == true)
        let answer = solver.otherValue(of: right)
        let other = try #require(answer)
        solver.add(right == other)
        solver.solve()
        #expect(solver.value(of: right) == other)
        #expect(solver.isAmbiguous(right) == false)
        #expect(solver.isAmbiguous(left) == false)
    }
}
