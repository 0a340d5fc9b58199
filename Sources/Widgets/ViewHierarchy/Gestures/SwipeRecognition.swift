/// The state machine of a swipe: a fast movement along one axis.
///
///     var swipe = SwipeRecognition(directions: .left)
///     swipe.began([sample])
///     swipe.moved([sample])   // .end after 50 points to the left
nonisolated struct SwipeRecognition {
    /// The distance that a swipe covers, in points.
    static let distance = 50.0
    /// The maximum duration of a swipe.
    static let maximumDuration = Duration.milliseconds(500)
    /// The movement, in points, at which the direction is decided.
    private static let slop = 16.0

    let directions: SwipeGestureRecognizer.Direction
    let touchesRequired: Int
    private var starts: [Int: Point] = [:]
    private var locations: [Int: Point] = [:]
    private var startTime: Duration?
    private var isFinished = false

    init(directions: SwipeGestureRecognizer.Direction = .right, touchesRequired: Int = 1) {
        self.directions = directions
        self.touchesRequired = max(1, touchesRequired)
    }

    /// The time at which the swipe fails.
    var deadline: Duration? { isFinished ? nil : startTime.map { $0 + Self.maximumDuration } }

    mutating func began(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        for touch in touches {
            starts[touch.id] = touch.location
            locations[touch.id] = touch.location
            startTime = startTime ?? touch.time
        }
        return starts.count > touchesRequired ? fail() : .none
    }

    mutating func moved(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        for touch in touches where starts[touch.id] != nil && touch.location.isFinite {
            locations[touch.id] = touch.location
        }
        if let deadline, let time = touches.last?.time, time > deadline { return fail() }
        guard starts.count == touchesRequired else { return .none }
        let center = Point.center(of: ordered(locations))
        let movement = center - Point.center(of: ordered(starts))
        guard max(abs(movement.x), abs(movement.y)) > Self.slop else { return .none }
        guard directions.contains(direction(of: movement)), isStraight(movement) else { return fail() }
        guard max(abs(movement.x), abs(movement.y)) >= Self.distance else { return .none }
        isFinished = true
        return .end
    }

    mutating func ended(_ touches: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        let decision = moved(touches)
        return decision == .none ? fail() : decision
    }

    mutating func deadlineReached(at time: Duration) -> GestureDecision {
        guard let deadline, time >= deadline else { return .none }
        return fail()
    }

    private func ordered(_ points: [Int: Point]) -> [Point] {
        points.sorted { $0.key < $1.key }.map(\.value)
    }

    private func direction(of movement: Point) -> SwipeGestureRecognizer.Direction {
        abs(movement.x) > abs(movement.y)
            ? (movement.x > 0 ? .right : .left) : (movement.y > 0 ? .down : .up)
    }

    /// Whether the movement deviates from an axis by less than 30 degrees.
    private func isStraight(_ movement: Point) -> Bool {
        let across = abs(movement.x)
        let down = abs(movement.y)
        return min(across, down) <= 0.577 * max(across, down)
    }

    private mutating func fail() -> GestureDecision {
        isFinished = true
        return .fail
    }
}
