/// The progress of an animation over time.
///
/// Animations are additive: each stores the difference between the old and the new model value, and displays `model + delta *
/// remaining + initialVelocity * velocityFactor`. `remaining` runs from 1 to 0. `velocityFactor` starts at 0 with slope 1 and
/// returns to 0; it carries over the velocity (`initialVelocity`, per second) of a replaced animation.
nonisolated enum AnimationTiming: Hashable, Sendable {
    case curve(TimingCurve)
    /// A spring with an initial `velocity` in animation distances per second.
    case spring(Spring, velocity: Double)
    /// A key frame of an animation that progresses along `curve`; `start` and `length` are fractions of the duration.
    case keyframe(curve: TimingCurve, start: Double, length: Double, isDiscrete: Bool)
    /// Another timing that starts after `start`, a fraction of the duration, and is compressed into the remaining time.
    indirect case delayed(AnimationTiming, start: Double)

    /// The factors of `delta` and `initialVelocity`, or their rates of change per second.
    struct Factors: Hashable, Sendable {
        var remaining: Double
        var velocityFactor: Double
    }

    /// Returns the factors `time` seconds after the start of an animation of `duration` seconds.
    func factors(at time: Double, of duration: Double) -> Factors {
        if time >= duration { return Factors(remaining: 0, velocityFactor: 0) }
        let time = time > 0 ? time : 0
        let part = time / duration
        switch self {
        case .curve(let curve):
            let remainingPart = 1 - part
            return Factors(
                remaining: 1 - curve.value(at: part), velocityFactor: time * remainingPart * remainingPart)
        case .spring(let spring, let velocity):
            return Factors(
                remaining: spring.motion(from: 1, -velocity, time).offset,
                velocityFactor: spring.motion(from: 0, 1, time).offset)
        case .keyframe(let curve, let start, let length, let isDiscrete):
            let local = (curve.value(at: part) - start) / max(length, 1e-9)
            return Factors(remaining: Self.remaining(local, isDiscrete), velocityFactor: 0)
        case .delayed(let timing, let start):
            if part <= start { return Factors(remaining: 1, velocityFactor: 0) }
            let share = 1 - start
            var factors = timing.factors(at: (time - start * duration) / share, of: duration)
            factors.velocityFactor *= share
            return factors
        }
    }

    private static func remaining(_ local: Double, _ isDiscrete: Bool) -> Double {
        isDiscrete ? (local < 0 ? 1 : 0) : 1 - min(max(local, 0), 1)
    }

    /// Returns the fraction of the change that remains at `fraction` if progress is linear.
    func linearRemaining(at fraction: Double) -> Double {
        switch self {
        case .curve, .spring: 1 - fraction
        case .keyframe(_, let start, let length, let isDiscrete):
            Self.remaining((fraction - start) / max(length, 1e-9), isDiscrete)
        case .delayed(_, let start):
            Self.remaining((fraction - start) / max(1 - start, 1e-9), false)
        }
    }

    /// Returns the fraction of the duration after which the fraction `progress` of the change is reached for the first time.
    func time(ofProgress progress: Double, of duration: Double) -> Double {
        if !(progress > 0) { return 0 }
        if progress >= 1 || duration <= 0 { return 1 }
        func completed(_ part: Double) -> Double { 1 - factors(at: part * duration, of: duration).remaining }
        let steps = 256.0
        var step = 1.0
        while step < steps, completed(step / steps) < progress { step += 1 }
        var (low, high) = ((step - 1) / steps, step / steps)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if completed(middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the rates of change of the factors, per second.
    func rates(at time: Double, of duration: Double) -> Factors {
        if time >= duration || time < 0 { return Factors(remaining: 0, velocityFactor: 0) }
        let part = time / duration
        switch self {
        case .curve(let curve):
            let remainingPart = 1 - part
            return Factors(
                remaining: -curve.slope(at: part) / duration,
                velocityFactor: remainingPart * (remainingPart - 2 * part))
        case .spring(let spring, let velocity):
            return Factors(
                remaining: spring.motion(from: 1, -velocity, time).velocity,
                velocityFactor: spring.motion(from: 0, 1, time).velocity)
        case .keyframe(let curve, let start, let length, let isDiscrete):
            let local = (curve.value(at: part) - start) / max(length, 1e-9)
            if isDiscrete || local < 0 || local > 1 { return Factors(remaining: 0, velocityFactor: 0) }
            return Factors(
                remaining: -curve.slope(at: part) / max(length, 1e-9) / duration, velocityFactor: 0)
        case .delayed(let timing, let start):
            if part < start { return Factors(remaining: 0, velocityFactor: 0) }
            let share = 1 - start
            var rates = timing.rates(at: (time - start * duration) / share, of: duration)
            rates.remaining /= share
            return rates
        }
    }

    /// Whether the velocity of a replaced animation is carried over; false if the caller has specified a velocity, and for key
    /// frames.
    var carriesOverVelocity: Bool {
        switch self {
        case .curve: true
        case .spring(_, let velocity): velocity == 0
        case .keyframe: false
        case .delayed(let timing, let start): start == 0 && timing.carriesOverVelocity
        }
    }
}

nonisolated extension Duration {
    /// Returns the duration rounded to the nearest nanosecond, so that 0.1 seconds are exactly 100 milliseconds.
    static func nearest(_ seconds: Double) -> Duration {
        .nanoseconds(Int64((min(max(seconds, 0), AnimationTimes.maximumDuration) * 1e9).rounded()))
    }

    /// The duration in seconds.
    package var seconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}
