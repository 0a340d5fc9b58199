/// A misuse or bad input that was met and survived: who, what, and what to do.
///
///     Diagnostics.handler = { diagnostic in log(diagnostic.description) }
public nonisolated struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of misuse and bad input.
    public enum Kind: Hashable, Sendable {
        /// A frame, a size or another geometry was given an impossible value.
        case invalidGeometry
        /// A view or a controller was to be placed where it cannot be.
        case refusedHierarchy
        /// A view with restorable state has no restoration identifier.
        case notRestorable
        /// A property is annotated for configuration in a view that cannot be configured.
        case notConfigurable
        /// Layout was invalidated again and again by its own frame.
        case layoutLoop
        /// A view was marked for drawing by its own drawing, frame after frame.
        case displayLoop
        /// A font file cannot be opened, or no font was found.
        case missingFont
        /// A frame could not be put on the screen.
        case failedPresentation
        /// Saved state could not be written or read.
        case failedRestoration
        /// A property or a parameter was given an impossible value.
        case invalidValue
        /// Animations started one another without end.
        case animationLoop
        /// A constraint cannot hold, for example between views without a common ancestor.
        case invalidConstraint
        /// Required constraints contradict one another.
        case unsatisfiableConstraints
        /// A state of the declarative layer was written where it belongs to no view.
        case unmountedState
        /// A state was written while a body ran.
        case stateWrittenDuringUpdate
        /// Descriptions changed again and again by their own update.
        case updateLoop
        /// A `ForEach` has the same identity more than once.
        case repeatedIdentity
        /// A text that is too long for the desktop's clipboard or primary selection.
        case clipboardLimit
        /// A control that is shown has no name for assistive technologies.
        case unnamedControl
        /// The display server has refused a request.
        case refusedRequest
    }

    /// The kind of mistake that was found.
    public let kind: Kind
    /// Whom it concerns: the path of a view, mostly.
    public let subject: String
    /// The sentence that says what was found.
    public let message: String
    /// The behaviour instead, and the change that mends the cause.
    public let cure: String

    package init(kind: Kind, subject: String, message: String, cure: String) {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.cure = cure
    }

    public var description: String { "\(subject): \(message). \(cure)" }
}
