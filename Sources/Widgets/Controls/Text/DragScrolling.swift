/// Scrolls a text while a selection is drawn beyond what is seen of it, also while the pointer is held still.
final class DragScrolling {
    private var timer: ScheduledTimer?
    private var location = Point.zero

    private static let interval = Duration.milliseconds(50)
    /// How much of the pointer's distance from the text a step is, and the least and the most of it, in points.
    private static let share = 0.4
    private static let steps = 2.0...120.0

    /// Scrolls while the pointer, with the button held, is at a location in the window's space that is beyond the visible area.
    func follow(_ locationInWindow: Point, of controller: TextEditingController) {
        location = locationInWindow
        guard let surface = controller.surface, distance(in: surface) != .zero else { return stop() }
        if timer?.isValid == true { return }
        let view: View = surface
        timer = view.viewHost?.schedule(after: Self.interval, repeating: true, for: view) {
            [weak self, weak controller] _ in
            if let controller { self?.step(controller) }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func step(_ controller: TextEditingController) {
        guard let surface = controller.surface, controller.isPressed else { return stop() }
        let distance = distance(in: surface)
        if distance == .zero { return stop() }
        surface.scroll(by: distance)
        controller.extend(to: location)
    }

    /// The distance to scroll by now.
    private func distance(in surface: any TextEditingSurface) -> Point {
        let point = surface.convert(location, from: nil)
        let room = surface.editingRoom
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
