import ConstraintSolver
import Testing

/// Removed constraints and strengths in a solver that is used for a long time.
@Suite struct LifetimeTests {
    @Test(arguments: [1e12, 1e17, 1e100, 1e300])
    func `A removed or replaced huge number leaves no rounding errors`(number: Double) {
        for isCoefficient in [false, true] {
            var solver = Solver()
            let (left, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            solver.add(width == 30, strength: 250)
            solver.add(other == 20, strength: 260)
            solver.add(left + width + other <= 400)
            let huge = solver.add(left == (isCoefficient ? 1 : number))
            let steep = solver.add(other >= (isCoefficient ? number : 1) * width, strength: 700)
            solver.solve()
            if isCoefficient { solver.remove(steep) } else { solver.suggest(10, for: huge) }
            solver.solve()
            #expect((solver.value(of: other) - 20).magnitude < 1e-6)
            #expect((solver.value(of: width) - (isCoefficient ? 30 : 20)).magnitude < 1e-6)
        }
    }

    @Test func `Unused strengths are discarded by occasional rebuilds`() {
        var solver = Solver()
        let width = solver.makeVariable()
        solver.add(width == 10, strength: 500)
        let other = solver.add(width == 20, strength: 1)
        var rebuilds = 0
        for step in 0..<5000 {
            solver.setStrength(Strength(1 + Float(step) / 8), of: other)
            solver.solve()
            #expect(solver.value(of: width) == (step <= 499 * 8 ? 10 : 20))
            rebuilds = solver.statistics.rebuildCount
        }
        #expect(rebuilds > 40 && rebuilds < 200)
    }
}
