import ConstraintSolver
import RandomNumbers
import Testing

/// Compares a solver that solves after each change with one that solves once, at the end.
@Suite struct EditTests {
    @Test(arguments: 0..<80)
    func `Solving after each change and solving once give equal results`(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed) + 4000)
        let variableCount = [2, 3, 4, 6, 10][seed % 5]
        let strengths: [Float] = seed % 2 == 0 ? [1000, 750, 500, 250] : [1000, 1000, 1000, 500]
        let script = randomScript(
            120, variableCount: variableCount, liveLimit: 4 * variableCount, strengths: strengths,
            addsStays: true, &generator)
        var often = Player()
        for (step, operation) in script.enumerated() {
            often.play(operation)
            often.solver.solve()
            if step > 20 && step % 3 != 0 { continue }
            var once = Player()
            for operation in script[...step] { once.play(operation) }
            once.solver.solve()
            guard isAlike(often, once, "seed \(seed), step \(step)") else { return }
        }
    }

    /// Returns whether values, relaxed constraints and conflicts are equal.
    private func isAlike(_ often: borrowing Player, _ once: borrowing Player, _ note: String) -> Bool {
        let broken = often.broken
        let expected = once.broken
        #expect(broken == expected, "\(note)")
        var isAlike = broken == expected
        let values = often.values
        let expectedValues = once.values
        for (value, wanted) in zip(values, expectedValues) {
            let isNear = ((value ?? 0) - (wanted ?? 0)).magnitude < 1e-5
            isAlike = isAlike && isNear
        }
        #expect(isAlike, "\(note): \(values) instead of \(expectedValues)")
        let conflictsNewest = often.conflicts.compactMap { $0.max() }.sorted()
        #expect(conflictsNewest == broken, "\(note): each relaxed constraint is the newest of one conflict")
        let limits = often.solver.statistics.stepLimitCount + once.solver.statistics.stepLimitCount
        #expect(limits == 0, "\(note)")
        return isAlike && conflictsNewest == broken
    }
}
