package import ConstraintSolver
package import RandomNumbers

/// A constraint of a random system, with a coefficient for each variable.
package struct PlainConstraint: Sendable {
    package var coefficients: [Double]
    package var constant: Double
    package var relation: Relation
    package var strength: Float

    package init(coefficients: [Double], constant: Double, relation: Relation, strength: Float) {
        self.coefficients = coefficients
        self.constant = constant
        self.relation = relation
        self.strength = strength
    }

    /// Returns the sum of the terms and the constant at a point.
    package func value(at point: [Double]) -> Double {
        zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    /// Returns the distance from satisfying the constraint at a point; zero if it is satisfied.
    package func violation(at point: [Double]) -> Double {
        let value = value(at: point)
        switch relation {
        case .equal: return value.magnitude
        case .greaterThanOrEqual: return max(0, -value)
        case .lessThanOrEqual: return max(0, value)
        }
    }

    /// Returns the constraint over the given variables of a solver.
    package func linear(_ variables: [Variable]) -> LinearConstraint {
        var terms: [Term] = []
        for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
            terms.append(Term(variable, times: coefficient))
        }
        return LinearConstraint(LinearExpression(terms, constant: constant), relation)
    }
}

/// Returns the violations of a system at a point, summed by strength, strongest first.
package func costs(_ constraints: [PlainConstraint], at point: [Double]) -> [Double] {
    let strengths = Set(constraints.map(\.strength)).sorted(by: >)
    return strengths.map { strength in
        constraints.filter { $0.strength == strength }.reduce(0) { $0 + $1.violation(at: point) }
    }
}

/// Compares cost lists by their first different element; negative if `one` is less, zero if they are equal within the tolerance.
package func compare(_ one: [Double], _ two: [Double], tolerance: Double = 1e-5) -> Double {
    for (left, right) in zip(one, two) where (left - right).magnitude > tolerance { return left - right }
    return 0
}

/// Returns the minimum costs of a small system, by enumerating the points where as many planes meet as there are variables: the planes
/// where a constraint changes its sign, and the coordinate planes.
package func enumeratedMinimum(_ constraints: [PlainConstraint], variableCount: Int) -> [Double] {
    var planes = constraints.map { (normal: $0.coefficients, constant: $0.constant) }
    for axis in 0..<variableCount {
        planes.append(((0..<variableCount).map { $0 == axis ? 1 : 0 }, 0))
    }
    var best = costs(constraints, at: Array(repeating: 0, count: variableCount))
    forEachVertex(of: planes, dimension: variableCount) { point in
        let cost = costs(constraints, at: point)
        if compare(cost, best, tolerance: 1e-9) < 0 { best = cost }
    }
    return best
}

/// Calls `body` with each point where `dimension` of the planes meet.
package func forEachVertex(
    of planes: [(normal: [Double], constant: Double)], dimension: Int, _ body: ([Double]) -> Void
) {
    forEachChoice(of: dimension, from: planes.count) { choice in
        if let point = intersection(choice.map { planes[$0] }) { body(point) }
    }
}

private func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
    func choose(_ chosen: [Int], _ start: Int) {
        if chosen.count == count { return body(chosen) }
        for next in start..<total { choose(chosen + [next], next + 1) }
    }
    choose([], 0)
}

/// Returns the common point of the planes by Gaussian elimination; nil if they do not meet in one point.
private func intersection(_ planes: [(normal: [Double], constant: Double)]) -> [Double]? {
    let count = planes.count
    var rows = planes.map { $0.normal + [-$0.constant] }
    for column in 0..<count {
        let pivot = (column..<count).max { rows[$0][column].magnitude < rows[$1][column].magnitude }
        guard let pivot, rows[pivot][column].magnitude > 1e-9 else { return nil }
        rows.swapAt(column, pivot)
        for row in 0..<count where row != column {
            let factor = rows[row][column] / rows[column][column]
            for index in column...count { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
}

/// Returns a random constraint over `variableCount` variables, of the kinds that occur in layouts.
package func randomConstraint(
    _ variableCount: Int, strengths: [Float], _ generator: inout SeededRandom
) -> PlainConstraint {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<variableCount, using: &generator)
        coefficients[index] = [1, 1, 1, -1, -1, 2, 0.5].randomElement(using: &generator) ?? 1
    }
    return PlainConstraint(
        coefficients: coefficients, constant: Double(Int.random(in: -100...100, using: &generator)),
        relation: [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual].randomElement(using: &generator)
            ?? .equal,
        strength: strengths.randomElement(using: &generator) ?? 1000)
}
