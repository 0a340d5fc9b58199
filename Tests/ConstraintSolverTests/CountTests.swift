import ConstraintSolver
import RandomNumbers
import Testing

/// The cost of changes, as counts of the solver's work, which are deterministic across machines.
@Suite struct CountTests {
    /// Forms in one solver, each with a label, a field and a required width.
    private struct Forms: ~Copyable {
        var solver = Solver()
        var widths: [ConstraintID] = []
        var labels: [ConstraintID] = []
        var fields: [Variable] = []

        init(_ count: Int) {
            for index in 0..<count {
                let width = solver.makeVariable()
                let label = solver.makeVariable()
                let field = solver.makeVariable()
                let fieldLeft = solver.makeVariable()
                let right = solver.makeVariable()
                widths.append(solver.add(width == 300 + Double(index)))
                labels.append(solver.add(label == 80, strength: 750))
                solver.add(label >= 20)
                solver.add(fieldLeft == label + 8)
                solver.add(right == fieldLeft + field)
                solver.add(right == width)
                solver.add(field >= 100)
                fields.append(field)
            }
            solver.solve()
            solver.takeChanges { _, _ in }
        }

        /// Returns the work of applying `change` and solving, and the number of changed values.
        mutating func cost(of change: (inout Solver) -> Void) -> (
            evaluations: Int, entries: Int, changes: Int
        ) {
            let before = solver.statistics
            change(&solver)
            solver.solve()
            var changes = 0
            solver.takeChanges { _, _ in changes += 1 }
            return (
                solver.statistics.evaluationCount - before.evaluationCount,
                solver.statistics.entryVisitCount - before.entryVisitCount, changes
            )
        }
    }

    @Test func `A suggestion in one of a thousand forms recomputes only that form`() {
        var forms = Forms(1000)
        let width = forms.widths[417]
        let cost = forms.cost { $0.suggest(500, for: width) }
        #expect(forms.solver.value(of: forms.fields[417]) == 412)
        #expect(cost.evaluations <= 5)
        #expect(cost.changes == 3)
        #expect(cost.entries == 0)
        let label = forms.labels[12]
        let other = forms.cost { $0.suggest(100, for: label) }
        #expect(forms.solver.value(of: forms.fields[12]) == 204)
        #expect(other.evaluations <= 5)
    }

    @Test func `Setting an equal constant causes no work`() {
        var forms = Forms(10)
        let label = forms.labels[3]
        let cost = forms.cost { $0.suggest(80, for: label) }
        #expect(cost.evaluations == 0)
        #expect(cost.changes == 0)
        #expect(forms.solver.needsSolving == false)
    }

    @Test func `Setting an equal strength causes no work`() {
        var forms = Forms(10)
        let label = forms.labels[3]
        let cost = forms.cost { $0.setStrength(750, of: label) }
        #expect(cost.evaluations == 0)
        #expect(forms.solver.needsSolving == false)
    }

    @Test func `Adding and removing a constraint in one form recomputes only that form`() {
        var forms = Forms(1000)
        let field = forms.fields[5]
        var added: ConstraintID?
        let adding = forms.cost { added = $0.add(field <= 150, strength: 800) }
        #expect(adding.evaluations <= 10)
        #expect(adding.changes <= 5)
        let removing = forms.cost { if let added { $0.remove(added) } }
        #expect(removing.evaluations <= 10)
        #expect(removing.changes <= 5)
    }

    @Test func `A change that is reverted before solving changes nothing`() {
        var forms = Forms(20)
        let width = forms.widths[7]
        let cost = forms.cost {
            $0.suggest(1000, for: width)
            $0.suggest(307, for: width)
        }
        #expect(cost.changes == 0)
    }

    @Test(arguments: [100, 1000])
    func `Solving without a change does nothing`(count: Int) {
        var forms = Forms(count)
        let cost = forms.cost { _ in }
        #expect(cost.evaluations == 0)
        #expect(cost.entries == 0)
    }

    /// A column of boxes below each other, with a weak constraint that the total height is zero.
    private struct Column: ~Copyable {
        var solver = Solver()
        var links: [ConstraintID] = []

        init(_ count: Int) {
            let total = solver.makeVariable()
            var top = solver.makeVariable()
            var height = solver.makeVariable()
            links.append(solver.add(top == 0))
            for index in 0..<count {
                solver.add(height == Double(20 + index % 3), strength: 750)
                if index == count - 1 { break }
                let next = solver.makeVariable()
                links.append(solver.add(next == top + height + 4))
                top = next
                height = solver.makeVariable()
            }
            links.append(solver.add(total == top + height))
            solver.add(total == 0, strength: 1)
            solver.solve()
        }
    }

    /// Returns the average number of variables visited per removal.
    private func visitsPerRemoval(_ count: Int, _ order: (Int) -> [Int]) -> Int {
        var column = Column(count)
        let before = column.solver.statistics.suspensionVisitCount
        for index in order(column.links.count) { column.solver.remove(column.links[index]) }
        column.solver.solve()
        return (column.solver.statistics.suspensionVisitCount - before) / column.links.count
    }

    @Test(arguments: [100, 1000])
    func `Removing all constraints of a column costs its length, in any order`(count: Int) {
        #expect(visitsPerRemoval(count) { Array(0..<$0) } <= 3)
        #expect(visitsPerRemoval(count) { (0..<$0).reversed() } <= 3)
        #expect(visitsPerRemoval(count) { count in (0..<count).map { $0 * 17 % count } } <= 3)
    }

    /// A column of rows, each as high as two views with different intrinsic heights, and a weak constraint that the total is zero.
    private struct Rows: ~Copyable {
        var solver = Solver()
        var order: [(top: Variable, height: Variable)] = []
        var links: [ConstraintID] = []

        init(_ count: Int) {
            let content = solver.makeVariable()
            let column = solver.makeVariable()
            solver.add(column == content)
            solver.add(content == 0, strength: 1)
            for _ in 0..<count {
                let row = (top: solver.makeVariable(), height: solver.makeVariable())
                for intrinsicHeight in [20.0, 30] {
                    let height = solver.makeVariable()
                    _ = solver.addGoal(height, intrinsicHeight, below: 750, above: 250)
                    solver.add(height == row.height)
                }
                order.append(row)
            }
            solver.add(order[0].top == 0)
            solver.add(order[count - 1].top + order[count - 1].height == column)
            for index in 1..<count { links.append(link(index)) }
            solver.solve()
        }

        /// Constrains a row to be 4 points below the row before it.
        private mutating func link(_ index: Int) -> ConstraintID {
            solver.add(order[index].top == order[index - 1].top + order[index - 1].height + 4)
        }

        /// Exchanges two rows that are not neighbours.
        mutating func swap(_ first: Int, _ second: Int) {
            let changed = [first - 1, first, second - 1, second]
            for index in changed { solver.remove(links[index]) }
            order.swapAt(first, second)
            for index in changed { links[index] = link(index + 1) }
            solver.solve()
        }
    }

    @Test(arguments: [100, 1000])
    func `Exchanging two rows of a column takes a few pivots`(count: Int) {
        var rows = Rows(count)
        for (first, second) in [(1, count - 2), (1, count - 2), (count / 3, count / 2)] {
            let before = rows.solver.statistics
            rows.swap(first, second)
            #expect(rows.solver.statistics.pivotCount - before.pivotCount <= 6)
            #expect(rows.solver.statistics.entryVisitCount - before.entryVisitCount <= 6 * count)
        }
        for index in 0..<count {
            #expect(rows.solver.value(of: rows.order[index].top) == 34 * Double(index))
        }
    }

    /// A cycle of optional equalities, each requesting one more than the variable before: one of them is violated.
    private struct Cycle: ~Copyable {
        var solver = Solver()
        var variables: [Variable] = []
        var links: [ConstraintID] = []

        /// Adds the equalities in the order of their indices in `order`, or of their variables if it is nil.
        init(_ count: Int, _ order: [Int]? = nil) {
            for _ in 0..<count { variables.append(solver.makeVariable()) }
            for index in order ?? Array(0..<count) {
                let next = variables[(index + 1) % count]
                links.append(solver.add(next == variables[index] + 1, strength: 500))
            }
            solver.add(variables[0] == 10, strength: 250)
            solver.solve()
        }

        /// The sum of pivots, visited coefficients and evaluations.
        var work: Int {
            solver.statistics.pivotCount + solver.statistics.entryVisitCount
                + solver.statistics.evaluationCount
        }
    }

    @Test(arguments: [1, 7, 1597])
    func `The cost of optional equalities in a cycle is linear in any order of insertion`(step: Int) {
        for count in [1000, 4000] {
            // The step is coprime to the count, so that each index occurs once.
            let order = (0..<count).map { $0 * step % count }
            var generator = SeededRandom(seed: UInt64(step))
            for order in [order, order.shuffled(using: &generator)] {
                let cycle = Cycle(count, order)
                #expect(cycle.work + cycle.solver.statistics.definitionVisitCount < 40 * count)
                #expect(cycle.solver.value(of: cycle.variables[0]) == 10)
                var violated: [Int] = []
                for index in 0..<count {
                    let next = cycle.solver.value(of: cycle.variables[(index + 1) % count])
                    if next != cycle.solver.value(of: cycle.variables[index]) + 1 { violated.append(index) }
                }
                #expect(violated == [order[count - 1]], "only the newest equality is violated")
            }
        }
    }

    @Test func `The cost of optional equalities in a cycle is proportional to their number`() {
        let one = Cycle(1000)
        let two = Cycle(2000)
        #expect(two.work <= 2 * one.work + 50)
        #expect(two.work < 20 * 2000)
        #expect(two.solver.value(of: two.variables[0]) == 10)
        #expect(
            two.solver.value(of: two.variables[1999]) == 2009, "only the newest equality is violated")
    }

    @Test func `An equality of a cycle can be changed, weakened and removed`() {
        var cycle = Cycle(500)
        cycle.solver.setConstant(-5, of: cycle.links[200])
        cycle.solver.solve()
        #expect(cycle.solver.value(of: cycle.variables[499]) == 513)
        cycle.solver.setStrength(100, of: cycle.links[200])
        cycle.solver.solve()
        #expect(cycle.solver.value(of: cycle.variables[200]) == 210)
        #expect(cycle.solver.value(of: cycle.variables[499]) == 9)
        #expect(cycle.solver.value(of: cycle.variables[201]) == -289)
        let reasons = cycle.solver.reasons(for: cycle.variables[499])
        #expect(reasons.count == 2, "the last equality and that of the first variable")
        cycle.solver.remove(cycle.links[499])
        cycle.solver.solve()
        #expect(cycle.solver.value(of: cycle.variables[499]) == 513)
    }

    @Test func `Twice as many forms take twice as many steps`() {
        func steps(_ count: Int) -> Int {
            let forms = Forms(count)
            return forms.solver.statistics.pivotCount + forms.solver.statistics.entryVisitCount
                + forms.solver.statistics.evaluationCount
        }
        #expect(steps(2000) <= 2 * steps(1000) + 50)
    }
}
