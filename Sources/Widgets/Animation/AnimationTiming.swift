/// How an animation's values run over its time.
///
/// Animations are additive: each holds the difference of the old model value from the new one, and shows
/// `model + delta * rest + kick * drift`. `rest` runs from 1 to 0. `drift` starts at 0 with slope 1 and returns to 0: it
/// carries on a velocity (`kick`, a second) that a replaced animation had.
nonisolated enum AnimationTiming: Hashable, Sendable {
    case curve(TimingCurve)
    /// `velocity` in ways a second.
    case spring(Spring, velocity: Double)
    /// A part of a whole that runs on `pace`; `start` and `length` are parts of the duration.
    case keyframe(pace: TimingCurve, start: Double, length: Double, isDiscrete: Bool)

    /// The two factors, or their change a second.
    struct Factors: Hashable, Sendable {
        var rest: Double
        var drift: Double
    }

    /// The factors `time` seconds into an animation of `duration` seconds.
    func factors(at time: Double, of duration: Double) -> Factors {
        if time >= duration { return Factors(rest: 0, drift: 0) }
        let time = time > 0 ? time : 0
        let part = time / duration
        switch self {
        case .curve(let curve):
            let left = 1 - part
            return Factors(rest: 1 - curve.value(at: part), drift: time * left * left)
        case .spring(let spring, let velocity):
            return Factors(
                rest: spring.motion(from: 1, -velocity, time).offset,
                drift: spring.motion(from: 0, 1, time).offset)
        case .keyframe(let pace, let start, let length, let isDiscrete):
            let local = (pace.value(at: part) - start) / max(length, 1e-9)
            if isDiscrete { return Factors(rest: local < 0 ? 1 : 0, drift: 0) }
            return Factors(rest: 1 - min(max(local, 0), 1), drift: 0)
        }
    }

    /// How fast the factors change, a second.
    func rates(at time: Double, of duration: Double) -> Factors {
        if time >= duration || time < 0 { return Factors(rest: 0, drift: 0) }
        let part = time / duration
        switch self {
        case .curve(let curve):
            let left = 1 - part
            return Factors(rest: -curve.slope(at: part) / duration, drift: left * (left - 2 * part))
        case .spring(let spring, let velocity):
            return Factors(
                rest: spring.motion(from: 1, -velocity, time).velocity,
                drift: spring.motion(from: 0, 1, time).velocity)
        case .keyframe(let pace, let start, let length, let isDiscrete):
            let local = (pace.value(at: part) - start) / max(length, 1e-9)
            if isDiscrete || local < 0 || local > 1 { return Factors(rest: 0, drift: 0) }
            return Factors(rest: -pace.slope(at: part) / max(length, 1e-9) / duration, drift: 0)
        }
    }

    /// Whether a replaced animation's velocity is carried on: not where the caller gave one.
    var takesVelocity: Bool {
        switch self {
        case .curve: true
        case .spring(_, let velocity): velocity == 0
        case .keyframe: false
        }
    }
}

nonisolated extension Duration {
    /// In seconds.
    var seconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}
