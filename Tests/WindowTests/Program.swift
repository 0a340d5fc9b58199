import DisplaySupport

/// A program whose output is read in the background, so that the test can answer it meanwhile.
@MainActor
final class Program {
    let child: Child

    init(_ scene: String, _ environment: [String: String], arguments: [String] = []) throws {
        child = try Child([VirtualDisplay.path(of: "WindowProbe"), scene] + arguments, environment)
    }

    /// Reads lines until one begins with `prefix`, unless one of the lines so far does; returns false if the output ends before.
    func read(_ prefix: String) async -> Bool {
        if child.lines.contains(where: { $0.hasPrefix(prefix) }) { return true }
        let reader = Reader(child: child)
        return await Task.detached { reader.child.read(until: prefix) }.value
    }

    /// The child, which only one task reads at a time.
    private struct Reader: @unchecked Sendable { let child: Child }
}
