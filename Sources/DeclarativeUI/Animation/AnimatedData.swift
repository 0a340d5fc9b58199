/// Animatable data and its running animations.
///
/// Animations are additive, as those of retained views: each stores the difference between the old and the new value, and the
/// displayed data is the new value plus the remaining part of each difference. A change during an animation therefore
/// continues from the displayed value at its speed.
struct AnimatedData<Data: VectorArithmetic> {
    private struct Change {
        /// The old value minus the new one.
        let delta: Data
        let animation: Animation
        let start: Duration
    }

    /// The current value, which is displayed when no animation runs.
    private(set) var value: Data
    private var changes: ContiguousArray<Change> = []

    init(_ value: Data) { self.value = value }

    var isAnimated: Bool { !changes.isEmpty }

    /// Sets the value; with an animation, the displayed data changes gradually from the time `now` on.
    mutating func set(_ new: Data, _ animation: Animation?, at now: Duration) {
        if new == value { return }
        if let animation, !animation.isImmediate {
            // Too many animations, and endless ones, are replaced by one that starts at the displayed data.
            if changes.count >= 8 || changes.contains(where: { $0.animation.isEndless }) {
                value = displayed(at: now)
                changes.removeAll()
            }
            changes.append(Change(delta: value - new, animation: animation, start: now))
        }
        value = new
    }

    /// Returns the displayed data at the time `now`.
    func displayed(at now: Duration) -> Data {
        var sum = value
        for change in changes {
            if let rest = change.animation.remaining(after: (now - change.start).inSeconds) {
                sum += change.delta.scaled(by: rest)
            }
        }
        return sum
    }

    /// Removes the animations that have ended at the time `now`.
    mutating func removeEnded(at now: Duration) {
        changes.removeAll { $0.animation.remaining(after: (now - $0.start).inSeconds) == nil }
    }

    /// Ends all animations.
    mutating func finish() { changes.removeAll() }
}

extension Duration {
    fileprivate var inSeconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}

extension Animation {
    /// Whether the animation has no duration and no delay.
    var isImmediate: Bool { iterationDuration <= 0 && delay <= 0 }

    var isEndless: Bool { repetitions == nil && iterationDuration > 0 }

    /// The duration of one iteration in one direction, in seconds.
    private var iterationDuration: Double {
        switch motion {
        case .curve(_, let duration): duration.isFinite ? max(0, duration) / speed : 0
        case .spring(let spring): spring.settlingDuration() / speed
        }
    }

    /// Returns the part of a change that is not displayed yet, `seconds` after its start; nil after the end.
    ///
    /// 1 at the start; a spring that overshoots gives negative values.
    func remaining(after seconds: Double) -> Double? {
        let elapsed = seconds - delay
        if elapsed < 0 { return 1 }
        let duration = iterationDuration
        guard duration > 0 else { return nil }
        let cycle = autoreverses ? 2 * duration : duration
        if let repetitions, elapsed >= cycle * Double(repetitions) { return nil }
        var time = elapsed - (elapsed / cycle).rounded(.down) * cycle
        if time > duration { time = cycle - time }
        switch motion {
        case .curve(let curve, _): return 1 - curve.value(at: time / duration)
        case .spring(let spring): return 1 - spring.value(target: 1, time: time * speed)
        }
    }
}
