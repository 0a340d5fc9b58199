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

/// A node that displays animatable data, which changes in each frame of an animation.
protocol ValueAnimating: Node {
    /// Removes the animations that have ended at the time `now`; returns whether any are left.
    func removeEndedAnimations(at now: Duration) -> Bool
    /// Ends all animations, so that the next update displays the final values.
    func finishAnimations()
}

/// The nodes of a graph whose animatable data is being animated.
///
/// The hosting view calls ``tick(at:)`` in each frame while there are any, before the update.
final class ValueAnimations {
    private struct Entry { weak var node: (any ValueAnimating)? }
    private var entries: ContiguousArray<Entry> = []
    /// The time of the current frame.
    private(set) var now = Duration.zero

    deinit {}

    var isEmpty: Bool { entries.isEmpty }

    /// Adds a node whose data has begun to change at the time `now`.
    func add(_ node: any ValueAnimating, at now: Duration) {
        self.now = now
        if !entries.contains(where: { $0.node === node }) { entries.append(Entry(node: node)) }
    }

    /// Invalidates all animated nodes, and removes those whose animations have ended.
    func tick(at now: Duration) {
        self.now = now
        entries.removeAll { entry in
            guard let node = entry.node, node.isMounted else { return true }
            node.setNeedsUpdate(.animation)
            return !node.removeEndedAnimations(at: now)
        }
    }

    /// Ends all animations, because no frames follow.
    func finish() {
        for entry in entries where entry.node?.isMounted == true {
            entry.node?.finishAnimations()
            entry.node?.setNeedsUpdate(.animation)
        }
        entries.removeAll()
    }
}

extension Graph {
    /// Returns the animation of a change of animatable data of `node` in the current update, and the current time; nil if the
    /// change is not animated.
    func valueAnimation(of node: Node) -> (animation: Animation, now: Duration)? {
        guard transitions.isShown, let animation = transitions.animation(of: node),
            let now = owner?.animationTime
        else { return nil }
        return (animation, now)
    }

    /// Requests frames in which the animatable data of `node` is updated.
    func tick(_ node: any ValueAnimating, from now: Duration) {
        valueAnimations.add(node, at: now)
        owner?.graphNeedsTicks()
    }
}
