/// The state machine of a long press: fingers that stay in place for a time, optionally after some taps.
///
///     var press = LongPressRecognition(minimumDuration: .milliseconds(500))
///     press.began([sample])
///     press.deadlineReached(at: time)   // .begin
nonisolated struct LongPressRecognition {
    var minimumDuration: Duration
    /// The maximum movement before the gesture begins, in points.
    var allowableMovement: Double
    var touchesRequired: Int
    private var taps: TapRecognition?
    private var starts: [Int: Point] = [:]
    private(set) var deadline: Duration?
    private var hasBegun = false
    private var isFinished = false

    init(
        minimumDuration: Duration = .milliseconds(500), allowableMovement: Double = 10, tapsRequired: Int = 0,
        touchesRequired: Int = 1
    ) {
        self.minimumDuration = max(minimumDuration, .zero)
        self.allowableMovement = allowableMovement
        self.touchesRequired = max(1, touchesRequired)
        if tapsRequired > 0 {
            taps = TapRecognition(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
        }
    }

    /// The time at which the gesture begins, or fails because no press follows the taps; nil for none.
    var nextDeadline: Duration? { deadline ?? taps?.deadline }

    mutating func began(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        if var taps {
            let decision = taps.began(touches)
            self.taps = taps
            return decision == .fail ? fail() : .none
        }
        for touch in touches { starts[touch.id] = touch.location }
        if hasBegun { return .none }
        if starts.count > touchesRequired { return fail() }
        if starts.count < touchesRequired { return .none }
        let time = touches.map(\.time).max() ?? .zero
        deadline = time + minimumDuration
        return minimumDuration == .zero ? deadlineReached(at: time) : .none
    }

    mutating func moved(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        if var taps {
            let decision = taps.moved(touches)
            self.taps = taps
            return decision == .fail ? fail() : .none
        }
        if hasBegun { return .change }
        for touch in touches {
            guard let start = starts[touch.id] else { continue }
            if !(touch.location.distance(to: start) <= allowableMovement) { return fail() }
        }
        return .none
    }

    mutating func ended(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        if var taps {
            let decision = taps.ended(touches)
            self.taps = decision == .end ? nil : taps
            return decision == .fail ? fail() : .none
        }
        if !hasBegun { return fail() }
        isFinished = true
        return .end
    }

    mutating func deadlineReached(at time: Duration) -> GestureDecision {
        if var taps {
            let decision = taps.deadlineReached(at: time)
            self.taps = taps
            return decision == .fail ? fail() : .none
        }
        guard let deadline, time >= deadline, !isFinished, !hasBegun else { return .none }
        hasBegun = true
        self.deadline = nil
        return .begin
    }

    private mutating func fail() -> GestureDecision {
        isFinished = true
        deadline = nil
        taps = nil
        return .fail
    }
}
