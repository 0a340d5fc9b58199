/// Why the harness could not do what a test asked for; its description says what is there instead.
///
///     #expect(throws: HarnessError.self) { try harness.click("No such button") }
public struct HarnessError: Error, CustomStringConvertible {
    /// The kinds of failure.
    public enum Kind: Hashable, Sendable {
        /// No view fits the question.
        case missing
        /// More than one view fits.
        case ambiguous
        /// A view was found, but a user could not get at it.
        case unreachable
        /// A view did not take the focus.
        case refused
        /// Frames went on without end.
        case notSettled
    }

    /// The kind of this failure.
    public let kind: Kind
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
