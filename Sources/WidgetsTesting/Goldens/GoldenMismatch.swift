/// A mismatch between a golden file and the program's output; its description gives the location and the next step.
///
///     #expect(throws: GoldenMismatch.self) { try Golden.text("new", matches: "old-text") }
public nonisolated struct GoldenMismatch: Error, CustomStringConvertible {
    /// The kinds of mismatch.
    public enum Kind: Hashable, Sendable {
        /// The golden file does not exist yet; the `.new` file beside it contains the actual output.
        case missing
        /// The output differs from the golden; the `.new` file (and, for bitmaps, `.diff.png`) beside it shows how.
        case different
        /// Two renderings of the same tree differ: cached pixels or commands were not invalidated.
        case unstable
        /// A file could not be read or written.
        case file
    }

    /// The kind of the mismatch.
    public let kind: Kind
    /// The mismatch, the location of the files and the next step, as text.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
