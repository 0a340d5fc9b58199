extension Node {
    /// The way from the root, by the types of the views that have bodies, and the identities that were given.
    public final var path: String {
        var parts: [String] = []
        var node: Node? = self
        while let step = node {
            if step === self || step.bodyCount > 0 || step.explicitID != nil { parts.append(step.pathPart) }
            node = step.parent
        }
        return parts.reversed().joined(separator: " > ")
    }

    private var pathPart: String {
        guard let id = explicitID else { return typeName }
        return bodyCount > 0 ? "\(typeName)[\(id)]" : "[\(id)]"
    }

    /// Why the body ran the last time; empty unless the hosting view explains its updates.
    public final var lastCauses: [UpdateCause] { graph.explanations.causes(of: self) }

    /// The first node in this tree, this one first, then depth first, whose description is a `type`.
    public final func first<Content: View>(_ type: Content.Type) -> Node? {
        if viewType == type { return self }
        for index in 0..<childCount {
            if let found = child(at: index).first(type) { return found }
        }
        return nil
    }

    /// All nodes in this tree whose description is a `type`, depth first.
    public final func all<Content: View>(_ type: Content.Type) -> [Node] {
        var found: [Node] = viewType == type ? [self] : []
        for index in 0..<childCount { found += child(at: index).all(type) }
        return found
    }

    /// Adds `Type.name` of the states here and below.
    final func collectStateNames(_ names: inout [String]) {
        names += stateNames.map { "\(typeName).\($0)" }
        for index in 0..<childCount { child(at: index).collectStateNames(&names) }
    }
}
