/// The earliest time of the next frame: immediately after idle time, otherwise at most once per refresh of the display.
///
///     var scheduler = FrameScheduler()
///     scheduler.nextFrame(now: now)   // now, or the next refresh
package nonisolated struct FrameScheduler: Sendable {
    /// The duration of a display refresh; 60 Hz by default.
    package var interval = Duration.nanoseconds(16_666_667)
    private var lastFrame: Duration?

    /// Returns the earliest time, at or after `now`, at which a frame may run.
    func nextFrame(now: Duration) -> Duration {
        guard let lastFrame else { return now }
        let next = lastFrame + interval
        return next > now ? next : now
    }

    mutating func frameRan(at time: Duration) { lastFrame = time }
}
