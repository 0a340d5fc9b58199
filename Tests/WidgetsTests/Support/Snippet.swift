import Testing

/// A piece of source that must not compile, beside one that differs only in what is wrong, and does compile.
nonisolated struct Snippet: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let right: String
    let wrong: String
    /// What the compiler has to say to the wrong one.
    let error: String

    /// What is not as it should be: the right one refused, the wrong one taken, or refused for another reason.
    func fault() throws -> String? {
        let compiler = try #require(Compiler.installed)
        let head = "import Widgets\n"
        let fine = try compiler.messages(for: head + right)
        if fine.contains("error:") { return "the right one is refused: \(fine)" }
        let messages = try compiler.messages(for: head + wrong)
        if messages.contains("error:"), messages.contains(error) { return nil }
        return "the wrong one is not refused as it should be: \(messages)"
    }
}
