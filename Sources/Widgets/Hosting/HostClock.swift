private import SDLPlatform

/// The clock by which windows run and durations are measured.
///
/// Hosts themselves are told the time.
enum HostClock {
    static var now: Duration { MonotonicClock.now }
}
