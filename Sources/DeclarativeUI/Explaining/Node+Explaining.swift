extension Node {
    /// The path from the root: the types of the views that have bodies, and explicit identities.
    ///
    /// Of an unmounted node, only its own part.
    public final var path: String { isMounted ? fullPath : pathPart(explicitID) }

    /// The path from the root, for a node whose ancestors are known to be alive: until its own unmounting is over.
    final var fullPath: String {
        var parts: [String] = []
        var node: Node? = self
        while let step = node {
            let id = step.explicitID ?? step.parent?.givenID(of: step)
            if step === self || step.bodyCount > 0 || id != nil { parts.append(step.pathPart(id)) }
            node = step.parent
        }
        return parts.reversed().joined(separator: " > ")
    }

    private func pathPart(_ id: AnyHashable?) -> String {
        guard let id else { return typeName }
        return bodyCount > 0 ? "\(typeName)[\(id)]" : "[\(id)]"
    }

    /// The causes of the last run of the body; empty unless the hosting view explains its updates, and once the node has
    /// been unmounted.
    public final var lastCauses: [UpdateCause] { isMounted ? graph.explanations.causes(of: self) : [] }

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
