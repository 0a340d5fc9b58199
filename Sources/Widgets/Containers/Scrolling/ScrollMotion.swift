import Glibc

/// An animated movement of the content offset, as a function of time.
///
///     let motion = ScrollMotion.deceleration(from: offset, velocity: velocity, rate: 0.998, at: now)
///     motion.offset(at: now + .milliseconds(16))
nonisolated struct ScrollMotion: Sendable {
    enum Kind: Sendable {
        case smoothstep
        case deceleration
        case spring
        /// The approach to a target that the notches of the wheel move on.
        case wheel
    }

    let kind: Kind
    let startTime: Duration
    /// The offset at the end of the motion.
    private(set) var target: Point
    /// The duration of the motion in seconds.
    let duration: Double
    private var start: Point
    /// The initial velocity, in points per second.
    private let velocity: Point
    private let rate: Double

    /// The duration of an animated change of the offset, in seconds.
    static let smoothstepDuration = 0.3
    /// The speed, in points per second, below which a deceleration ends.
    static let minimumSpeed = 12.0
    private static let springFrequency = 14.0
    private static let wheelFrequency = 30.0

    static func smoothstep(from start: Point, to target: Point, at time: Duration) -> ScrollMotion {
        ScrollMotion(
            kind: .smoothstep, startTime: time, target: target, duration: smoothstepDuration, start: start,
            velocity: .zero,
            rate: 0)
    }

    /// Returns a deceleration that multiplies the speed by `rate` every millisecond.
    static func deceleration(from start: Point, velocity: Point, rate: Double, at time: Duration)
        -> ScrollMotion
    {
        let decayRate = -1000 * log(min(max(rate, 0.5), 0.9999))
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        let duration = speed > minimumSpeed ? log(speed / minimumSpeed) / decayRate : 0
        let distanceFactor = (1 - exp(-decayRate * duration)) / decayRate
        return ScrollMotion(
            kind: .deceleration, startTime: time,
            target: Point(x: start.x + velocity.x * distanceFactor, y: start.y + velocity.y * distanceFactor),
            duration: duration,
            start: start, velocity: velocity, rate: decayRate)
    }

    /// Returns a critically damped spring that moves an overscrolled offset back to `target` without overshooting.
    static func spring(from start: Point, to target: Point, velocity: Point, at time: Duration)
        -> ScrollMotion
    {
        ScrollMotion(
            kind: .spring, startTime: time, target: target, duration: 0.6, start: start, velocity: velocity,
            rate: springFrequency)
    }

    /// Returns an approach to `target` that continues with the velocity of an earlier one.
    static func wheel(from start: Point, to target: Point, velocity: Point, at time: Duration) -> ScrollMotion
    {
        ScrollMotion(
            kind: .wheel, startTime: time, target: target, duration: 0.25, start: start, velocity: velocity,
            rate: wheelFrequency)
    }

    /// Shifts the motion after the content and the visible bounds have moved by `distance`.
    mutating func shift(by distance: Point) {
        start = start + distance
        target = target + distance
    }

    func hasEnded(at time: Duration) -> Bool { seconds(at: time) >= duration }

    func offset(at time: Duration) -> Point {
        let seconds = max(0, seconds(at: time))
        if seconds >= duration { return target }
        return Point(
            x: position(seconds, start.x, target.x, velocity.x),
            y: position(seconds, start.y, target.y, velocity.y)
        )
    }

    /// Returns the velocity at `time`, in points per second; zero for an animated change of the offset.
    func velocity(at time: Duration) -> Point {
        if kind == .wheel || kind == .spring {
            let seconds = max(0, seconds(at: time))
            if seconds >= duration { return .zero }
            func speed(_ start: Double, _ target: Double, _ velocity: Double) -> Double {
                let slope = velocity + rate * (start - target)
                return (velocity - rate * slope * seconds) * exp(-rate * seconds)
            }
            return Point(
                x: speed(start.x, target.x, velocity.x), y: speed(start.y, target.y, velocity.y))
        }
        guard kind == .deceleration else { return .zero }
        let speedFactor = exp(-rate * max(0, seconds(at: time)))
        return Point(x: velocity.x * speedFactor, y: velocity.y * speedFactor)
    }

    private func position(_ seconds: Double, _ start: Double, _ target: Double, _ velocity: Double) -> Double
    {
        switch kind {
        case .smoothstep:
            let part = seconds / duration
            // Smoothstep easing.
            return start + (target - start) * part * part * (3 - 2 * part)
        case .deceleration: return start + velocity * (1 - exp(-rate * seconds)) / rate
        case .spring, .wheel:
            let distance = start - target
            return target + (distance + (velocity + rate * distance) * seconds) * exp(-rate * seconds)
        }
    }

    private func seconds(at time: Duration) -> Double { (time - startTime).seconds }
}
