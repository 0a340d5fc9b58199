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
