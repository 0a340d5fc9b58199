import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Nonnegative variables, compared with a solver in which each variable has an explicit inequality.
@Suite struct BoundTests {
    @Test func `A nonnegative variable is compressed at most to zero`() {
        var solver = Solver()
        let (label, button) = (solver.makeVariable(), solver.makeVariable())
        solver.setNonnegative(true, label)
        solver.setNonnegative(true, button)
        let total = solver.add(label + button == 300)
        solver.add(label == 2000, strength: 750)
        solver.solve()
        #expect(solver.value(of: label) == 300 && solver.value(of: button) == 0)
        #expect(solver.conflicts.isEmpty)

        solver.suggest(2400, for: total)
        solver.solve()
        #expect(solver.value(of: label) == 2000 && solver.value(of: button) == 400)
        solver.suggest(300, for: total)
        solver.solve()
        #expect(solver.value(of: label) == 300 && solver.value(of: button) == 0)
    }

    @Test func `A variable whose bound is removed may be negative`() {
        var solver = Solver()
        let width = solver.makeVariable()
        solver.setNonnegative(true, width)
        solver.add(width == -5, strength: 500)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        solver.setNonnegative(false, width)
        solver.solve()
        #expect(solver.value(of: width) == -5)
        solver.setNonnegative(true, width)
        solver.solve()
        #expect(solver.value(of: width) == 0)
    }

    @Test func `A bound is the first member of a conflict and is never relaxed`() throws {
        var solver = Solver()
        let (left, right, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.setNonnegative(true, width)
        let one = solver.add(right == left + width)
        let two = solver.add(left == 20)
        let three = solver.add(right == -20)
        solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.members.dropFirst() == [one, two, three])
        #expect(conflict.broken == three)
        let bound = try #require(conflict.members.first)
        let bounded = solver.variableBounded(by: bound)
        #expect(bounded == width)
        let text = solver.describe(bound) { _ in "width" }
        #expect(text == "width >= 0")
        #expect(solver.value(of: width) == 0 && solver.value(of: right) == 20)

        solver.suggest(60, for: three)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.value(of: width) == 40)
    }

    @Test func `A length that can only be zero is not ambiguous`() {
        var solver = Solver()
        let (width, open) = (solver.makeVariable(), solver.makeVariable())
        solver.setNonnegative(true, width)
        solver.setNonnegative(true, open)
        solver.add(width <= 0)
        solver.solve()
        let isOpen = (width: solver.isAmbiguous(width), other: solver.isAmbiguous(open))
        #expect(!isOpen.width && isOpen.other)
        #expect(solver.value(of: width) == 0 && solver.value(of: open) == 0)
    }

    @Test func `Bounds of variables that stay positive have no cost`() {
        var solver = Solver()
        var last = solver.makeVariable()
        solver.add(last == 0)
        for _ in 0..<1000 {
            let (next, width) = (solver.makeVariable(), solver.makeVariable())
            solver.setNonnegative(true, width)
            solver.add(next == last + width)
            solver.add(width == 10, strength: 750)
            last = next
        }
        solver.solve()
        #expect(solver.value(of: last) == 10_000)
        #expect(solver.statistics.boundCount == 0)
    }

    /// The widths are optional and equally strong: the oldest ones are satisfied.
    @Test func `A row of 300 views that does not fit takes a few pivots for each view`() {
        var solver = Solver()
        var sum = LinearExpression()
        var widths: [Variable] = []
        for _ in 0..<300 {
            let width = solver.makeVariable()
            solver.setNonnegative(true, width)
            solver.add(width == 10, strength: 750)
            sum = sum + width
            widths.append(width)
        }
        solver.add(sum == 95)
        solver.solve()
        var values: [Double] = []
        for width in widths { values.append(solver.value(of: width)) }
        #expect(values == Array(repeating: 10, count: 9) + [5] + Array(repeating: 0, count: 290))
        #expect(solver.statistics.pivotCount < 1500)
    }

    @Test func `Bounds have the same costs and conflicts as explicit inequalities in random systems`() {
        for seed in 0..<200 { compareEdits(seed: UInt64(seed), steps: 12, variableCount: 3) }
        for seed in 400..<415 { compareEdits(seed: UInt64(seed), steps: 60, variableCount: 6) }
        compareEdits(seed: 500, steps: 150, variableCount: 12)
    }

    /// Checks after each change that solution and conflicts equal those of a new solver with an inequality for each
    /// variable, added before all other constraints.
    private func compareEdits(seed: UInt64, steps: Int, variableCount: Int) {
        var generator = SeededRandom(seed: seed)
        var solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        for variable in variables { solver.setNonnegative(true, variable) }
        var live: [(id: ConstraintID, plain: PlainConstraint)] = []
        for step in 0..<steps {
            let choice = Int.random(in: 0..<10, using: &generator)
            if live.count < 3 * variableCount && (choice < 6 || live.isEmpty) {
                let plain = randomConstraint(variableCount, strengths: SolverStress.strengths, &generator)
                live.append((solver.add(plain.linear(variables), strength: Strength(plain.strength)), plain))
            } else if choice < 8 {
                let index = Int.random(in: live.indices, using: &generator)
                solver.remove(live.remove(at: index).id)
            } else {
                let index = Int.random(in: live.indices, using: &generator)
                live[index].plain.constant = Double(Int.random(in: -100...100, using: &generator))
                solver.setConstant(live[index].plain.constant, of: live[index].id)
            }
            solver.solve()
            if choice == 0 { _ = solver.otherValue(of: variables[0]) }
            guard equalsExplicitSolver(&solver, variables, live, "seed \(seed), step \(step)") else { return }
        }
    }

    /// Returns whether conflicts and costs equal those of a new solver with explicit inequalities.
    private func equalsExplicitSolver(
        _ solver: inout Solver, _ variables: [Variable], _ live: [(id: ConstraintID, plain: PlainConstraint)],
        _ note: String
    ) -> Bool {
        var explicit = Solver()
        let copies = variables.map { _ in explicit.makeVariable() }
        for copy in copies { explicit.add(copy >= 0) }
        let ids = live.map {
            explicit.add($0.plain.linear(copies), strength: Strength($0.plain.strength))
        }
        explicit.solve()
        let point = variables.map { solver.value(of: $0) }
        #expect(point.allSatisfy { $0 > -1e-5 }, "\(note): \(point)")
        let broken = live.map { solver.isBroken($0.id) }
        let expected = ids.map { explicit.isBroken($0) }
        #expect(broken == expected, "\(note)")
        guard broken == expected else { return false }
        let satisfied = live.indices.filter { !broken[$0] }.map { live[$0].plain }
        let relaxed = live.indices.filter { broken[$0] }.map { live[$0].plain }
        let other = copies.map { explicit.value(of: $0) }
        let difference =
            costs(relaxed, at: point).isEmpty
            ? compare(costs(satisfied, at: point), costs(satisfied, at: other))
            : compare(costs(relaxed, at: point), costs(relaxed, at: other))
        #expect(difference == 0, "\(note): \(point), \(other)")
        return difference == 0
    }
}
