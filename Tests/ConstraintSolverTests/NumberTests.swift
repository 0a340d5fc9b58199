import ConstraintSolver
import RandomNumbers
import SolverStress
import Testing

/// Large and small numbers, and nearly dependent constraints.
@Suite struct NumberTests {
    private static let scales: [Double] = [0.001, 0.01, 0.1, 0.5, 1, 1, 1, 16 / 9, 10, 100, 1000]

    @Test(arguments: 55..<85)
    func `Multipliers from a thousandth to a thousand satisfy the required constraints`(seed: Int) {
        var generator = SeededRandom(seed: seed)
        for round in 0..<30 {
            let count = Int.random(in: 2...12, using: &generator)
            // All required constraints are satisfied at this point, so that there is no conflict.
            let point = (0..<count).map { _ in Double.random(in: 0...2000, using: &generator) }
            let system = (0..<3 * count).map { _ in Self.constraint(satisfiedAt: point, &generator) }
            #expect(Self.defects(of: system, variableCount: count) == [], "round \(round)")
        }
    }

    /// Returns a random constraint with scaled coefficients, which `point` satisfies if it is required.
    private static func constraint(satisfiedAt point: [Double], _ generator: inout SeededRandom)
        -> PlainConstraint
    {
        var plain = randomConstraint(point.count, strengths: [1000, 1000, 750, 250], &generator)
        for index in plain.coefficients.indices where plain.coefficients[index] != 0 {
            plain.coefficients[index] *= scales.randomElement(using: &generator) ?? 1
        }
        plain.constant = 0
        guard plain.strength == 1000 else { return plain }
        plain.constant = -plain.value(at: point)
        if plain.relation == .greaterThanOrEqual { plain.constant += 1 }
        if plain.relation == .lessThanOrEqual { plain.constant -= 1 }
        return plain
    }

    /// Returns the reported conflicts of a satisfiable system, and the required constraints violated by more than the solver's tolerance.
    ///
    /// The tolerance is a millionth of the largest coefficient, or of 1 if that is larger, plus a trillionth of the sum of the terms'
    /// magnitudes: a `Double` has sixteen digits, and the terms are computed from rounded values.
    private static func defects(of system: [PlainConstraint], variableCount: Int) -> [String] {
        var solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        for plain in system { solver.add(plain.linear(variables), strength: Strength(plain.strength)) }
        solver.solve()
        let values = variables.map { solver.value(of: $0) }
        var defects = solver.conflicts.map { "a conflict of \($0.members.count) constraints" }
        if solver.statistics.stepLimitCount > 0 { defects.append("the limit on steps was reached") }
        for plain in system where plain.strength == 1000 {
            let largest = plain.coefficients.map(\.magnitude).max() ?? 1
            let terms = zip(plain.coefficients, values).reduce(plain.constant.magnitude) {
                $0 + ($1.0 * $1.1).magnitude
            }
            let violation = plain.violation(at: values)
            if violation > 1e-6 * max(1, largest) + 1e-12 * terms {
                defects.append("violated by \(violation): \(plain)")
            }
        }
        return defects
    }

    // MARK: - Nearly dependent constraints

    /// Returns the defects of a system of 9 variables, given as sparse terms.
    private static func defects(
        of system: [(terms: [Int: Double], constant: Double, relation: Relation, strength: Float)]
    ) -> [String] {
        defects(
            of: system.map { entry in
                PlainConstraint(
                    coefficients: (0..<9).map { entry.terms[$0] ?? 0 }, constant: entry.constant,
                    relation: entry.relation, strength: entry.strength)
            }, variableCount: 9)
    }

    @Test func `A variable with a negligible coefficient still satisfies an equality`() {
        // Substituting the second equality into the third leaves a coefficient of 2e-10 for the slack of the optional one.
        #expect(
            Self.defects(of: [
                ([2: 200], 0, .equal, 750),
                ([0: 100, 2: 0.002], -158042.6224409777, .equal, 1000),
                ([0: 0.002], -3.160824452798398, .equal, 1000),
            ]) == [])
    }

    @Test func `Equalities that leave a coefficient of a billionth do not conflict`() {
        #expect(
            Self.defects(of: [
                ([1: 0.5], -638.6604634618188, .equal, 1000),
                ([5: 0.001], -0.6852816225099174, .equal, 1000),
                ([1: -100, 2: 1000, 4: 0.5], -22891.132562473107, .equal, 1000),
                ([4: 1000], 0, .equal, 750),
                ([1: 100, 2: 0.001, 5: -1], -127046.96128443294, .equal, 1000),
            ]) == [])
    }

    @Test func `A small coefficient is kept in a row whose other coefficients are small`() {
        // If the coefficient 1e-12 of the last variable were dropped, the next pivot would multiply the error by 200,000.
        #expect(
            Self.defects(of: [
                ([1: 0.01], -13.198193711801387, .greaterThanOrEqual, 1000),
                ([5: -100, 8: 0.002], 0, .equal, 250),
                ([4: -0.001], 0.00431856933621555, .equal, 1000),
                ([4: -0.001, 5: 0.5], -223.96920072312236, .lessThanOrEqual, 1000),
                ([1: 2000, 5: -0.01], 0, .equal, 750),
            ]) == [])
    }

    @Test func `A coefficient of a billionth is kept and causes no cycle of pivots`() {
        #expect(
            Self.defects(of: [
                ([1: -0.001, 2: -1], 0, .equal, 750),
                ([3: -0.001], 1.6153455069179614, .equal, 1000),
                ([1: 1000, 3: -0.5], -28874.20700345471, .lessThanOrEqual, 1000),
                ([2: 0.0005, 3: 1], 0, .lessThanOrEqual, 750),
                ([2: 50], 0, .equal, 250),
            ]) == [])
    }

    @Test func `Temporarily large values leave no error`() {
        #expect(
            Self.defects(of: [
                ([2: -0.5, 3: 0.8888888888888888, 6: -0.01], -322.698324666921, .equal, 1000),
                ([0: 10, 5: -0.001], 0, .equal, 250),
                ([0: -0.01], 2.26531701294555, .lessThanOrEqual, 1000),
                ([3: 0.001], -0.54891440447359, .equal, 1000),
                ([5: 1, 6: 1], 0, .equal, 750),
                ([0: -0.01, 2: 10, 5: -0.01], -3074.8423543640693, .lessThanOrEqual, 1000),
                ([2: 1.7777777777777777, 4: 0.001, 6: 1000], -1077179.9628054607, .equal, 1000),
            ]) == [])
    }

    @Test func `Aspect ratios apply in both directions`() {
        for ratio in [16.0 / 9, 9.0 / 16, 1.0 / 3, 0.001, 1000] {
            var solver = Solver()
            let width = solver.makeVariable()
            let height = solver.makeVariable()
            solver.add(width == ratio * height)
            solver.add(width <= 300)
            solver.add(height <= 200)
            solver.add(width == 4000, strength: 250)
            solver.solve()
            let expected = min(300, 200 * ratio)
            #expect((solver.value(of: width) - expected).magnitude < 1e-9)
            #expect((solver.value(of: height) - expected / ratio).magnitude < 1e-9)
        }
    }

    @Test func `A chain whose values overflow neither hangs nor crashes`() {
        for factor in [1000.0, 0.001, -1000] {
            var solver = Solver()
            var edge = solver.makeVariable()
            solver.add(edge == 1, strength: 500)
            let first = edge
            for _ in 0..<400 {
                let next = solver.makeVariable()
                solver.add(next == factor * edge + 1)
                edge = next
            }
            solver.add(edge <= 100)
            solver.add(first + edge >= 3, strength: 750)
            solver.add(edge == 20, strength: 250)
            solver.solve()
            solver.add(first == 3)
            solver.solve()
            _ = solver.isAmbiguous(first)
            _ = solver.reasons(for: edge)
            let other = solver.makeVariable()
            solver.add(other == 5)
            solver.solve()
            #expect(solver.value(of: other) == 5)
            #expect(!solver.dump().isEmpty == true)
        }
    }

    @Test func `Large constants keep their fractions`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(left == 16_777_216)
        solver.add(right >= left + 0.5)
        solver.add(right == 0, strength: 1)
        solver.solve()
        #expect(solver.value(of: right) == 16_777_216.5)
    }

    @Test func `Many suggestions cause no drift`() {
        var solver = Solver()
        let width = solver.makeVariable()
        let size = solver.add(width == 0)
        var columns: [Variable] = []
        var sum = LinearExpression()
        for _ in 0..<7 {
            let column = solver.makeVariable()
            solver.add(column >= 10)
            if let first = columns.first { solver.add(column == first, strength: 750) }
            columns.append(column)
            sum = sum + column
        }
        solver.add(sum == width)
        var generator = SeededRandom(seed: 8)
        for _ in 0..<20_000 {
            let value = Double.random(in: 70...3000, using: &generator)
            solver.suggest(value, for: size)
            solver.solve()
        }
        solver.suggest(700, for: size)
        solver.solve()
        for column in columns { #expect((solver.value(of: column) - 100).magnitude < 1e-9) }
        #expect(solver.statistics.stepLimitCount == 0)
    }
}
