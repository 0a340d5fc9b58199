/// Time that passes until a duration is reached.
///
///     var watch = Stopwatch(duration: .seconds(10))
///     watch.advance()
///     watch.text   // "0.1 s"
public struct Stopwatch: Equatable {
    /// From one ``advance()`` to the next.
    public static let tick = Duration.milliseconds(100)
    /// The longest duration, in seconds.
    public static let maximumSeconds = 30.0

    public private(set) var elapsed = Duration.zero
    public var duration: Duration

    public init(duration: Duration = .seconds(15)) { self.duration = duration }

    /// Whether there is time left to pass.
    public var isRunning: Bool { elapsed < duration }

    /// The share that has passed, from 0 to 1.
    public var progress: Double { isRunning ? elapsed / duration : 1 }

    /// The time that has passed, in seconds.
    public var text: String {
        let tenths = Int((elapsed / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// ``duration`` as a slider has it.
    public var seconds: Double {
        get { duration / .seconds(1) }
        set { duration = .seconds(newValue) }
    }

    /// A tick passes, or what is left of it; nothing when the duration is reached.
    public mutating func advance() {
        if isRunning { elapsed = min(elapsed + Self.tick, duration) }
    }

    public mutating func reset() { elapsed = .zero }
}
