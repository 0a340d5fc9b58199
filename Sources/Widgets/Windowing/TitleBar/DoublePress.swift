/// The recognition of a second press that follows at the same place.
///
///     if presses.isSecond(at: point, time: now) { zoom() }
struct DoublePress {
    private var last: (time: Duration, point: Point)?
    private static let interval = Duration.milliseconds(400)
    private static let distance = 5.0

    /// Returns whether a press is the second one of a double click; the next one is a first one again.
    mutating func isSecond(at point: Point, time: Duration) -> Bool {
        if let last, time - last.time < Self.interval, abs(last.point.x - point.x) < Self.distance,
            abs(last.point.y - point.y) < Self.distance
        {
            self.last = nil
            return true
        }
        last = (time, point)
        return false
    }
}
