/// A golden file says something else than the program; its description tells where, and what to do.
///
///     #expect(throws: GoldenMismatch.self) { try Golden.text("new", matches: "old-text") }
public nonisolated struct GoldenMismatch: Error, CustomStringConvertible {
    /// In what way.
    public enum Kind: Hashable, Sendable {
        /// There is no golden file yet; `.new` beside it holds what it would be.
        case missing
        /// The two differ; `.new` (and, for pictures, `.diff.png`) beside the golden show it.
        case different
        /// Two renderings of the same tree differ: something is kept that should not be.
        case unstable
        /// A file could not be read or written.
        case file
    }

    /// The kind of the mismatch.
    public let kind: Kind
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
