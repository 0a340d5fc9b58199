import ConstraintSolver
import RandomNumbers
import SolverStress

/// A change of a solver, with variables and constraints named by the number they were made under.
enum Operation {
    case addVariable
    case removeVariable(Int)
    case add(PlainConstraint)
    case remove(Int)
    case setConstant(Double, Int)
    case setStrength(Float, Int)
}

/// A solver, and what a script of operations has made in it.
///
/// Two players of the same script number everything alike, so that even choices that nothing but age decides are
/// the same: whether one has solved after each operation and the other at the end only, the answers must be equal.
struct Player: ~Copyable {
    var solver = Solver()
    /// By number; nil once removed.
    var variables: [Variable?] = []
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

    /// The numbers of the constraints that are given up.
    var broken: [Int] {
        constraints.indices.filter { index in constraints[index].map { solver.isBroken($0) } ?? false }
    }

    /// The conflicts, by the numbers of their members.
    var conflicts: [[Int]] {
        var numbers: [ConstraintID: Int] = [:]
        for (index, id) in constraints.enumerated() { if let id { numbers[id] = index } }
        return solver.conflicts.map { $0.members.map { numbers[$0] ?? -1 } }
    }
}

/// A random script of `count` operations after `variableCount` variables have been made.
///
/// With `staysFirst` a weak constraint for each variable comes first, and stays: nothing is left open then, so that
/// there is one answer only.
func randomScript(
    _ count: Int, variableCount: Int, liveLimit: Int, strengths: [Float], staysFirst: Bool,
    _ generator: inout SeededRandom
) -> [Operation] {
    var script = Array(repeating: Operation.addVariable, count: variableCount)
    var live: [Int] = []
    var made = 0
    if staysFirst {
        for index in 0..<variableCount {
            let coefficients = (0..<variableCount).map { $0 == index ? 1.0 : 0 }
            let constant = Double(Int.random(in: -100...100, using: &generator))
            script.append(
                .add(
                    PlainConstraint(
                        coefficients: coefficients, constant: constant, relation: .equal, strength: 1)))
        }
        made = variableCount
    }
    let total = script.count + count
    while script.count < total {
        let choice = Int.random(in: 0..<100, using: &generator)
        guard live.count >= 3, choice >= 45 || live.count >= liveLimit else {
            script.append(.add(randomConstraint(variableCount, strengths: strengths, &generator)))
            live.append(made)
            made += 1
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
