import CompilerSupport
import Testing

/// Invalid view code that must not compile.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct StateCompileErrorTests {
    private nonisolated static func view(
        _ name: String, right: String, wrong: String, error: String
    ) -> Snippet {
        func source(_ lines: String) -> String {
            """
            struct Counter: View {
                @State private var count = 0
                @Binding var other: Int
                \(lines)
                var body: some View { Text("\\(count)") }
            }
            """
        }
        return Snippet(
            testDescription: name, right: source(right), wrong: source(wrong), error: error,
            module: "DeclarativeUI")
    }

    private nonisolated static let snippets = [
        view(
            "a state that is written off the main actor",
            right: "func add() async { await Task { @MainActor in count += 1 }.value }",
            wrong: "nonisolated func add() { count += 1 }", error: "main actor-isolated property 'count'"),
        view(
            "a state that is written by a detached task",
            right: "func add() { Task { count += 1 } }",
            wrong: "func add() { Task.detached { count += 1 } }",
            error: "main actor-isolated property 'count'"),
        view(
            "a binding that is written off the main actor", right: "func add() { other += 1 }",
            wrong: "nonisolated func add() { other += 1 }", error: "main actor-isolated property 'other'"),
        view(
            "a state that is read off the main actor", right: "func read() -> Int { count }",
            wrong: "nonisolated func read() -> Int { count }", error: "main actor-isolated property 'count'"),
    ]

    @Test(arguments: snippets) func `Invalid code does not compile`(snippet: Snippet) throws {
        let fault = try snippet.fault()
        #expect(fault == nil)
    }
}
