/// The recognition of a drag in the events of a press: a value without views and timers.
///
/// With a mouse, a press becomes a drag when the pointer has moved by ``distance``. A finger that moves scrolls; it drags after it has
/// rested for ``holdTime``.
///
///     recognition.press(at: start, isTouch: false)
///     recognition.move(to: far)   // .begin(start)
nonisolated struct DragRecognition: Hashable, Sendable {
    /// The distance along an axis, in points, from which a movement is a drag.
    static let distance = 10.0
    /// The time for which a finger has to rest.
    static let holdTime = Duration.milliseconds(500)

    /// The reaction to an event.
    enum Decision: Hashable {
        /// The press may still become a drag or something else.
        case wait
        /// The press becomes a drag, which began at the location.
        case begin(Point)
        /// The press does not become a drag.
        case fail
    }

    private enum State: Hashable {
        case idle
        case pressed(Point, isTouch: Bool)
    }

    private var state = State.idle

    /// The location of a press that may become a drag; nil if there is none.
    var start: Point? {
        if case .pressed(let start, _) = state { start } else { nil }
    }

    /// Starts the recognition for a press; returns whether ``holdElapsed()`` has to be called after ``holdTime``.
    mutating func press(at location: Point, isTouch: Bool) -> Bool {
        state = .pressed(location, isTouch: isTouch)
        return isTouch
    }

    /// Returns the decision for a movement with the button held.
    mutating func move(to location: Point) -> Decision {
        guard case .pressed(let start, let isTouch) = state else { return .fail }
        let moved = max(abs(location.x - start.x), abs(location.y - start.y))
        if !(moved >= Self.distance) { return .wait }
        state = .idle
        return isTouch ? .fail : .begin(start)
    }

    /// Returns the decision for a finger that has rested for ``holdTime``.
    mutating func holdElapsed() -> Decision {
        guard case .pressed(let start, true) = state else { return .fail }
        state = .idle
        return .begin(start)
    }

    /// Ends the recognition, because the button was released or the press was cancelled.
    mutating func end() { state = .idle }
}
