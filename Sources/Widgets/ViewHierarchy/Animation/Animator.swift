/// The animator of a view tree, which runs on its host's clock: once per frame while values change, otherwise not at all.
final class Animator: TreeAnimator {
    /// The animations of one view.
    private struct Entry {
        let view: View
        let motion: ViewMotion
        let tracks: AnimationTracks
    }

    private unowned let tree: ViewTree
    /// The active runs, in the order in which they were added.
    private var runs: [AnimationRun] = []
    /// The animated views; the index of each is stored in the view's `motion`.
    private var entries: ContiguousArray<Entry> = []
    /// Whether a run has ended or was controlled manually since the last tick.
    private var hasChanges = false
    private var isTicking = false

    init(tree: ViewTree) { self.tree = tree }

    /// The current time on the clock of the tree's host.
    var currentTime: Duration { tree.currentTime }

    /// The number of runs that have not been removed.
    var runCount: Int { runs.count }
    /// The animated views, in no particular order.
    var animatedViews: [View] { entries.map(\.view) }
    /// The number of views whose displayed values may differ from their model values.
    var viewCount: Int { entries.count }

    func add(_ run: AnimationRun) {
        runs.append(run)
        tree.requestFrame()
    }

    func setNeedsTick() {
        hasChanges = true
        tree.requestFrame()
    }

    private func entry(of view: View) -> Entry? {
        guard let motion = view.motion, motion.index < entries.count else { return nil }
        let entry = entries[motion.index]
        return entry.motion === motion ? entry : nil
    }

    /// Returns the running animations of `view`; nil if it has none.
    func tracks(of view: View) -> AnimationTracks? { entry(of: view)?.tracks }

    /// Returns the running animations of `view` in its tree; nil if it has none.
    static func tracks(of view: View) -> AnimationTracks? {
        view.viewTree?.animatorIfLoaded?.tracks(of: view)
    }

    /// Returns the animations of `view`, creating them if needed; `old`, whose model value was just replaced, is then still
    /// displayed.
    func tracks(of view: View, before old: AnimatedValue) -> AnimationTracks {
        if let existing = tracks(of: view) { return existing }
        var presentation = Presentation(modelOf: view)
        presentation.set(old)
        let motion = ViewMotion(shown: presentation, index: entries.count)
        let tracks = AnimationTracks()
        entries.append(Entry(view: view, motion: motion, tracks: tracks))
        view.rareState.motion = motion
        view.flags.insert(.isAnimating)
        return tracks
    }

    func refresh(_ view: View) {
        guard let entry = entry(of: view) else { return }
        view.show(entry.tracks.presentation(of: view, view.effectiveAppearance.palette), entry.motion)
    }

    // MARK: - Deadlines

    /// Returns whether a frame at `now` would display other values.
    func needsFrame(at now: Duration) -> Bool {
        if hasChanges { return true }
        for run in runs where run.isMoving(at: now) { return true }
        return false
    }

    /// Returns the earliest start time of the delayed animations; nil if there are none.
    func nextStart(after now: Duration) -> Duration? {
        var first: Duration?
        for run in runs {
            if let begin = run.pendingStart(now) { first = first.map { min($0, begin) } ?? begin }
        }
        return first
    }

    /// The time at which the first animation ends: the next deadline of a host that is not visible.
    var nextEnd: Duration? {
        var first: Duration?
        for run in runs {
            if run.hasEnded { return .zero }
            if let end = run.end { first = first.map { min($0, end) } ?? end }
        }
        return first
    }

    // MARK: - Ticks

    /// Updates the displayed values to the time `now` and calls completion handlers.
    ///
    /// `maximumLateness` is the maximum delay of a first frame that counts as elapsed time; nil, for no limit, with a virtual clock.
    func tick(at now: Duration, maximumLateness: Duration?) {
        if isTicking { return }
        hasChanges = false
        if runs.isEmpty { return }
        isTicking = true
        var anyEnded = false
        for run in runs {
            run.advance(to: now, maximumLateness: maximumLateness)
            if run.hasEnded { anyEnded = true }
        }
        hasChanges = false
        updateViews(removingEnded: anyEnded)
        isTicking = false
        if anyEnded { finishEndedRuns() }
    }

    private func updateViews(removingEnded: Bool) {
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            let (view, motion, tracks) = (entry.view, entry.motion, entry.tracks)
            if removingEnded { tracks.removeEnded() }
            view.show(tracks.presentation(of: view, view.effectiveAppearance.palette), motion)
            if removingEnded, !tracks.hasTransition { motion.transition = nil }
            if tracks.isEmpty {
                remove(entry)
            } else {
                if removingEnded, !tracks.blocksUserInteraction {
                    view.flags.remove(.blocksInteractionWhileAnimating)
                }
                index += 1
            }
        }
    }

    private func remove(_ entry: Entry) {
        entry.view.flags.subtract([.isAnimating, .blocksInteractionWhileAnimating])
        entry.view.rare?.motion = nil
        let index = entry.motion.index
        entries.swapAt(index, entries.count - 1)
        entries.removeLast()
        if index < entries.count { entries[index].motion.index = index }
    }

    private func finishEndedRuns() {
        var ended: [AnimationRun] = []
        runs.removeAll { run in
            if run.hasEnded { ended.append(run) }
            return run.hasEnded
        }
        for run in ended { run.block.ended(run) }
    }

    // MARK: - Ending animations

    /// Drops the animations of `view`, which is being removed from the host.
    func removeAnimations(of view: View) {
        guard let entry = entry(of: view) else { return }
        entry.tracks.dropAll()
        remove(entry)
    }

    /// Ends the animations of `view` and displays its model values.
    func dropAnimations(of view: View) {
        guard let entry = entry(of: view) else { return }
        entry.tracks.dropAll()
        refresh(view)
        entry.motion.transition = nil
        remove(entry)
    }

    /// Ends all animations at their final values and calls the completion handlers.
    func finishAll() {
        for run in runs { run.finishNow() }
        hasChanges = false
        updateViews(removingEnded: true)
        finishEndedRuns()
    }

    /// Ends all animations at their displayed values, without accessing the host, which is being deallocated.
    func abandonAll() {
        for entry in entries {
            entry.view.flags.subtract([.isAnimating, .blocksInteractionWhileAnimating])
            entry.view.rare?.motion = nil
        }
        entries.removeAll()
        for run in runs { run.abandon() }
    }

    /// Calls the completion handlers after `abandonAll()`, when the host can no longer be accessed.
    func callAbandonedCompletions() { finishEndedRuns() }
}

extension ViewTree {
    /// The animator; nil until a property is animated.
    var animatorIfLoaded: Animator? {
        guard let animator else { return nil }
        // `Animator` is the only conforming type; debug builds check it.
        return unsafeDowncast(animator, to: Animator.self)
    }

    /// Returns the animator, creating it on first use.
    func requireAnimator() -> Animator {
        if let animatorIfLoaded { return animatorIfLoaded }
        let newAnimator = Animator(tree: self)
        animator = newAnimator
        return newAnimator
    }
}

extension AnimationContext {
    /// The animation block that records the current changes; nil outside of animation blocks and without animation.
    static var block: AnimationBlock? { current as? AnimationBlock }
}
