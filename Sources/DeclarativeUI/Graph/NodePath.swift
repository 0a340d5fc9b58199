/// The path of a node from the root, which names views with bodies and explicit identities, and the names of its states.
struct NodePath {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// The path from the root.
    ///
    /// Valid only while the ancestors are alive, that is until the node has been unmounted completely.
    var text: String {
        var parts: [String] = []
        var next: Node? = node
        while let step = next {
            let id = step.explicitID ?? step.parent?.givenID(of: step)
            if step === node || step.bodyCount > 0 || id != nil { parts.append(Self.part(step, id)) }
            next = step.parent
        }
        return parts.reversed().joined(separator: " > ")
    }

    /// The path component of the node itself.
    var ownText: String { Self.part(node, node.explicitID) }

    private static func part(_ node: Node, _ id: AnyHashable?) -> String {
        guard let id else { return node.typeName }
        return node.bodyCount > 0 ? "\(node.typeName)[\(id)]" : "[\(id)]"
    }

    /// The names of the states of the node and its descendants, as `Type.name`.
    var stateNames: [String] {
        var names = node.stateNames.map { "\(node.typeName).\($0)" }
        for index in 0..<node.childCount {
            if let child = node.child(at: index) { names += NodePath(of: child).stateNames }
        }
        return names
    }
}

extension Node {
    /// The path from the root: the types of the views that have bodies, and explicit identities.
    ///
    /// The path of an unmounted node consists of only its own component.
    public final var path: String { isMounted ? NodePath(of: self).text : NodePath(of: self).ownText }

    /// The causes of the last run of the body.
    ///
    /// Empty unless the hosting view explains its updates, and after the node has been unmounted.
    public final var lastCauses: [UpdateCause] { isMounted ? graph.explanations.causes(of: self) : [] }

    /// Returns the first node whose view value is of type `type`; searches this node, then its descendants, depth first.
    public final func first<Content: View>(_ type: Content.Type) -> Node? {
        if viewType == type { return self }
        for index in 0..<childCount {
            if let found = child(at: index)?.first(type) { return found }
        }
        return nil
    }

    /// Returns this node and all descendants whose view values are of type `type`, depth first.
    public final func all<Content: View>(_ type: Content.Type) -> [Node] {
        var found: [Node] = viewType == type ? [self] : []
        for index in 0..<childCount { found += child(at: index)?.all(type) ?? [] }
        return found
    }
}
