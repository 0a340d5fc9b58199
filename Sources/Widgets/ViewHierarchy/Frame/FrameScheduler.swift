/// When the next frame may run: at once after idleness, then at most once a refresh of the display.
///
///     var scheduler = FrameScheduler()
///     scheduler.nextFrame(now: now)   // now, or the next refresh
package nonisolated struct FrameScheduler: Sendable {
    /// Time from one refresh to the next.
    package var interval = Duration.nanoseconds(16_666_667)
    private var lastFrame: Duration?

    /// The earliest time, at or after `now`, at which a frame may run.
    func nextFrame(now: Duration) -> Duration {
        guard let lastFrame else { return now }
        let next = lastFrame + interval
        return next > now ? next : now
    }

    mutating func frameRan(at time: Duration) { lastFrame = time }
}
