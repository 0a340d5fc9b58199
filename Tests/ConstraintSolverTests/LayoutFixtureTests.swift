import ConstraintSolver
import Testing

/// Typical layouts, with expected values that were computed by hand.
@Suite struct LayoutFixtureTests {
    private func expect(_ fixture: Fixture, _ named: consuming NamedSolver) {
        named.solver.solve()
        #expect(named.solver.conflicts.isEmpty)
        let expected = fixture.expectedValues
        #expect(!expected.isEmpty)
        for (name, value) in expected {
            let found = named.solver.value(of: named.variable(name))
            #expect((found - value).magnitude < 1e-9, "\(fixture.name): \(name) is \(found), not \(value)")
        }
        for (name, variable) in named.variables where !fixture.expected.isEmpty {
            let isAmbiguous = named.solver.isAmbiguous(variable)
            #expect(!isAmbiguous, "\(fixture.name): \(name) is ambiguous")
        }
    }

    @Test(arguments: lineFixtures + planeFixtures)
    func `A layout has the expected values`(fixture: Fixture) {
        var named = NamedSolver()
        for line in fixture.constraints.split(separator: "\n") {
            let added = named.add(line)
            #expect(added != nil, "not a constraint: \(line)")
        }
        expect(fixture, named)
    }

    @Test(arguments: lineFixtures + planeFixtures)
    func `A layout solved after each constraint, in reverse, has the expected values`(fixture: Fixture) {
        var named = NamedSolver()
        for line in fixture.constraints.split(separator: "\n").reversed() {
            named.add(line)
            named.solver.solve()
        }
        expect(fixture, named)
    }

    @Test(arguments: lineFixtures + planeFixtures)
    func `A layout has the expected values after contradictory constraints are removed`(fixture: Fixture) {
        var named = NamedSolver()
        var contradictions: [ConstraintID] = []
        for line in fixture.constraints.split(separator: "\n") {
            named.add(line)
            for (name, variable) in named.variables
            where name.hasSuffix("h") || name.hasSuffix("t") || name == "a" {
                contradictions.append(named.solver.add(variable == 1234.5, strength: 1000))
            }
            named.solver.solve()
        }
        for contradiction in contradictions { named.solver.remove(contradiction) }
        expect(fixture, named)
    }
}
