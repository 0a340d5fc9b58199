/// A misuse or bad input that was met and survived: who, what, and what to do.
///
///     Diagnostics.handler = { diagnostic in log(diagnostic.description) }
public nonisolated struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What sort of thing went wrong.
    public enum Kind: Hashable, Sendable {
        case invalidGeometry
        case refusedHierarchy
        case notRestorable
        case notConfigurable
        case layoutLoop
        case displayLoop
        case missingFont
        case failedPresentation
        case failedRestoration
        case invalidValue
        case animationLoop
        case invalidConstraint
        case unsatisfiableConstraints
        /// A state of the declarative layer was written where it belongs to no view.
        case unmountedState
        case stateWrittenDuringUpdate
        /// Descriptions changed again and again by their own update.
        case updateLoop
        case repeatedIdentity
        /// A text that is too long for the desktop's clipboard or primary selection.
        case clipboardLimit
        /// The display server has refused a request.
        case refusedRequest
    }

    /// The kind of mistake that was found.
    public let kind: Kind
    /// Whom it concerns: the path of a view, mostly.
    public let subject: String
    /// The sentence that says what was found.
    public let message: String
    /// What happens instead, and what to change.
    public let cure: String

    package init(kind: Kind, subject: String, message: String, cure: String) {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.cure = cure
    }

    public var description: String { "\(subject): \(message). \(cure)" }
}
