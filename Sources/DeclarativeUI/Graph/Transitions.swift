/// The animations of the current update: its transaction, subtrees with animations of their own, and matched geometry.
final class Transitions {
    /// The transaction of the current update.
    @exclusivity(unchecked) var transaction = Transaction()
    /// The subtrees whose animation overrides the transaction, until they are placed.
    var movements = Movements()
    /// The last frames of removed views, from which matched views animate, until the end of the update's layout.
    var matches: [AnyHashable: Rect] = [:]
    /// Whether the graph has been displayed; insertions and removals are animated only from then on.
    var isShown = false

    deinit {}

    /// Records the frame of a removed view, from which a matched view may animate.
    func recordMatch(_ match: AnyHashable, _ place: Rect) {
        if transaction.animation != nil { matches[match] = place }
    }

    /// Returns the animation of changes to `node` in the current update; nil if they are not animated.
    func animation(of node: Node) -> Animation? {
        if transaction.disablesAnimations { return nil }
        return movements.animation(of: node, otherwise: transaction.animation)
    }

    /// Runs `change` with the node's animation in the current update, if there is one and the node has been placed before.
    func animated(_ node: Node, _ change: () -> Void) {
        if let animation = animation(of: node), node.flags.contains(.isPlaced) {
            animation.perform(change)
        } else {
            change()
        }
    }
}

/// The animations of subtrees that override the transaction, from an update until its layout is complete.
struct Movements {
    private var entries: [(node: ObjectIdentifier, animation: Animation?)] = []

    /// Records the animation of changes to `node` and its descendants; nil disables animations.
    mutating func record(_ node: Node, _ animation: Animation?) {
        entries.append((ObjectIdentifier(node), animation))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    /// Returns the animation of the nearest recorded ancestor of `node`, or of `node` itself; `fallback` if none is recorded.
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
