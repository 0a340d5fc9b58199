import ConstraintSolver
import Foundation
import RandomNumbers
import SolverStress
import Testing

/// Compares solutions with those of `scipy.optimize.linprog`, by scripts/compare-with-linprog.py.
@Suite struct LinearProgramTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether scipy is installed; always true in continuous integration, where the comparison must not be skipped.
    private static let isAvailable: Bool = {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        return (try? run(["-c", "import scipy"]).status) == 0
    }()

    /// Seeds 12 and 14 to 16 have systems whose later stages are infeasible for linprog if limits are computed from a rounded point.
    static let seeds = 12..<18

    @Test(
        .enabled(if: isAvailable, "python3-scipy is not installed: scripts/setup.sh test installs it"),
        arguments: seeds)
    func `Random systems have the minimum errors found by linear programming, for each strength`(
        seed: Int
    ) throws {
        var generator = SeededRandom(seed: seed)
        try expectEqualErrors((0..<850).map { _ in RandomProgram(&generator) })
    }

    @Test(.enabled(if: isAvailable, "python3-scipy is not installed: scripts/setup.sh test installs it"))
    func `The reference finds a solution of each stage despite rounded errors`() throws {
        let system = [
            Self.constraint([1: 2, 5: -1], -575, .lessThanOrEqual, 1000),
            Self.constraint([1: -1], 100, .greaterThanOrEqual, 250),
            Self.constraint([0: 2], 37, .equal, 500),
            Self.constraint([3: 1, 4: 1, 5: 0.5], -65, .equal, 500),
            Self.constraint([1: -1, 3: 1, 5: -1], 67, .equal, 750),
            Self.constraint([1: -1, 2: 2, 5: -1], 9, .equal, 750),
            Self.constraint([0: 0.5, 1: 1, 4: 2], -676.5, .equal, 1000),
            Self.constraint([4: -1], 64, .equal, 750),
            Self.constraint([0: 2, 2: 2, 5: 1], -46, .equal, 750),
        ]
        try expectEqualErrors([RandomProgram(variableCount: 6, nonnegative: [], constraints: system)])
    }

    private static func constraint(
        _ terms: [Int: Double], _ constant: Double, _ relation: Relation, _ strength: Float
    ) -> PlainConstraint {
        PlainConstraint(
            coefficients: (0..<6).map { terms[$0] ?? 0 }, constant: constant, relation: relation,
            strength: strength)
    }

    private func expectEqualErrors(_ programs: [RandomProgram]) throws {
        let lines = try programs.map { try $0.solved() + "\n" }.joined()
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("widgets-\(UUID().uuidString).jsonl")
        try lines.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        let script = Self.root.appendingPathComponent("scripts/compare-with-linprog.py").path
        let result = try Self.run([script, file.path])

        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("\(programs.count) systems"))
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

/// A random system with nonnegative variables.
private struct RandomProgram {
    private let variableCount: Int
    private var nonnegative: [Int] = []
    private var constraints: [PlainConstraint] = []

    init(variableCount: Int, nonnegative: [Int], constraints: [PlainConstraint]) {
        self.variableCount = variableCount
        self.nonnegative = nonnegative
        self.constraints = constraints
    }

    /// Creates a random system; in three of four cases a common point satisfies all required constraints.
    init(_ generator: inout SeededRandom) {
        variableCount = Int.random(in: 1...8, using: &generator)
        for index in 0..<variableCount where Bool.random(using: &generator) { nonnegative.append(index) }
        let point = (0..<variableCount).map { _ in Double(Int.random(in: 0...400, using: &generator)) }
        let mayContradict = Int.random(in: 0..<4, using: &generator) == 0
        for _ in 0..<Int.random(in: 1...3 * variableCount, using: &generator) {
            var plain = randomConstraint(variableCount, strengths: SolverStress.strengths, &generator)
            if plain.strength == 1000, !mayContradict {
                let value = plain.value(at: point)
                switch plain.relation {
                case .equal: plain.constant -= value
                case .greaterThanOrEqual: if value < 0 { plain.constant -= value }
                case .lessThanOrEqual: if value > 0 { plain.constant -= value }
                }
            }
            constraints.append(plain)
        }
    }

    /// Returns a line of JSON with the system, whether it has conflicts, and the errors of the solution by strength.
    func solved() throws -> String {
        var solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        for index in nonnegative { solver.setNonnegative(true, variables[index]) }
        let ids = constraints.map { solver.add($0.linear(variables), strength: Strength($0.strength)) }
        solver.solve()
        let point = variables.map { solver.value(of: $0) }
        var counted = constraints
        for (index, id) in ids.enumerated() where solver.isBroken(id) { counted[index].strength = 999.99 }
        let parts: [[Any]] = counted.map { plain in
            let terms: [[Any]] = plain.coefficients.enumerated().filter { $0.element != 0 }
                .map { [$0.offset, $0.element] }
            return [terms, plain.constant, plain.relation.description, decimal(plain.strength)]
        }
        let system: [String: Any] = [
            "variables": variableCount, "nonnegative": nonnegative, "constraints": parts,
            "isContradictory": !solver.conflicts.isEmpty, "errors": costs(counted, at: point),
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: system), as: UTF8.self)
    }

    /// Returns the strength as a `Double`; 999.99, which no `Float` equals, without the rounding error.
    private func decimal(_ strength: Float) -> Double { strength == 999.99 ? 999.99 : Double(strength) }
}
