/// Collects who invalidated what while at least one host asks for it; otherwise one test of a flag is all it costs.
///
/// Set `ViewHost.tracesInvalidations`, run a frame, and read `FrameReport.invalidations`:
///
///     host.tracesInvalidations = true
public enum InvalidationTrace {
    /// True while a host traces.
    @usableFromInline package static var isActive = false
    /// An invalidator met a view that it does not serve; the setter that called it reports.
    @usableFromInline static var hasMisuse = false

    private static var state = State()

    private struct State {
        /// The event, timer or pass at work: set around each of them while tracing.
        var cause: String?
        /// The annotated property that is being set.
        var change: (property: String, site: DeclarationSite)?
        var records: [(view: ObjectIdentifier?, host: ObjectIdentifier?, Invalidation)] = []
        var tracingHosts = 0
    }

    /// Marks kept until their frame; later ones are dropped, so that a host that shows nothing cannot grow them.
    private static let limit = 10_000

    static func add(_ count: Int) {
        state.tracingHosts += count
        isActive = state.tracingHosts > 0
        if !isActive { state.records.removeAll() }
    }

    package static func record(_ kind: Invalidation.Kind, _ view: some InvalidationSubject) {
        guard state.records.count < limit else { return }
        let invalidation = Invalidation(
            kind: kind, view: view.hierarchyPath, property: state.change?.property, site: state.change?.site,
            cause: state.cause
        )
        state.records.append((ObjectIdentifier(view), view.hostIdentifier, invalidation))
    }

    /// Takes out the marks in the tree of a host.
    static func take(for host: ObjectIdentifier) -> [Invalidation] {
        guard isActive else { return [] }
        let taken = state.records.filter { $0.host == host }.map(\.2)
        state.records.removeAll { $0.host == host || $0.host == nil }
        return taken
    }

    /// The newest mark of that kind on `view`.
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
                    "\(propertyName(view, site)) (\(site)) is annotated with .configuration, but the view is no cell",
                cure: "nothing is updated; use .configuration in subclasses of ReusableView only"))
    }

    /// Such as `Card.padding`: looked up among the view's properties by where it was declared.
    ///
    /// A setter that named itself, by its key path, would have to get hold of that at each call.
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

    /// Runs `body` with `cause` as what is going on.
    static func during(_ cause: @autoclosure () -> String, _ body: () -> Void) {
        guard isActive else { return body() }
        let outer = state.cause
        state.cause = cause()
        body()
        state.cause = outer
    }
}

/// The properties of a view that the trace state.records.
@usableFromInline package protocol InvalidationSubject: AnyObject {
    /// The path from the root, for people.
    var hierarchyPath: String { get }
    /// The identity of the host that shows it; nil while none does.
    var hostIdentifier: ObjectIdentifier? { get }
}

/// A property by whose declaration site the trace finds its name.
protocol DeclaredProperty {
    var site: DeclarationSite { get }
}
