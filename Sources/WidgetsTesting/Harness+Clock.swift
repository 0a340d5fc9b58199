public import Widgets

/// The frames and timers that ran while the virtual clock advanced.
///
///     #expect(harness.advance(by: .seconds(600)).isIdle)
public struct Activity: CustomStringConvertible {
    /// The reports of the frames that ran, oldest first.
    public internal(set) var frames: [FrameReport] = []
    /// The number of times that a program which sleeps between deadlines would have woken up, for frames and timers.
    public internal(set) var wakeUps = 0

    /// Whether no frame and no timer ran.
    public var isIdle: Bool { frames.isEmpty && wakeUps == 0 }

    public var description: String {
        isIdle ? "idle" : (["\(wakeUps) wake-ups"] + frames.map { "\($0)" }).joined(separator: "\n")
    }
}

extension Harness {
    /// The default limit of frames for `settle(limit:)`: ten seconds at 60 frames per second.
    public static let settleLimit = 600
    /// The limit of wake-ups at one point in time; more indicate timers that schedule each other without a delay.
    private static let wakeUpLimit = 10_000

    /// Advances the clock by `duration`: timers fire and frames run in order, each at its exact due time, as in a program that sleeps in
    /// between.
    @discardableResult public func advance(by duration: Duration) -> Activity {
        let end = now + max(duration, .zero)
        var activity = Activity()
        var wakeUpsNow = 0
        while let deadline = host.nextDeadline, max(deadline, now) <= end {
            wakeUpsNow = deadline > now ? 0 : wakeUpsNow + 1
            precondition(
                wakeUpsNow < Self.wakeUpLimit,
                "Harness.advance: at \(now) timers trigger each other endlessly; give them a delay")
            move(to: deadline)
            activity.wakeUps += 1
            if let report = runDueFrame() { activity.frames.append(report) }
        }
        move(to: end)
        return activity
    }

    /// Runs the next frame at its due time, and the timers that are due before it.
    ///
    /// - Returns: The frame's report, or nil when no frame is needed; the clock does not advance then.
    @discardableResult public func step() -> FrameReport? {
        while host.needsFrame, let deadline = host.nextDeadline {
            move(to: deadline)
            if let report = runDueFrame() { return report }
        }
        return nil
    }

    /// Runs frames until none is needed.
    ///
    /// Timers that become due before the last frame fire; later timers do not.
    ///
    /// Throws when the tree still needs frames after `limit` frames; the error lists the views and the callers that invalidate them.
    @discardableResult public func settle(
        limit: Int = Harness.settleLimit
    ) throws(HarnessError) -> [FrameReport] {
        var reports: [FrameReport] = []
        while let report = step() {
            reports.append(report)
            if reports.count >= limit, host.needsFrame { throw HarnessError.notSettled(self, after: limit) }
        }
        return reports
    }

    /// Runs the first frame, as queries and input methods do: declarative views have no retained views before it.
    func runFirstFrame() { if frames.isEmpty, settlesAfterVerbs { step() } }

    func settleAfterVerb() throws(HarnessError) {
        if settlesAfterVerbs { try settle() }
    }

    /// Advances the clock to `time`; does nothing when that is in the past.
    func move(to time: Duration) {
        now = max(now, time)
        host.advance(to: now)
    }

    private func runDueFrame() -> FrameReport? {
        guard host.isFrameDue, let report = host.runFrame(into: target) else { return nil }
        frames.append(report)
        return report
    }
}

extension HarnessError {
    /// Traces the invalidations of two more frames, and returns an error that lists the views that keep requesting frames.
    @MainActor static func notSettled(_ harness: Harness, after limit: Int) -> HarnessError {
        let host = harness.host
        let wasTracing = host.tracesInvalidations
        host.tracesInvalidations = true
        harness.step()
        harness.step()
        host.tracesInvalidations = wasTracing
        var lines = ["the tree does not settle: \(limit) frames have run, and another is needed"]
        var seen: Set<String> = []
        let culprits = (harness.lastFrame?.culprits ?? []).map { "culprit: \($0.view) (\($0.pass))" }
        let causes = (harness.lastFrame?.invalidations ?? []).map { "because \($0)" }
        let animated = host.animatedViews.map { "animated: \($0.hierarchyPath)" }.sorted().prefix(8)
        for line in culprits + causes + animated where seen.insert(line).inserted {
            lines.append("  " + line)
        }
        return HarnessError(.notSettled, lines.joined(separator: "\n"))
    }
}
