import ConstraintSolver
import RandomNumbers
import SolverStress

/// A change of a solver.
///
/// Variables and constraints are identified by their position in the order of creation, from zero.
enum Operation {
    case addVariable
    case removeVariable(Int)
    case add(PlainConstraint)
    case remove(Int)
    case setConstant(Double, Int)
    case setStrength(Float, Int)
}

/// A solver with the variables and constraints that a script of operations has created.
///
/// Two players of one script create the same variables and constraints in the same order, so that ties are broken by age
/// alike: a player that solves after each operation must have the same solution as one that solves only at the end.
struct Player: ~Copyable {
    var solver = Solver()
    /// The variables by number; nil after their removal.
    var variables: [Variable?] = []
    /// The constraints by number; nil after their removal.
    var constraints: [ConstraintID?] = []

    mutating func play(_ operation: Operation) {
        switch operation {
        case .addVariable: variables.append(solver.makeVariable())
        case .removeVariable(let number):
            if let variable = variables[number] { solver.removeVariable(variable) }
            variables[number] = nil
            for index in constraints.indices {
                if let id = constraints[index], !solver.contains(id) { constraints[index] = nil }
            }
        case .add(let plain):
            var terms: [Term] = []
            for (index, coefficient) in plain.coefficients.enumerated() where coefficient != 0 {
                if let variable = variables[index] { terms.append(Term(variable, times: coefficient)) }
            }
            constraints.append(
                solver.add(
                    LinearConstraint(LinearExpression(terms, constant: plain.constant), plain.relation),
                    strength: Strength(plain.strength)))
        case .remove(let number):
            if let id = constraints[number] { solver.remove(id) }
            constraints[number] = nil
        case .setConstant(let constant, let number):
            if let id = constraints[number] { solver.setConstant(constant, of: id) }
        case .setStrength(let strength, let number):
            if let id = constraints[number] { solver.setStrength(Strength(strength), of: id) }
        }
    }

    var values: [Double?] { variables.map { $0.map { solver.value(of: $0) } } }

    /// The numbers of the relaxed constraints, ascending.
    var broken: [Int] {
        constraints.indices.filter { index in constraints[index].map { solver.isBroken($0) } ?? false }
    }

    /// The conflicts, each as the numbers of its members.
    var conflicts: [[Int]] {
        var numbers: [ConstraintID: Int] = [:]
        for (index, id) in constraints.enumerated() { if let id { numbers[id] = index } }
        return solver.conflicts.map { $0.members.map { numbers[$0] ?? -1 } }
    }
}

/// Returns a random script that creates `variableCount` variables and then performs `count` operations.
///
/// With `addsStays` a weak equality for each variable is added first and never removed, so that the solution is unique.
/// At most `liveLimit` other constraints exist at a time.
func randomScript(
    _ count: Int, variableCount: Int, liveLimit: Int, strengths: [Float], addsStays: Bool,
    _ generator: inout SeededRandom
) -> [Operation] {
    var script = Array(repeating: Operation.addVariable, count: variableCount)
    var live: [Int] = []
    var constraintCount = 0
    if addsStays {
        for index in 0..<variableCount {
            let coefficients = (0..<variableCount).map { $0 == index ? 1.0 : 0 }
            let constant = Double(Int.random(in: -100...100, using: &generator))
            script.append(
                .add(
                    PlainConstraint(
                        coefficients: coefficients, constant: constant, relation: .equal, strength: 1)))
        }
        constraintCount = variableCount
    }
    let total = script.count + count
    while script.count < total {
        let choice = Int.random(in: 0..<100, using: &generator)
        guard live.count >= 3, choice >= 45 || live.count >= liveLimit else {
            script.append(.add(randomConstraint(variableCount, strengths: strengths, &generator)))
            live.append(constraintCount)
            constraintCount += 1
            continue
        }
        let position = Int.random(in: live.indices, using: &generator)
        let constant = Double(Int.random(in: -100...100, using: &generator))
        if choice < 70 {
            script.append(.remove(live.remove(at: position)))
        } else if choice < 88 {
            script.append(.setConstant(constant, live[position]))
        } else {
            script.append(.setStrength(strengths.randomElement(using: &generator) ?? 1000, live[position]))
        }
    }
    return script
}
