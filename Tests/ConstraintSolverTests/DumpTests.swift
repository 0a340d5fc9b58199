import ConstraintSolver
import Foundation
import Testing

/// The dump of a solver, compared with the one in docs/constraints.md.
@Suite struct DumpTests {
    /// Returns the contents of the code blocks that follow `heading` in docs/constraints.md.
    private func blocks(after heading: String) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/constraints.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: heading), "docs/constraints.md has no \(heading)")
        return text[start.upperBound...].components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }.map { block in
                block.element.split(separator: "\n").dropFirst(block.element.hasPrefix("\n") ? 0 : 1)
                    .joined(separator: "\n")
            }
    }

    @Test func `The documentation shows the actual dump`() throws {
        let blocks = try blocks(after: "## How to read a dump")
        try #require(blocks.count >= 4)
        var named = NamedSolver()
        for line in blocks[0].split(separator: "\n") { named.add(line) }
        named.solver.solve()
        #expect(dump(named) == blocks[1])
        named.add(blocks[2])
        named.solver.solve()
        #expect(dump(named) == blocks[3])
    }

    private func dump(_ named: borrowing NamedSolver) -> String {
        named.solver.dump { named.name(of: $0) }
    }

    @Test func `An empty solver has an empty dump`() {
        let solver = Solver()
        let dump = solver.dump()
        #expect(dump.isEmpty)
    }

    @Test func `A description has the constant on the right side, and no strength if it is required`() {
        var solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let limit = solver.add(left + 2 * width <= 320, strength: 750)
        let ratio = solver.add(width == 0.5 * left - 12)
        let nothing = solver.add(LinearConstraint(LinearExpression(constant: -5), .greaterThanOrEqual))
        let descriptions = [limit, ratio, nothing].map { solver.describe($0) }
        #expect(descriptions == ["v0 + 2 * v1 <= 320 @750", "v1 - 0.5 * v0 == -12", "0 >= 5"])
    }
}
