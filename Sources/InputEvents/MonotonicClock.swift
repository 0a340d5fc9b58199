/// The clock for events, timers and frames.
///
/// It reads `CLOCK_MONOTONIC`: it never jumps, and it does not advance while the machine is suspended.
///
///     let deadline = MonotonicClock.now + .milliseconds(16)
public enum MonotonicClock {
    /// The time elapsed since the first use of the clock in this process.
    public static var now: Duration { start.duration(to: .now) }

    private static let start = SuspendingClock.now
}

extension Duration {
    /// The duration in whole nanoseconds, rounded towards zero and clamped to the range of `Int64` (about ±292 years).
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? (seconds < 0 ? .min : .max) : product + attoseconds / 1_000_000_000
    }
}
