/// The velocity of a quantity with two components, from its recent changes.
///
///     var tracker = VelocityTracker()
///     tracker.add(location, at: time)
///     tracker.velocity(at: time)   // per second
package nonisolated struct VelocityTracker: Sendable {
    /// The pause before the release after which the velocity is zero.
    static let maximumPause = Duration.milliseconds(60)
    static let window = Duration.milliseconds(100)

    private var samples: [(value: Point, time: Duration)] = []

    package init() {}

    package mutating func add(_ value: Point, at time: Duration) {
        guard value.isFinite else { return }
        samples.append((value, time))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// Shifts all samples, so that a jump of the quantity does not count as movement.
    package mutating func shift(by distance: Point) {
        for index in samples.indices { samples[index].value = samples[index].value + distance }
    }

    package mutating func removeAll() { samples.removeAll() }

    /// Returns the velocity in units per second; zero after a pause.
    package func velocity(at time: Duration) -> Point {
        guard let first = samples.first, let last = samples.last, time - last.time <= Self.maximumPause else {
            return .zero
        }
        let seconds = (last.time - first.time).seconds
        if seconds <= 0 { return .zero }
        return Point(x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
    }
}
