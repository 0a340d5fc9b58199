extension View {
    /// Type and identifier, as in `Button "save"`.
    package final var name: String {
        let type = String(describing: Swift.type(of: self))
        return accessibilityIdentifier.map { "\(type) \"\($0)\"" } ?? type
    }

    /// The way from the root: `Window > View > Button "save"`.
    ///
    /// O(depth).
    public final var hierarchyPath: String { superview.map { $0.hierarchyPath + " > " + name } ?? name }
}

extension View: InvalidationSubject {
    @usableFromInline package final var hostIdentifier: ObjectIdentifier? {
        viewTree.map { ObjectIdentifier($0) }
    }

    /// The description for debuggers: the path from the root and the state that is not a new view's.
    final var stateDescription: String {
        var parts = ["\(hierarchyPath)", "frame = \(geometryFrame)"]
        if layoutState.bounds.origin != .zero { parts.append("bounds = \(layoutState.bounds)") }
        if flags.contains(.isHidden) { parts.append("hidden") }
        if displayState.alpha < 1 { parts.append("alpha = \(displayState.alpha)") }
        if let transform = rare?.transform, !transform.isIdentity { parts.append("transform = \(transform)") }
        if overrideUserInterfaceStyle != .unspecified { parts.append("\(overrideUserInterfaceStyle)") }
        if needsLayout { parts.append("needs layout") }
        if needsDisplay { parts.append("needs display") }
        if !subviews.isEmpty { parts.append("\(subviews.count) subviews") }
        if viewTree == nil { parts.append("in no host") }
        return "<\(parts.joined(separator: "; "))>"
    }
}

extension Responder: Hashable {
    /// Responders are equal when they are the same object.
    public nonisolated static func == (a: Responder, b: Responder) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
