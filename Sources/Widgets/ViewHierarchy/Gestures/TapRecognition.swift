/// The state machine of a tap: one or several presses with a number of fingers, with limits of time and distance.
///
///     var tap = TapRecognition(tapsRequired: 2)
///     tap.began([sample])
///     tap.ended([sample])   // .none, and .end after the second tap
nonisolated struct TapRecognition {
    /// The maximum time between the first presses of two taps; equal to that of double clicks.
    static let interval = Duration.milliseconds(400)
    /// The maximum movement of a finger, and the maximum distance between two taps, in points.
    static let distance = 10.0

    var tapsRequired = 1
    var touchesRequired = 1
    private var down: [Int: Point] = [:]
    /// The starts of the touches of the current tap.
    private var starts: [Point] = []
    private var center: Point?
    private var taps = 0
    private var lastPress = Duration.zero
    private var isFinished = false

    init(tapsRequired: Int = 1, touchesRequired: Int = 1) {
        self.tapsRequired = max(1, tapsRequired)
        self.touchesRequired = max(1, touchesRequired)
    }

    /// The time at which the next tap must have begun; nil before the first tap and after the last.
    var deadline: Duration? {
        tapsRequired > 1 && !starts.isEmpty && !isFinished && taps < tapsRequired
            && !(taps == tapsRequired - 1 && !down.isEmpty)
            ? lastPress + Self.interval : nil
    }

    mutating func began(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        for touch in touches {
            if down.isEmpty {
                if taps > 0, touch.time - lastPress > Self.interval { return fail() }
                lastPress = touch.time
                starts = []
            }
            down[touch.id] = touch.location
            starts.append(touch.location)
        }
        if starts.count > touchesRequired { return fail() }
        if let center, starts.count == touchesRequired,
            Point.center(of: starts).distance(to: center) > Self.distance
        {
            return fail()
        }
        return .none
    }

    mutating func moved(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        for touch in touches {
            guard let start = down[touch.id] else { continue }
            if !(touch.location.distance(to: start) <= Self.distance) { return fail() }
        }
        return .none
    }

    mutating func ended(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        if case .fail = moved(touches) { return .fail }
        if starts.count < touchesRequired { return fail() }
        for touch in touches { down[touch.id] = nil }
        guard down.isEmpty else { return .none }
        taps += 1
        center = Point.center(of: starts)
        if taps < tapsRequired { return .none }
        isFinished = true
        return .end
    }

    mutating func deadlineReached(at time: Duration) -> GestureDecision {
        guard let deadline, time >= deadline else { return .none }
        return fail()
    }

    private mutating func fail() -> GestureDecision {
        isFinished = true
        return .fail
    }
}
