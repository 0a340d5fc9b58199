extension View {
    /// The type and the identifier, as in `Button "save"`.
    package final var name: String {
        let type = String(describing: Swift.type(of: self))
        return accessibilityIdentifier.map { "\(type) \"\($0)\"" } ?? type
    }

    /// The path from the root, as in `Window > View > Button "save"`.
    ///
    /// O(depth).
    public final var hierarchyPath: String { superview.map { $0.hierarchyPath + " > " + name } ?? name }
}

extension View: InvalidationSubject {
    @usableFromInline package final var hostIdentifier: ObjectIdentifier? {
        viewTree.map { ObjectIdentifier($0) }
    }
}

extension Responder: Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (a: Responder, b: Responder) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
