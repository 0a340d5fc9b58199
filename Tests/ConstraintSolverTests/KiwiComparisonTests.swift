import ConstraintSolver
import Foundation
import SolverStress
import Testing

/// Solves the systems written by scripts/compare-with-kiwi.py, which compares the answers with those of kiwi.
///
/// Runs only if the environment variable SOLVER_COMPARISON contains the path of the systems; the answers are written to that path
/// with the extension "answers".
@Suite struct KiwiComparisonTests {
    private struct System: Codable {
        struct Part: Codable {
            let coefficients: [Double]
            let constant: Double
            let relation: String
            let strength: Float
        }
        struct Edit: Codable {
            let index: Int
            let constant: Double
        }
        let variableCount: Int
        let constraints: [Part]
        /// Changes of constants; the system is solved after each.
        let edits: [Edit]
    }

    private struct Answer: Codable {
        var values: [Double]
        var isAmbiguous: [Bool]
        var conflictCount: Int
    }

    private static var path: String? { ProcessInfo.processInfo.environment["SOLVER_COMPARISON"] }

    @Test(.enabled(if: path != nil))
    func `The systems of the comparison are solved`() throws {
        let url = URL(fileURLWithPath: try #require(Self.path))
        let systems = try JSONDecoder().decode([System].self, from: Data(contentsOf: url))
        #expect(!systems.isEmpty)
        let answers = systems.map { solve($0) }
        try JSONEncoder().encode(answers).write(to: url.appendingPathExtension("answers"))
    }

    private func solve(_ system: System) -> [Answer] {
        var player = Player()
        for _ in 0..<system.variableCount { player.play(.addVariable) }
        let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
        for part in system.constraints {
            player.play(
                .add(
                    PlainConstraint(
                        coefficients: part.coefficients, constant: part.constant,
                        relation: relations[part.relation] ?? .equal, strength: part.strength)))
        }
        var result = [solve(&player)]
        for edit in system.edits {
            player.play(.setConstant(edit.constant, edit.index))
            result.append(solve(&player))
        }
        return result
    }

    private func solve(_ player: inout Player) -> Answer {
        player.solver.solve()
        var answer = Answer(
            values: player.values.compactMap { $0 }, isAmbiguous: [],
            conflictCount: player.solver.conflicts.count)
        for variable in player.variables.compactMap({ $0 }) {
            answer.isAmbiguous.append(player.solver.isAmbiguous(variable))
        }
        return answer
    }
}
