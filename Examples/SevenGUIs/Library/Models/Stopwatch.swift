/// A stopwatch that stops when a duration is reached.
///
///     var watch = Stopwatch(duration: .seconds(10))
///     watch.advance()
///     watch.text   // "0.1 s"
public struct Stopwatch: Equatable {
    /// The time that one call of ``advance()`` adds.
    public static let tick = Duration.milliseconds(100)
    /// The longest duration, in seconds.
    public static let maximumSeconds = 30.0

    public private(set) var elapsed = Duration.zero
    public var duration: Duration

    public init(duration: Duration = .seconds(15)) { self.duration = duration }

    /// Whether the duration has not been reached yet.
    public var isRunning: Bool { elapsed < duration }

    /// The elapsed fraction of the duration, from 0 to 1.
    public var progress: Double { isRunning ? elapsed / duration : 1 }

    /// The elapsed time in seconds, with one decimal place.
    public var text: String {
        let tenths = Int((elapsed / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// ``duration`` in seconds, for a slider.
    public var seconds: Double {
        get { duration / .seconds(1) }
        set { duration = .seconds(newValue) }
    }

    /// Adds ``tick`` to the elapsed time, up to the duration.
    public mutating func advance() {
        if isRunning { elapsed = min(elapsed + Self.tick, duration) }
    }

    public mutating func reset() { elapsed = .zero }
}
