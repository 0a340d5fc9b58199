public import Widgets

/// The frames and timers that ran while the virtual clock advanced.
///
///     #expect(harness.advance(by: .seconds(600)).isIdle)
public struct Activity: CustomStringConvertible {
    /// The reports of the frames that ran.
    public internal(set) var frames: [FrameReport] = []
    /// How often a program that sleeps between deadlines would have been woken: for frames and for timers.
    public internal(set) var wakeUps = 0

    /// True when nothing ran: no frame, no timer.
    public var isIdle: Bool { frames.isEmpty && wakeUps == 0 }

    public var description: String {
        isIdle ? "idle" : (["\(wakeUps) wake-ups"] + frames.map { "\($0)" }).joined(separator: "\n")
    }
}

extension Harness {
    /// The most frames that `settle()` runs: ten seconds' worth.
    public static let settleLimit = 600
    /// Timers that go off at one instant; more are a chain without end.
    private static let wakeUpLimit = 10_000

    /// Lets `duration` pass: timers fire and frames run in order, each at its own exact time, as they would for a program
    /// that sleeps in between.
    @discardableResult public func advance(by duration: Duration) -> Activity {
        let end = now + max(duration, .zero)
        var activity = Activity()
        var wakeUpsNow = 0
        while let deadline = host.nextDeadline, max(deadline, now) <= end {
            wakeUpsNow = deadline > now ? 0 : wakeUpsNow + 1
            precondition(
                wakeUpsNow < Self.wakeUpLimit,
                "Harness.advance: at \(now) timers set one another off without end; give them a delay")
            move(to: deadline)
            activity.wakeUps += 1
            if let report = runDueFrame() { activity.frames.append(report) }
        }
        move(to: end)
        return activity
    }

    /// Runs the next frame, at the time at which it is due, and nothing else but the timers before it.
    ///
    /// Gives nil when no frame is needed; then the clock stands still.
    @discardableResult public func step() -> FrameReport? {
        while host.needsFrame, let deadline = host.nextDeadline {
            move(to: deadline)
            if let report = runDueFrame() { return report }
        }
        return nil
    }

    /// Runs frames until none is needed.
    ///
    /// Timers that are due meanwhile fire; those that are due later do not.
    ///
    /// Throws when the tree has not settled after `limit` frames; the error names the views and who invalidates them.
    @discardableResult public func settle(
        limit: Int = Harness.settleLimit
    ) throws(HarnessError) -> [FrameReport] {
        var reports: [FrameReport] = []
        while let report = step() {
            reports.append(report)
            if reports.count >= limit, host.needsFrame { throw notSettled(after: limit) }
        }
        return reports
    }

    func settleAfterVerb() throws(HarnessError) {
        if settlesAfterVerbs { try settle() }
    }

    /// Moves the clock; it does not go back.
    func move(to time: Duration) {
        now = max(now, time)
        host.advance(to: now)
    }

    private func runDueFrame() -> FrameReport? {
        guard host.isFrameDue, let report = host.runFrame(into: target) else { return nil }
        frames.append(report)
        return report
    }

    /// Watches one frame more closely to say who keeps the tree from resting.
    private func notSettled(after limit: Int) -> HarnessError {
        let wasTracing = host.tracesInvalidations
        host.tracesInvalidations = true
        step()
        step()
        host.tracesInvalidations = wasTracing
        var lines = ["frames go on without end: \(limit) have run, and another is needed"]
        var seen: Set<String> = []
        let culprits = (lastFrame?.culprits ?? []).map { "culprit: \($0.view) (\($0.pass))" }
        let causes = (lastFrame?.invalidations ?? []).map { "because \($0)" }
        let animated = host.animatedViews.map { "animated: \($0.hierarchyPath)" }.sorted().prefix(8)
        for line in culprits + causes + animated where seen.insert(line).inserted {
            lines.append("  " + line)
        }
        return HarnessError(.notSettled, lines.joined(separator: "\n"))
    }
}
