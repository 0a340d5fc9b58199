/// Scrolls a text while a selection is drawn beyond what is seen of it, also while the pointer is held still.
final class DragScrolling {
    private var timer: ScheduledTimer?
    private var location = Point.zero

    private static let interval = Duration.milliseconds(50)
    /// How much of the pointer's distance from the text a step is, and the least and the most of it, in points.
    private static let share = 0.4
    private static let steps = 2.0...120.0

    /// The pointer is there, in the window's space, with the button held.
    func follow(_ locationInWindow: Point, in view: some EditingView) {
        location = locationInWindow
        guard distance(in: view) != .zero else { return stop() }
        if timer?.isValid == true { return }
        timer = view.viewHost?.schedule(after: Self.interval, repeating: true, for: view) {
            [weak self] view in self?.step(view)
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func step(_ view: some EditingView) {
        let distance = distance(in: view)
        if distance == .zero || view.input.pressed == nil { return stop() }
        view.scroll(by: distance)
        view.extend(to: location)
    }

    /// How far to scroll now.
    private func distance(in view: some EditingView) -> Point {
        let point = view.convert(location, from: nil)
        let room = view.editingRoom
        return Point(
            x: Self.step(point.x, room.minX, room.maxX), y: Self.step(point.y, room.minY, room.maxY))
    }

    private static func step(_ place: Double, _ low: Double, _ high: Double) -> Double {
        let beyond = place < low ? place - low : place > high ? place - high : 0
        if beyond == 0 { return 0 }
        let length = min(max(abs(beyond) * share, steps.lowerBound), steps.upperBound)
        return beyond < 0 ? -length : length
    }
}
