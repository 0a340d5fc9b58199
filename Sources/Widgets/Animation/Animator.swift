/// Runs the animations of a host on its frame clock: once a frame while something moves, not at all otherwise.
final class Animator {
    private unowned let host: ViewHost
    /// In the order in which they were asked for.
    private var runs: [AnimationRun] = []
    private var views: [View] = []
    /// Some run ended or was moved by hand since the last tick.
    private var hasChanges = false
    private var isTicking = false

    init(host: ViewHost) { self.host = host }

    /// Animations that are not over.
    var runCount: Int { runs.count }
    /// The animated views, in no order.
    var animatedViews: [View] { views }
    /// Views of which something else is shown than was set.
    var viewCount: Int { views.count }

    func add(_ run: AnimationRun) {
        runs.append(run)
        host.noteWork()
    }

    func noteChange() {
        hasChanges = true
        host.noteWork()
    }

    /// The animations of `view`, which are kept from now on; `old` is shown and was just replaced.
    func motion(of view: View, before old: AnimatedValue) -> ViewMotion {
        if let motion = view.motion { return motion }
        var shown = Presentation(modelOf: view)
        shown.set(old)
        let motion = ViewMotion(shown: shown)
        motion.index = views.count
        views.append(view)
        view.rareState.motion = motion
        view.flags.insert(.isAnimating)
        return motion
    }

    // MARK: - When

    /// True when a frame at `now` would show something else.
    func needsFrame(at now: Duration) -> Bool {
        if hasChanges { return true }
        for run in runs where run.isMoving(at: now) { return true }
        return false
    }

    /// When the first of the waiting animations begins.
    func nextBegin(after now: Duration) -> Duration? {
        var first: Duration?
        for run in runs {
            if let begin = run.waitsUntil(now) { first = first.map { min($0, begin) } ?? begin }
        }
        return first
    }

    /// The time at which the first animation ends: the next deadline of a host that is not visible.
    var nextEnd: Duration? {
        var first: Duration?
        for run in runs {
            if run.isOver { return .zero }
            if let end = run.end { first = first.map { min($0, end) } ?? end }
        }
        return first
    }

    // MARK: - Ticks

    /// Shows what there is to show at `now`, and tells the ends.
    func tick(at now: Duration) {
        if isTicking { return }
        hasChanges = false
        if runs.isEmpty { return }
        isTicking = true
        var anyEnded = false
        // Only where time runs by itself does a late frame count as on time: a virtual clock is taken at its word.
        let patience = host.liveClock == nil || !host.isVisible ? nil : host.scheduler.interval
        for run in runs {
            run.advance(to: now, patience: patience)
            if run.isOver { anyEnded = true }
        }
        hasChanges = false
        updateViews(removingEnded: anyEnded)
        isTicking = false
        if anyEnded { tellEnds() }
    }

    private func updateViews(removingEnded: Bool) {
        let palette = host.theme.palette
        var index = 0
        while index < views.count {
            let view = views[index]
            guard let motion = view.motion else {
                index += 1
                continue
            }
            if removingEnded { motion.removeEnded() }
            view.show(motion.presentation(of: view, palette), motion)
            if removingEnded { motion.dropSpentTransition() }
            if motion.tracks.isEmpty {
                remove(view, motion)
            } else {
                if removingEnded, !motion.refusesEvents {
                    view.flags.remove(.refusesEventsWhileAnimating)
                }
                index += 1
            }
        }
    }

    private func remove(_ view: View, _ motion: ViewMotion) {
        view.flags.subtract([.isAnimating, .refusesEventsWhileAnimating])
        view.rare?.motion = nil
        views.swapAt(motion.index, views.count - 1)
        views.removeLast()
        if motion.index < views.count { views[motion.index].motion?.index = motion.index }
    }

    private func tellEnds() {
        var ended: [AnimationRun] = []
        runs.removeAll { run in
            if run.isOver { ended.append(run) }
            return run.isOver
        }
        for run in ended { run.block.ended(run) }
    }

    // MARK: - Ends from outside

    /// `view` leaves the host.
    func forget(_ view: View) {
        guard let motion = view.motion else { return }
        motion.dropAll()
        remove(view, motion)
    }

    /// Ends the animations of `view` and displays its model values.
    func dropAnimations(of view: View) {
        guard let motion = view.motion else { return }
        motion.dropAll()
        view.show(motion.presentation(of: view, host.theme.palette), motion)
        motion.dropSpentTransition()
        remove(view, motion)
    }

    /// All animations are over now, and those that wait for it are told.
    func finishAll() {
        for run in runs { run.finishNow() }
        hasChanges = false
        updateViews(removingEnded: true)
        tellEnds()
    }

    /// The host goes, and must not be asked anything any more: animations end where they are.
    func abandonAll() {
        for view in views {
            view.flags.subtract([.isAnimating, .refusesEventsWhileAnimating])
            view.rare?.motion = nil
        }
        views.removeAll()
        for run in runs { run.abandon() }
    }

    /// Calls the completion handlers after `abandonAll()`, when the host can no longer be reached.
    func tellAbandoned() { tellEnds() }
}
