/// A counter of clicks in close succession, to which each press is passed.
///
///     var counter = ClickCounter()
///     counter.press(button: .left, at: point, time: time)   // 1, then 2 for a double click
package nonisolated struct ClickCounter: Sendable {
    /// The maximum time between two presses of a series.
    package static let interval = Duration.milliseconds(400)
    /// The maximum distance between two presses of a series along each axis, in points.
    static let distance = 5.0

    private var last: (button: MouseEvent.Button, location: Point, time: Duration, count: Int)?

    /// Returns the number of this press in its series, starting at 1.
    mutating func press(button: MouseEvent.Button, at location: Point, time: Duration) -> Int {
        var count = 1
        if let last, last.button == button, time - last.time <= Self.interval,
            abs(location.x - last.location.x) <= Self.distance,
            abs(location.y - last.location.y) <= Self.distance
        {
            count = last.count + 1
        }
        last = (button, location, time, count)
        return count
    }
}
