import ConstraintSolver
import Testing

@Suite struct BasicTests {
    @Test func `A required equality determines a value`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(left == 8)
        solver.add(left + width <= 320)
        solver.add(width == 400, strength: 250)
        solver.add(right == left + width)
        solver.solve()
        #expect(solver.value(of: left) == 8)
        #expect(solver.value(of: width) == 312)
        #expect(solver.value(of: right) == 320)
    }
}
