/// The clock of events, timers and frames.
///
/// It is CLOCK_MONOTONIC: it never jumps, and stands still while the machine sleeps.
///
///     let deadline = MonotonicClock.now + .milliseconds(16)
public enum MonotonicClock {
    /// Time since the clock was first asked in this process.
    public static var now: Duration { start.duration(to: .now) }

    private static let start = SuspendingClock.now
}

extension Duration {
    /// Whole nanoseconds; durations beyond 292 years are held there.
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? (seconds < 0 ? .min : .max) : product + attoseconds / 1_000_000_000
    }
}
