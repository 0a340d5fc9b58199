/// A piece of source that must not compile, paired with one that differs only in the error and does compile.
public nonisolated struct Snippet: Sendable, CustomStringConvertible {
    public let testDescription: String
    let right: String
    let wrong: String
    /// The compiler error that `wrong` must cause.
    let error: String

    private let module: String

    public init(
        testDescription: String, right: String, wrong: String, error: String, module: String = "Widgets"
    ) {
        self.testDescription = testDescription
        self.right = right
        self.wrong = wrong
        self.error = error
        self.module = module
    }

    public var description: String { testDescription }

    /// Returns the failure, or nil: `right` does not compile, `wrong` compiles, or fails with another error.
    public func fault() throws -> String? {
        guard let compiler = Compiler.installed else { return "no compiler is installed" }
        let head = "import \(module)\n"
        let fine = try compiler.messages(for: head + right)
        if fine.contains("error:") { return "the right one is refused: \(fine)" }
        let messages = try compiler.messages(for: head + wrong)
        if messages.contains("error:"), messages.contains(error) { return nil }
        return "the wrong one is not refused as it should be: \(messages)"
    }
}
