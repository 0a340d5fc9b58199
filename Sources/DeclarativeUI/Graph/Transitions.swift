/// How the changes of the present update move: its transaction, the parts with motions of their own, and the matched geometry.
final class Transitions {
    /// The transaction of the update that runs now.
    @exclusivity(unchecked) var transaction = Transaction()
    /// Parts that move in their own way, until they are placed.
    var movements = Movements()
    /// The last places of views that others are to begin from, until the end of the update's layout.
    var matches: [AnyHashable: Rect] = [:]
    /// Whether the graph has been on a display: views that are inserted from then on come into something visible.
    var isShown = false

    deinit {}

    /// Records the place of a view that is removed, which another one may begin from.
    func noteMatch(_ match: AnyHashable, _ place: Rect) {
        if transaction.animation != nil { matches[match] = place }
    }

    /// The animation of changes of `node` now; nil when they do not move.
    func animation(of node: Node) -> Animation? {
        if transaction.disablesAnimations { return nil }
        return movements.animation(of: node, otherwise: transaction.animation)
    }

    /// Runs `change` with the animation of the present transaction, if there is one and the node was shown before.
    func animated(_ node: Node, _ change: () -> Void) {
        if let animation = animation(of: node), node.flags.contains(.isPlaced) {
            animation.perform(change)
        } else {
            change()
        }
    }
}

/// Which parts of the tree move in their own way, from an update until everything is in its place.
struct Movements {
    private var entries: [(node: ObjectIdentifier, animation: Animation?)] = []

    mutating func note(_ node: Node, _ animation: Animation?) {
        entries.append((ObjectIdentifier(node), animation))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    /// The animation of the nearest part that `node` is in; `fallback` where it is in none.
    func animation(of node: Node, otherwise fallback: Animation?) -> Animation? {
        if entries.isEmpty { return fallback }
        var step: Node? = node
        while let current = step {
            let id = ObjectIdentifier(current)
            for entry in entries where entry.node == id { return entry.animation }
            step = current.parent
        }
        return fallback
    }
}
