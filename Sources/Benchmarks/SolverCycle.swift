import ConstraintSolver

/// solver_cycle: 4,000 optional equalities in a cycle, which contradict each other, in order and in random order.
enum CycleWorkload {
    static let name = "solver_cycle"
    private static let count = 4000

    static func run() {
        let inOrder = time((0..<count).map { $0 })
        Report.figure(name, "in_order_ms", inOrder / 1000)
        // A step without a common divisor with the count visits each link once.
        let scattered = time((0..<count).map { $0 * 1597 % count })
        Report.figure(name, "scattered_ms", scattered / 1000)
    }

    /// Adds the links in the given order and solves; returns the time in microseconds.
    private static func time(_ order: [Int]) -> Double {
        let start = Measure.now
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for index in order {
            solver.add(variables[(index + 1) % count] == variables[index] + 1, strength: 500)
        }
        solver.add(variables[0] == 10, strength: 250)
        solver.solve()
        let value = solver.value(of: variables[0])
        Report.check(name, (value - 10).magnitude < 1e-6, "the first variable is \(value)")
        return Measure.now - start
    }
}
