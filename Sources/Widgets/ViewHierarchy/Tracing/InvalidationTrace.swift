/// The record of the causes of invalidations, while at least one host traces them; otherwise an invalidation costs the test of one
/// flag.
///
/// Set `ViewHost.tracesInvalidations`, run a frame, and read `FrameReport.invalidations`:
///
///     host.tracesInvalidations = true
public enum InvalidationTrace {
    /// Whether at least one host traces.
    @usableFromInline package static var isActive: Bool { hasTracingHosts }
    // Private: the compiler checks the exclusivity of accesses to a property of the package at run time, at every invalidation.
    private static var hasTracingHosts = false
    /// Whether an invalidator was called for a view that it does not support; the property setter reports it.
    @usableFromInline static var hasMisuse = false

    private static var state = State()

    private struct State {
        /// The event, timer or pass that is being processed; set while tracing.
        var cause: String?
        /// The annotated property that is being set.
        var change: (property: String, site: DeclarationSite)?
        var records: [(view: ObjectIdentifier?, host: ObjectIdentifier?, Invalidation)] = []
        var tracingHosts = 0
    }

    /// The maximum number of recorded invalidations; later ones are dropped, because a host without frames does not remove
    /// them.
    private static let limit = 10_000

    static func add(_ count: Int) {
        state.tracingHosts += count
        hasTracingHosts = state.tracingHosts > 0
        if !hasTracingHosts { state.records.removeAll() }
    }

    package static func record(_ kind: Invalidation.Kind, _ view: some InvalidationSubject) {
        guard state.records.count < limit else { return }
        let invalidation = Invalidation(
            kind: kind, view: view.hierarchyPath, property: state.change?.property, site: state.change?.site,
            cause: state.cause
        )
        state.records.append((ObjectIdentifier(view), view.hostIdentifier, invalidation))
    }

    /// Removes and returns the invalidations in the tree of a host.
    static func take(for host: ObjectIdentifier) -> [Invalidation] {
        guard isActive else { return [] }
        let taken = state.records.filter { $0.host == host }.map(\.2)
        state.records.removeAll { $0.host == host || $0.host == nil }
        return taken
    }

    /// Returns the last invalidation of `kind` of `view`; nil if none is recorded.
    static func lastCause(of kind: Invalidation.Kind, _ view: some InvalidationSubject) -> Invalidation? {
        let id = ObjectIdentifier(view)
        return state.records.last { $0.view == id && $0.2.kind == kind }?.2
    }

    @usableFromInline static func beginChange(_ view: some InvalidationSubject, _ site: DeclarationSite) {
        state.change = (propertyName(view, site), site)
    }

    @usableFromInline static func endChange() { state.change = nil }

    @usableFromInline static func reportMisuse(_ view: some InvalidationSubject, _ site: DeclarationSite) {
        hasMisuse = false
        Diagnostics.report(
            Diagnostic(
                kind: .notConfigurable, subject: view.hierarchyPath,
                message:
                    "\(propertyName(view, site)) (\(site)) is annotated with .configuration, but the view is not a cell",
                cure: "nothing is updated; use .configuration in subclasses of ReusableView only"))
    }

    /// Returns the name of a property, such as `Card.padding`, which it searches among the view's properties by declaration
    /// site.
    ///
    /// Passing the key path to each setter call instead would cost time even without tracing.
    private static func propertyName(_ view: some InvalidationSubject, _ site: DeclarationSite) -> String {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let part = mirror {
            for child in part.children where (child.value as? any DeclaredProperty)?.site == site {
                let name = child.label ?? "?"
                return "\(part.subjectType).\(name.hasPrefix("_") ? String(name.dropFirst()) : name)"
            }
            mirror = part.superclassMirror
        }
        return "A property of \(type(of: view))"
    }

    /// Runs `body` while `cause` is recorded as the cause of invalidations.
    static func during(_ cause: @autoclosure () -> String, _ body: () -> Void) {
        guard isActive else { return body() }
        let outer = state.cause
        state.cause = cause()
        body()
        state.cause = outer
    }
}

/// The properties of a view that the trace records.
@usableFromInline package protocol InvalidationSubject: AnyObject {
    /// The path from the root of the tree, for messages.
    var hierarchyPath: String { get }
    /// The identity of the tree of the host that shows the object; nil if none does.
    var hostIdentifier: ObjectIdentifier? { get }
}

/// A property whose name the trace finds by its declaration site.
protocol DeclaredProperty {
    var site: DeclarationSite { get }
}
