/// A pan of the content by a finger: its start, and its recent movements for the velocity.
///
///     var pan = ScrollPan(at: event.locationInWindow, offset: contentOffset, time: event.timestamp)
///     pan.move(to: next.locationInWindow, time: next.timestamp)
///     pan.velocity(at: now)
nonisolated struct ScrollPan: Sendable {
    /// The pause before the release after which the velocity is zero.
    private static let restingTime = Duration.milliseconds(60)
    private static let memory = Duration.milliseconds(100)

    private let start: Point
    private var offset: Point
    private var places: [(place: Point, time: Duration)]
    /// The axis to which the pan is locked; nil when it moves along both.
    private(set) var lock: Lock?

    enum Lock: Sendable {
        case horizontal, vertical
    }

    init(at start: Point, offset: Point, time: Duration, locks: Bool, toward place: Point) {
        self.start = start
        self.offset = offset
        places = [(start, time)]
        if locks { lock = abs(place.x - start.x) > abs(place.y - start.y) ? .horizontal : .vertical }
    }

    mutating func move(to place: Point, time: Duration) {
        places.append((place, time))
        places.removeAll { time - $0.time > Self.memory }
    }

    /// Shifts the pan after the content and the visible bounds have moved by `distance`.
    mutating func shift(by distance: Double) { offset.y += distance }

    /// The offset that keeps the content under the finger, not limited by the ends of the content.
    var wantedOffset: Point {
        let place = places[places.count - 1].place
        return locked(Point(x: start.x - place.x, y: start.y - place.y)) + offset
    }

    /// Returns the velocity of the content offset at `time`, in points per second.
    func velocity(at time: Duration) -> Point {
        guard let first = places.first, let last = places.last, time - last.time <= Self.restingTime else {
            return .zero
        }
        let seconds = (last.time - first.time).seconds
        if seconds <= 0 { return .zero }
        return locked(
            Point(x: (first.place.x - last.place.x) / seconds, y: (first.place.y - last.place.y) / seconds))
    }

    private func locked(_ way: Point) -> Point {
        switch lock {
        case .horizontal: Point(x: way.x, y: 0)
        case .vertical: Point(x: 0, y: way.y)
        case nil: way
        }
    }
}
