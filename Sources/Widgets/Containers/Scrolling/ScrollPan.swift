/// A pan of the content by a finger: its start, and its recent movements for the velocity.
///
///     var pan = ScrollPan(at: event.locationInWindow, offset: contentOffset, time: event.timestamp)
///     pan.move(to: next.locationInWindow, time: next.timestamp)
///     pan.velocity(at: now)
nonisolated struct ScrollPan: Sendable {
    /// The pause before the release after which the velocity is zero.
    private static let maximumPause = Duration.milliseconds(60)
    private static let velocityWindow = Duration.milliseconds(100)

    private let start: Point
    private var offset: Point
    private var samples: [(location: Point, time: Duration)]
    /// The axis to which the pan is locked; nil when it moves along both.
    private(set) var lock: Lock?

    enum Lock: Sendable {
        case horizontal, vertical
    }

    init(at start: Point, offset: Point, time: Duration, locks: Bool, toward location: Point) {
        self.start = start
        self.offset = offset
        samples = [(start, time)]
        if locks { lock = abs(location.x - start.x) > abs(location.y - start.y) ? .horizontal : .vertical }
    }

    mutating func move(to location: Point, time: Duration) {
        samples.append((location, time))
        samples.removeAll { time - $0.time > Self.velocityWindow }
    }

    /// Shifts the pan after the content and the visible bounds have moved by `distance`.
    mutating func shift(by distance: Double) { offset.y += distance }

    /// The offset that keeps the content under the finger, not limited by the ends of the content.
    var targetOffset: Point {
        let location = samples[samples.count - 1].location
        return locked(Point(x: start.x - location.x, y: start.y - location.y)) + offset
    }

    /// Returns the velocity of the content offset at `time`, in points per second.
    func velocity(at time: Duration) -> Point {
        guard let first = samples.first, let last = samples.last, time - last.time <= Self.maximumPause else {
            return .zero
        }
        let seconds = (last.time - first.time).seconds
        if seconds <= 0 { return .zero }
        return locked(
            Point(
                x: (first.location.x - last.location.x) / seconds,
                y: (first.location.y - last.location.y) / seconds))
    }

    private func locked(_ displacement: Point) -> Point {
        switch lock {
        case .horizontal: Point(x: displacement.x, y: 0)
        case .vertical: Point(x: 0, y: displacement.y)
        case nil: displacement
        }
    }
}
