import ConstraintSolver
import Testing

/// Random systems against what is known without the solver.
@Suite struct TrustTests {
    static let strengths: [Float] = [1000, 750, 750, 500, 250]

    /// How long the row of an optional equality is before it defines a variable: as usual, and at once.
    static let longRows = [64, 0]

    @Test(arguments: longRows)
    func `small random systems have the best costs that any corner has`(longRow: Int) {
        var generator = Generator(seed: 1)
        for round in 0..<3000 {
            let count = Int.random(in: 1...3, using: &generator)
            var system: [PlainConstraint] = []
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                system.append(randomConstraint(count, strengths: Self.strengths, &generator))
            }
            var solver = Solver()
            solver.longRow = longRow
            let variables = (0..<count).map { _ in solver.makeVariable() }
            for constraint in system {
                solver.add(constraint.linear(variables), strength: Strength(constraint.strength))
            }
            solver.solve()
            let point = variables.map { solver.value(of: $0) }
            let best = exhaustiveBest(system, variableCount: count)
            if system.contains(where: { $0.strength == 1000 }), best[0] > 1e-6 {
                #expect(!solver.conflicts.isEmpty, "round \(round): the contradiction was not seen")
                continue
            }
            #expect(solver.conflicts.isEmpty, "round \(round)")
            let cost = costs(system, at: point)
            #expect(
                compare(cost, best) == 0, "round \(round): \(cost) instead of \(best)\n\(system)\n\(point)")
            #expect(solver.statistics.stepLimitCount == 0)
        }
    }

    @Test(arguments: longRows)
    func `a thousand edits end where a new solver begins`(longRow: Int) {
        for seed in 0..<(longRow == 0 ? 20 : 60) {
            edit(seed: UInt64(seed), steps: 60, variableCount: 6, longRow)
        }
        if longRow == 0 { return }
        edit(seed: 999, steps: 1000, variableCount: 12, longRow)
        edit(seed: 998, steps: 2000, variableCount: 4, longRow)
    }

    /// Adds, removes and changes at random; after each step the costs are those of a solver that has never known otherwise.
    private func edit(seed: UInt64, steps: Int, variableCount: Int, _ longRow: Int) {
        var generator = Generator(seed: seed)
        var solver = Solver()
        solver.longRow = longRow
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        var live: [(id: ConstraintID, plain: PlainConstraint)] = []
        for step in 0..<steps {
            let choice = Int.random(in: 0..<10, using: &generator)
            if live.count < 4 * variableCount && (choice < 5 || live.isEmpty) {
                let plain = randomConstraint(variableCount, strengths: [1000, 750, 500, 250], &generator)
                live.append((solver.add(plain.linear(variables), strength: Strength(plain.strength)), plain))
            } else if choice < 7 {
                let index = Int.random(in: live.indices, using: &generator)
                solver.remove(live.remove(at: index).id)
            } else if choice < 9 {
                let index = Int.random(in: live.indices, using: &generator)
                live[index].plain.constant = Double(Int.random(in: -100...100, using: &generator))
                solver.setConstant(live[index].plain.constant, of: live[index].id)
            } else {
                let index = Int.random(in: live.indices, using: &generator)
                live[index].plain.strength = Self.strengths.randomElement(using: &generator) ?? 1
                solver.setStrength(Strength(live[index].plain.strength), of: live[index].id)
            }
            solver.solve()
            compareWithNew(&solver, variables, live, "seed \(seed), step \(step)")
        }
        for entry in live { solver.remove(entry.id) }
        solver.solve()
        for variable in variables { #expect(solver.value(of: variable) == 0) }
    }

    private func compareWithNew(
        _ solver: inout Solver, _ variables: [Variable], _ live: [(id: ConstraintID, plain: PlainConstraint)],
        _ note: String
    ) {
        var fresh = Solver()
        let copies = variables.map { _ in fresh.makeVariable() }
        for entry in live { fresh.add(entry.plain.linear(copies), strength: Strength(entry.plain.strength)) }
        fresh.solve()
        #expect(solver.conflicts.isEmpty == fresh.conflicts.isEmpty, "\(note)")
        #expect(solver.statistics.stepLimitCount == 0 && fresh.statistics.stepLimitCount == 0, "\(note)")
        let point = variables.map { solver.value(of: $0) }
        if solver.conflicts.isEmpty {
            let difference = compare(
                costs(live.map(\.plain), at: point),
                costs(live.map(\.plain), at: copies.map { fresh.value(of: $0) }))
            #expect(difference == 0, "\(note)")
        }
    }

    @Test func `what is added and removed again leaves no trace`() {
        var generator = Generator(seed: 7)
        for round in 0..<300 {
            var solver = Solver()
            let variables = (0..<5).map { _ in solver.makeVariable() }
            for _ in 0..<8 {
                let plain = randomConstraint(5, strengths: Self.strengths, &generator)
                solver.add(plain.linear(variables), strength: Strength(plain.strength))
            }
            solver.solve()
            let before = variables.map { solver.value(of: $0) }
            let conflicts = solver.conflicts
            var added: [ConstraintID] = []
            for _ in 0..<4 {
                let plain = randomConstraint(5, strengths: Self.strengths, &generator)
                added.append(solver.add(plain.linear(variables), strength: Strength(plain.strength)))
                if Bool.random(using: &generator) { solver.solve() }
            }
            for id in added.shuffled(using: &generator) {
                solver.remove(id)
                if Bool.random(using: &generator) { solver.solve() }
            }
            solver.solve()
            let after = variables.map { solver.value(of: $0) }
            if conflicts.isEmpty {
                for (one, two) in zip(before, after) {
                    #expect((one - two).magnitude < 1e-5, "round \(round): \(before) became \(after)")
                }
            } else {
                #expect(!solver.conflicts.isEmpty)
            }
        }
    }
}
