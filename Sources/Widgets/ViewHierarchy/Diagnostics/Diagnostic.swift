/// A report of a programming error or invalid input that the toolkit has handled: subject, problem and remedy.
///
///     Diagnostics.handler = { diagnostic in log(diagnostic.description) }
public nonisolated struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of programming errors and invalid input.
    public enum Kind: Hashable, Sendable {
        /// A frame, size or other geometry was set to an invalid value.
        case invalidGeometry
        /// A view or controller was added where it is not allowed.
        case refusedHierarchy
        /// A view with restorable state has no restoration identifier.
        case notRestorable
        /// A property is annotated with `.configuration` in a view that cannot be configured.
        case notConfigurable
        /// Layout was repeatedly invalidated within the same frame.
        case layoutLoop
        /// A view invalidated its display while drawing, in many consecutive frames.
        case displayLoop
        /// A font file cannot be opened, or no font was found.
        case missingFont
        /// A frame could not be presented on the screen.
        case failedPresentation
        /// Restorable state could not be saved or restored.
        case failedRestoration
        /// A cache file of the user is damaged, or could not be written.
        case failedCache
        /// A property or parameter was set to an invalid value.
        case invalidValue
        /// Animations started each other in an endless loop.
        case animationLoop
        /// A constraint is invalid, for example because its views have no common ancestor.
        case invalidConstraint
        /// Required constraints conflict with each other.
        case unsatisfiableConstraints
        /// A layout has moved a view out of a stack view that arranged it.
        case contestedView
        /// A `State` of the declarative layer was written while it belonged to no view.
        case unmountedState
        /// A state was written while a `body` was evaluated.
        case stateWrittenDuringUpdate
        /// Declarative views repeatedly changed during their own update.
        case updateLoop
        /// A `ForEach` contains the same identity more than once.
        case repeatedIdentity
        /// A text is too long for the desktop's clipboard or primary selection.
        case clipboardLimit
        /// A visible control has no name for assistive technologies.
        case unnamedControl
        /// The display server refused a request, or the window manager ignored it.
        case refusedRequest
        /// A service of the desktop is missing, failed, or answered with invalid data.
        case desktopService
        /// A feature was used that the desktop or SDL does not have.
        case unsupportedByDesktop
        /// Dragged, dropped or pasted data could not be loaded.
        case failedTransfer
        /// A key command is not performed, because its responder uses the key itself.
        case shadowedCommand
    }

    /// The kind of problem.
    public let kind: Kind
    /// The object concerned, usually the path of a view.
    public let subject: String
    /// The description of the problem.
    public let message: String
    /// The resulting behaviour, and how to fix the cause.
    public let cure: String

    package init(kind: Kind, subject: String, message: String, cure: String) {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.cure = cure
    }

    public var description: String { "\(subject): \(message). \(cure)" }
}
