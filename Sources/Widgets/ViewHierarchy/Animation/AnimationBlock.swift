/// The animations created by one call of `View.animate`: timing, changes on each host, and completion handlers.
final class AnimationBlock: AnimationRecording {
    let timing: AnimationTiming
    /// The duration of one iteration in one direction, in seconds.
    let duration: Double
    /// The delay before the first iteration, in seconds.
    let delay: Double
    let options: AnimationOptions
    let repeatCount: Double
    let autoreverses: Bool
    /// Whether a property animator controls the block: its changes can be reverted, and it can pause at its ends.
    let isControlled: Bool
    /// The initial vertical velocity of a spring beyond the horizontal one, in animation distances per second.
    var extraVerticalVelocity = 0.0
    /// Whether a controlled block remains active at its end instead of ending.
    var pausesOnCompletion = false
    private(set) var runs: [AnimationRun] = []
    /// The property changes of a controlled block.
    private(set) var changes = AnimationChanges()

    /// The property animator that controls the block, retained while any run is active.
    weak var propertyAnimator: AnyObject?
    private var retainedAnimator: AnyObject?

    private var completions: [(Bool) -> Void] = []
    private var activeRunCount = 0
    private(set) var isSealed = false
    private var isInterrupted = false
    /// The timing of the part that is being recorded; nil for the timing of the block.
    private var part: AnimationTiming?
    private var resizedViews: [View] = []

    init(
        timing: AnimationTiming, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        repeatCount: Double = 1, isControlled: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        self.timing = timing
        self.duration = duration
        self.delay = delay
        self.options = options
        self.repeatCount = options.contains(.repeat) ? .infinity : repeatCount
        autoreverses = options.contains(.autoreverse)
        self.isControlled = isControlled
        addCompletion(completion)
    }

    var isEndless: Bool { repeatCount == .infinity && duration > 0 }
    /// The duration of all iterations in seconds, without the delay.
    var totalDuration: Double {
        min(duration * repeatCount * (autoreverses ? 2 : 1), AnimationTimes.maximumDuration)
    }
    /// Whether nothing is animated, so that changes take effect immediately.
    var isImmediate: Bool { duration == 0 && delay == 0 && !isControlled }

    func addCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    // MARK: - Recording

    /// Runs `changes` with this block as the current animation, or with a part of it that has its own timing.
    func record(as part: AnimationTiming? = nil, _ changes: () -> Void) {
        let outerPart = self.part
        self.part = part ?? outerPart
        AnimationContext.during(AnimationContext.isEnabled ? self : nil) {
            changes()
            if options.contains(.layoutSubviews) { layOutResizedViews() }
        }
        self.part = outerPart
    }

    /// Ends the recording; if no change is animated, the completion handlers are called immediately.
    func seal() {
        isSealed = true
        if activeRunCount == 0 { callCompletions() }
    }

    /// Records a change of a property of `view` within the block and starts its animation.
    func add(_ view: View, from old: AnimatedValue, to new: AnimatedValue) {
        let property = new.property
        if property == .size, options.contains(.layoutSubviews) { resizedViews.append(view) }
        if isControlled { changes.record(view, from: old, to: new) }
        guard let tree = view.viewTree, !tree.endsAnimationsImmediately, !isImmediate,
            !(property.isMovement && tree.theme.prefersReducedMotion)
        else { return }
        let animator = tree.requireAnimator()
        let run = run(on: animator)
        let palette = view.effectiveAppearance.palette
        var delta = old.difference(from: new, in: palette)
        var initialVelocity = AnimationVector.zero
        if extraVerticalVelocity != 0, property == .origin {
            initialVelocity[1] = -delta[1] * extraVerticalVelocity
        }
        let tracks = animator.tracks(of: view, before: old)
        if options.contains(.beginFromCurrentState) || tracks.mustReplace(property, for: self) {
            let removed = tracks.take(property, for: self, at: animator.currentTime)
            delta += removed.offset
            if removed.velocity != .zero, run.timing.carriesOverVelocity {
                initialVelocity = removed.velocity - delta * run.timing.rates(at: 0, of: duration).remaining
            }
        }
        tracks.add(
            AnimationTracks.Track(
                property: property, run: run, delta: delta, initialVelocity: initialVelocity))
        if run.blocksUserInteraction { view.flags.insert(.blocksInteractionWhileAnimating) }
    }

    private func run(on animator: Animator) -> AnimationRun {
        let timing = part ?? timing
        for run in runs.reversed() where !run.hasEnded && run.animator === animator && run.timing == timing {
            return run
        }
        let run = AnimationRun(self, on: animator, timing: timing)
        if let sibling = runs.first(where: { !$0.hasEnded && $0.animator === animator }) {
            run.adopt(sibling)
        }
        runs.append(run)
        retainedAnimator = propertyAnimator
        activeRunCount += 1
        animator.add(run)
        return run
    }

    private func layOutResizedViews() {
        let views = resizedViews
        resizedViews.removeAll()
        for view in views { view.layoutIfNeeded() }
    }

    // MARK: - Control

    /// The first run that has not ended, which represents all of them; nil if nothing is animated.
    var activeRun: AnimationRun? { runs.first { !$0.hasEnded } }

    func hold(at fraction: Double, isLinear: Bool) {
        for run in runs where !run.hasEnded { run.hold(at: fraction, isLinear: isLinear) }
    }

    func resume(_ continuation: AnimationRun.Continuation) {
        for run in runs where !run.hasEnded { run.resume(continuation) }
    }

    /// Returns the displayed value of a changed property; nil if the block does not animate it.
    func displayedValue(_ change: AnimationChanges.Change) -> AnimatedValue? {
        guard let view = change.view, let tracks = Animator.tracks(of: view), view.viewTree != nil else {
            return nil
        }
        return tracks.value(of: change.new.property, by: self, view, view.effectiveAppearance.palette)
    }

    /// Ends all runs and sets each changed property to the result of `value`; nil keeps the model value.
    func stop(_ value: (AnimationChanges.Change) -> AnimatedValue?) {
        let values = changes.all.map { ($0, value($0)) }
        for (change, _) in values {
            change.view.flatMap { Animator.tracks(of: $0) }?.drop(change.new.property, of: self)
        }
        for run in runs where !run.hasEnded { run.cancel() }
        AnimationContext.during(nil) {
            for (change, value) in values {
                guard let view = change.view else { continue }
                if let value { value.store(in: view) }
                view.updatePresentation()
            }
        }
    }

    // MARK: - Completion

    func ended(_ run: AnimationRun) {
        activeRunCount -= 1
        // The run is released, because its host may be deallocated from now on.
        runs.removeAll { $0 === run }
        if run.isInterrupted { isInterrupted = true }
        if activeRunCount > 0 { return }
        let propertyAnimator = retainedAnimator
        retainedAnimator = nil
        withExtendedLifetime(propertyAnimator) { if isSealed { callCompletions() } }
    }

    private func callCompletions() {
        let completions = completions
        self.completions.removeAll()
        for completion in completions { AnimationContext.complete { completion(!isInterrupted) } }
    }
}

/// The changes of a controlled block, one for each property of a view: from the original value to the last one set.
struct AnimationChanges {
    struct Change {
        weak var view: View?
        let old: AnimatedValue
        var new: AnimatedValue
    }

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnimatedProperty
    }

    private(set) var all: [Change] = []
    private var indices: [Key: Int] = [:]

    mutating func record(_ view: View, from old: AnimatedValue, to new: AnimatedValue) {
        let key = Key(view: ObjectIdentifier(view), property: new.property)
        if let index = indices[key], all[index].view === view {
            all[index].new = new
        } else {
            indices[key] = all.count
            all.append(Change(view: view, old: old, new: new))
        }
    }
}
