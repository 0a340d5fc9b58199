/// An error of a query or an input method of the harness; its description shows the views or elements that exist.
///
///     #expect(throws: HarnessError.self) { try harness.click("No such button") }
public struct HarnessError: Error, CustomStringConvertible {
    /// The kinds of failure.
    public enum Kind: Hashable, Sendable {
        /// No view or element matches the query.
        case missing
        /// More than one view or element matches the query.
        case ambiguous
        /// The view was found, but a user could not reach it with the pointer.
        case unreachable
        /// The view or element refused the focus, the action or the value.
        case refused
        /// The tree kept requesting frames.
        case notSettled
    }

    /// The kind of the failure.
    public let kind: Kind
    /// The failure, with the views or elements that exist, as text.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    static func noTouch(_ finger: Int) -> HarnessError {
        HarnessError(.refused, "finger \(finger) is not down; call touchDown first")
    }
}
