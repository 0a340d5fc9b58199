/// Runs the animations of a tree of views on its host's frame clock: once a frame while something moves, not at all otherwise.
final class Animator: TreeAnimator {
    /// One animated view.
    private struct Entry {
        let view: View
        let motion: ViewMotion
        let tracks: AnimationTracks
    }

    private unowned let tree: ViewTree
    /// In the order in which they were asked for.
    private var runs: [AnimationRun] = []
    /// Each at the index that its view's motion has.
    private var entries: ContiguousArray<Entry> = []
    /// Some run ended or was moved by hand since the last tick.
    private var hasChanges = false
    private var isTicking = false

    init(tree: ViewTree) { self.tree = tree }

    /// The time now, on the clock of the tree's host.
    var currentTime: Duration { tree.currentTime }

    /// Animations that are not over.
    var runCount: Int { runs.count }
    /// The animated views, in no order.
    var animatedViews: [View] { entries.map(\.view) }
    /// Views of which something else is shown than was set.
    var viewCount: Int { entries.count }

    func add(_ run: AnimationRun) {
        runs.append(run)
        tree.noteWork()
    }

    func noteChange() {
        hasChanges = true
        tree.noteWork()
    }

    private func entry(of view: View) -> Entry? {
        guard let motion = view.motion, motion.index < entries.count else { return nil }
        let entry = entries[motion.index]
        return entry.motion === motion ? entry : nil
    }

    /// The running animations of `view`; nil while it has none.
    func tracks(of view: View) -> AnimationTracks? { entry(of: view)?.tracks }

    /// The running animations of `view` in its tree; nil while it has none.
    static func tracks(of view: View) -> AnimationTracks? { view.viewTree?.animatorIfMade?.tracks(of: view) }

    /// The animations of `view`, which are kept from now on; `old` is shown and was just replaced.
    func tracks(of view: View, before old: AnimatedValue) -> AnimationTracks {
        if let known = tracks(of: view) { return known }
        var shown = Presentation(modelOf: view)
        shown.set(old)
        let motion = ViewMotion(shown: shown, index: entries.count)
        let tracks = AnimationTracks()
        entries.append(Entry(view: view, motion: motion, tracks: tracks))
        view.rareState.motion = motion
        view.flags.insert(.isAnimating)
        return tracks
    }

    func refresh(_ view: View) {
        guard let entry = entry(of: view) else { return }
        view.show(entry.tracks.presentation(of: view, view.effectiveTheme.palette), entry.motion)
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
    ///
    /// `patience`: how late a first frame may count, where time runs by itself; nil where the clock is virtual.
    func tick(at now: Duration, patience: Duration?) {
        if isTicking { return }
        hasChanges = false
        if runs.isEmpty { return }
        isTicking = true
        var anyEnded = false
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
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            let (view, motion, tracks) = (entry.view, entry.motion, entry.tracks)
            if removingEnded { tracks.removeEnded() }
            view.show(tracks.presentation(of: view, view.effectiveTheme.palette), motion)
            if removingEnded, !tracks.hasTransition { motion.transition = nil }
            if tracks.isEmpty {
                remove(entry)
            } else {
                if removingEnded, !tracks.refusesEvents {
                    view.flags.remove(.refusesEventsWhileAnimating)
                }
                index += 1
            }
        }
    }

    private func remove(_ entry: Entry) {
        entry.view.flags.subtract([.isAnimating, .refusesEventsWhileAnimating])
        entry.view.rare?.motion = nil
        let index = entry.motion.index
        entries.swapAt(index, entries.count - 1)
        entries.removeLast()
        if index < entries.count { entries[index].motion.index = index }
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

    /// All animations are over now, and those that wait for it are told.
    func finishAll() {
        for run in runs { run.finishNow() }
        hasChanges = false
        updateViews(removingEnded: true)
        tellEnds()
    }

    /// The host goes, and must not be asked anything any more: animations end where they are.
    func abandonAll() {
        for entry in entries {
            entry.view.flags.subtract([.isAnimating, .refusesEventsWhileAnimating])
            entry.view.rare?.motion = nil
        }
        entries.removeAll()
        for run in runs { run.abandon() }
    }

    /// Calls the completion handlers after `abandonAll()`, when the host can no longer be reached.
    func tellAbandoned() { tellEnds() }
}

extension ViewTree {
    /// The animator; nil until something is animated.
    var animatorIfMade: Animator? {
        guard let animator else { return nil }
        // There is no other kind of animator; a debug build checks it.
        return unsafeDowncast(animator, to: Animator.self)
    }

    /// The animator, made when something is animated first.
    func requireAnimator() -> Animator {
        if let animatorIfMade { return animatorIfMade }
        let made = Animator(tree: self)
        animator = made
        return made
    }
}

extension AnimationContext {
    /// The animation that the changes made now belong to; nil outside of animations, and where they are off.
    static var block: AnimationBlock? { current as? AnimationBlock }
}
