private import Glibc

/// A damped spring, solved in closed form, with the names and parameters of SwiftUI's `Spring`.
///
/// The value starts at 0 and settles at a target. A `dampingRatio` below 1 overshoots the target, 1 settles as fast as possible
/// without overshoot, and above 1 settles more slowly. `response` is the duration, in seconds, of one oscillation without
/// damping.
///
///     let spring = Spring(response: 0.4, dampingRatio: 0.8)
///     spring.value(target: 100, time: 0.2)
public nonisolated struct Spring: Hashable, Sendable {
    /// The duration of one oscillation without damping, in seconds.
    public let response: Double
    /// The amount of damping, from 0.01 to 100; 1 settles without overshoot, lower values oscillate.
    public let dampingRatio: Double
    /// The angular frequency without damping, in radians per second.
    let frequency: Double

    /// The minimum damping ratio; with less, the spring would oscillate practically forever.
    static let minimumDampingRatio = 0.01
    private static let minimumResponse = 1e-4

    /// Creates a spring from its response, in seconds, and its damping ratio; invalid values are replaced by the nearest valid ones.
    public init(response: Double, dampingRatio: Double) {
        self.response = response > Self.minimumResponse && response.isFinite ? response : Self.minimumResponse
        self.dampingRatio =
            dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.minimumDampingRatio), 100)
        frequency = 2 * Double.pi / self.response
    }

    /// Creates a spring from perceptual parameters.
    ///
    /// `duration` is the response in seconds. A `bounce` of 0 is critical damping, 1 oscillates with almost no damping, and
    /// negative values settle more slowly than critical damping.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Creates a spring from physical parameters in consistent units, such as kilograms, newtons per metre and newton seconds per metre.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * Double.pi * (mass / stiffness).squareRoot(),
            dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
    }

    /// Creates a spring with `dampingRatio` that settles within `settlingDuration` seconds to 0.1 % of its distance.
    ///
    /// `initialVelocity` is in animation distances per second.
    public init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let duration = settlingDuration.isFinite ? max(settlingDuration, 1e-3) : 1
        var (low, high) = (log(duration / 1000), log(duration * 1000))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let spring = Spring(response: exp(middle), dampingRatio: dampingRatio)
            let settlingTime = spring.settlingDuration(target: 1, initialVelocity: initialVelocity)
            if settlingTime < duration { low = middle } else { high = middle }
        }
        self.init(response: exp((low + high) / 2), dampingRatio: dampingRatio)
    }

    /// Returns the value after `time` seconds, for a spring that starts at 0 with `initialVelocity` per second.
    public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        target + motion(from: -target, initialVelocity, time).offset
    }

    /// Returns the velocity after `time` seconds, in units of the value per second.
    public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        motion(from: -target, initialVelocity, time).velocity
    }

    /// Returns the time in seconds after which the value stays within `epsilon` times the distance to the target.
    public func settlingDuration(
        target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
    ) -> Double {
        if target == 0 || !initialVelocity.isFinite { return 0 }
        let speed = initialVelocity / abs(target)
        var high = response
        while envelope(speed, high) > epsilon, high < 1e6 { high *= 2 }
        // The envelope of a spring that starts away from its target grows first, so the last crossing is searched.
        var low = high / 2
        if envelope(speed, low) <= epsilon { low = 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(speed, middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the offset from the target and its velocity, for a spring released at the offset `start` with the velocity
    /// `speed`.
    func motion(from start: Double, _ speed: Double, _ time: Double) -> (offset: Double, velocity: Double) {
        let time = time > 0 ? time : 0
        if abs(dampingRatio - 1) < 1e-4 { return criticallyDamped(start, speed, time) }
        return dampingRatio < 1 ? underdamped(start, speed, time) : overdamped(start, speed, time)
    }

    // x = e^(-ζωt) (x₀ cos ω_d t + (v₀ + ζω x₀) / ω_d sin ω_d t)
    private func underdamped(_ start: Double, _ speed: Double, _ time: Double) -> (Double, Double) {
        let decay = dampingRatio * frequency
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sineAmplitude = (speed + decay * start) / damped
        let decayFactor = exp(-decay * time)
        let (cosine, sine) = (cos(damped * time), sin(damped * time))
        let offset = decayFactor * (start * cosine + sineAmplitude * sine)
        return (offset, -decay * offset + decayFactor * damped * (sineAmplitude * cosine - start * sine))
    }

    // x = e^(-ωt) (x₀ + (v₀ + ω x₀) t)
    private func criticallyDamped(_ start: Double, _ speed: Double, _ time: Double) -> (Double, Double) {
        let slope = speed + frequency * start
        let decayFactor = exp(-frequency * time)
        return (
            decayFactor * (start + slope * time), decayFactor * (slope - frequency * (start + slope * time))
        )
    }

    // x = c₁ e^(r₁t) + c₂ e^(r₂t)
    private func overdamped(_ start: Double, _ speed: Double, _ time: Double) -> (Double, Double) {
        let roots = roots
        let second = (speed - roots.slow * start) / (roots.fast - roots.slow)
        let first = start - second
        let (slow, fast) = (exp(roots.slow * time), exp(roots.fast * time))
        return (first * slow + second * fast, first * roots.slow * slow + second * roots.fast * fast)
    }

    private var roots: (slow: Double, fast: Double) {
        let spread = (dampingRatio * dampingRatio - 1).squareRoot()
        return (-frequency * (dampingRatio - spread), -frequency * (dampingRatio + spread))
    }

    /// Returns an upper bound of the offset from `time` on, after a start at distance 1.
    private func envelope(_ speed: Double, _ time: Double) -> Double {
        if abs(dampingRatio - 1) < 1e-4 {
            return exp(-frequency * time) * (1 + abs(speed - frequency) * time)
        }
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sineAmplitude = (speed - decay) / damped
            return exp(-decay * time) * (1 + sineAmplitude * sineAmplitude).squareRoot()
        }
        let roots = roots
        let second = (speed + roots.slow) / (roots.fast - roots.slow)
        return abs(-1 - second) * exp(roots.slow * time) + abs(second) * exp(roots.fast * time)
    }
}
