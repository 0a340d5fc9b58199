/// What one call of `View.animate` asked for: its timing, its changes on each host, and who is told of its end.
final class AnimationBlock {
    let timing: AnimationTiming
    /// Of one way, in seconds.
    let duration: Double
    /// In seconds.
    let delay: Double
    let options: AnimationOptions
    let repeatCount: Double
    let autoreverses: Bool
    var completion: ((Bool) -> Void)?
    private(set) var runs: [AnimationRun] = []
    /// Old values by view and property, kept for those who may want to go back.
    private(set) var changes: [Change] = []
    let keepsChanges: Bool

    private var openRuns = 0
    private var isSealed = false
    private var isInterrupted = false
    /// The part of a key frame animation that is being recorded; from which run on.
    private var part: AnimationTiming?
    private var firstRunOfPart = 0
    private var resized: [View] = []

    /// A property of a view before the block changed it.
    struct Change {
        weak var view: View?
        let old: AnimatedValue
        let new: AnimatedValue
    }

    init(
        timing: AnimationTiming, duration: Double, delay: Double = 0, options: AnimationOptions = [],
        repeatCount: Double = 1, keepsChanges: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
        self.timing = timing
        self.duration = duration
        self.delay = delay
        self.options = options
        self.repeatCount = options.contains(.repeat) ? .infinity : repeatCount
        autoreverses = options.contains(.autoreverse)
        self.keepsChanges = keepsChanges
        self.completion = completion
    }

    var isEndless: Bool { repeatCount == .infinity && duration > 0 }
    /// In seconds, without the delay.
    var totalDuration: Double { duration * repeatCount * (autoreverses ? 2 : 1) }
    /// Nothing is to be seen of it: changes take effect at once.
    var isImmediate: Bool { duration == 0 && delay == 0 && !keepsChanges }

    // MARK: - Recording

    /// Runs `changes` with this block as the one that animates, and the part of it, if it has parts.
    func record(as part: AnimationTiming? = nil, _ changes: () -> Void) {
        let outerPart = (self.part, firstRunOfPart)
        self.part = part
        firstRunOfPart = part == nil ? 0 : runs.count
        AnimationContext.during(AnimationContext.isEnabled ? self : nil) {
            changes()
            if options.contains(.layoutSubviews) { layOutResized() }
        }
        (self.part, firstRunOfPart) = outerPart
    }

    /// All changes are in; without any that show, the end is here.
    func seal() {
        isSealed = true
        if openRuns == 0 { tellEnd() }
    }

    /// A property of `view` changed inside the block.
    func add(_ view: View, from old: AnimatedValue, to new: AnimatedValue) {
        let property = new.property
        if property == .size, options.contains(.layoutSubviews) { resized.append(view) }
        if keepsChanges { changes.append(Change(view: view, old: old, new: new)) }
        guard let host = view.viewHost, !isImmediate,
            !(property.isMovement && host.theme.prefersReducedMotion)
        else { return }
        let run = run(on: host)
        let palette = host.theme.palette
        let (oldVector, newVector) = (old.vector(in: palette), new.vector(in: palette))
        var delta =
            property == .transform
            ? AffineTransform.animationDelta(from: oldVector, to: newVector) : oldVector - newVector
        var kick = AnimationVector.zero
        let motion = host.requireAnimator().motion(of: view)
        if options.contains(.beginFromCurrentState) || motion.mustReplace(property, for: self) {
            let taken = motion.take(property, for: self, at: host.currentTime)
            delta += taken.offset
            if run.timing.takesVelocity {
                kick = taken.velocity - delta * run.timing.rates(at: 0, of: duration).rest
                if taken.velocity == .zero { kick = .zero }
            }
        }
        motion.add(ViewMotion.Track(property: property, run: run, delta: delta, kick: kick))
        if run.refusesEvents { view.flags.insert(.refusesEventsWhileAnimating) }
    }

    private func run(on host: ViewHost) -> AnimationRun {
        for run in runs[firstRunOfPart...] where run.host === host && !run.isOver { return run }
        let run = AnimationRun(self, on: host, timing: part ?? timing)
        runs.append(run)
        openRuns += 1
        host.requireAnimator().add(run)
        return run
    }

    private func layOutResized() {
        let views = resized
        resized.removeAll()
        for view in views { view.layoutIfNeeded() }
    }

    // MARK: - Ends

    func ended(_ run: AnimationRun) {
        openRuns -= 1
        if run.isInterrupted { isInterrupted = true }
        if openRuns == 0, isSealed { tellEnd() }
    }

    private func tellEnd() {
        let completion = completion
        self.completion = nil
        runs.removeAll()
        completion?(!isInterrupted)
    }

    /// Takes back (or makes, with other values) the changes of the block, without animation.
    func store(_ value: (Change) -> AnimatedValue?) {
        AnimationContext.during(nil) {
            for change in changes.reversed() {
                if let view = change.view, let value = value(change) { value.store(in: view) }
            }
        }
    }
}
