import ConstraintSolver
import Testing

/// A small layout as text, and its expected values.
///
///     Fixture("a field fills", """
///         right == 320
///         right == left + width
///         left == 8
///         """, "left 8, width 312")
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    /// The constraints, one per line, such as `2 * height + 8 <= width @750`; the default strength is 1000.
    let constraints: String
    /// The expected values, such as `left 8, width 312`.
    let expected: String

    init(_ name: String, _ constraints: String, _ expected: String) {
        self.name = name
        self.constraints = constraints
        self.expected = expected
    }

    var testDescription: String { name }

    /// The names and values of ``expected``.
    var expectedValues: [(name: String, value: Double)] {
        expected.split(separator: ",").compactMap { entry in
            let words = entry.split(separator: " ")
            guard words.count == 2, let value = Double(words[1]) else { return nil }
            return (String(words[0]), value)
        }
    }
}

/// A solver with named variables, whose constraints are parsed from text.
struct NamedSolver: ~Copyable {
    var solver = Solver()
    private(set) var variables: [String: Variable] = [:]

    /// Returns the variable with the given name; creates it at the first call.
    mutating func variable(_ name: String) -> Variable {
        if let variable = variables[name] { return variable }
        let variable = solver.makeVariable()
        variables[name] = variable
        return variable
    }

    /// Returns the name of a variable, for dumps.
    func name(of variable: Variable) -> String? { variables.first { $0.value == variable }?.key }

    /// Parses and adds a constraint; returns nil if `line` contains none.
    @discardableResult
    mutating func add(_ line: some StringProtocol) -> ConstraintID? {
        let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
        var words = line.split(separator: Character(" ")).map { String($0) }
        var strength = Strength.required
        if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
            strength = Strength(value)
            words.removeLast()
        }
        guard let place = words.firstIndex(where: { relations[$0] != nil }),
            let relation = relations[words[place]]
        else { return nil }
        let difference = sum(words[..<place]) - sum(words[(place + 1)...])
        return solver.add(LinearConstraint(difference, relation), strength: strength)
    }

    /// Returns the parsed expression, such as `2 * width + left - 8`.
    private mutating func sum(_ words: ArraySlice<String>) -> LinearExpression {
        var result = LinearExpression()
        var sign = 1.0
        var factor = 1.0
        var pending: Double?
        for word in words {
            switch word {
            case "+", "-":
                if let pending { result.constant += sign * pending }
                pending = nil
                factor = 1
                sign = word == "-" ? -1 : 1
            case "*":
                factor = pending ?? 1
                pending = nil
            default:
                if let number = Double(word) {
                    pending = factor * number
                } else {
                    result.terms.append(Term(variable(word), times: sign * factor))
                }
            }
        }
        if let pending { result.constant += sign * pending }
        return result
    }
}
