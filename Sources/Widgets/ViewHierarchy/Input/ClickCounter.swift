/// Counts clicks in close succession: a value that each press is passed to.
///
///     var counter = ClickCounter()
///     counter.press(button: .left, at: point, time: time)   // 1, then 2 for a double click
package nonisolated struct ClickCounter: Sendable {
    /// Longest time from one press to the next of the same series.
    package static let interval = Duration.milliseconds(400)
    /// Farthest distance, in points, along an axis.
    static let distance = 5.0

    private var last: (button: MouseEvent.Button, place: Point, time: Duration, count: Int)?

    /// The number of this press in its series.
    mutating func press(button: MouseEvent.Button, at place: Point, time: Duration) -> Int {
        var count = 1
        if let last, last.button == button, time - last.time <= Self.interval,
            abs(place.x - last.place.x) <= Self.distance, abs(place.y - last.place.y) <= Self.distance
        {
            count = last.count + 1
        }
        last = (button, place, time, count)
        return count
    }
}
