/// Scrolls a text while the pointer is dragged beyond its visible area, even if the pointer does not move.
final class DragScrolling {
    private var timer: ScheduledTimer?
    private var location = Point.zero

    private static let interval = Duration.milliseconds(50)
    /// The scroll distance per step, as a fraction of the pointer's distance from the visible area.
    private static let share = 0.4
    private static let steps = 2.0...120.0

    /// Starts scrolling if the pointer, at a location in the window's coordinate space, is beyond the visible area; otherwise stops.
    func follow(_ locationInWindow: Point, of press: TextPress) {
        location = locationInWindow
        guard let surface = press.surface, distance(in: surface) != .zero else { return stop() }
        if timer?.isValid == true { return }
        let view: View = surface
        timer = view.viewHost?.schedule(after: Self.interval, repeating: true, for: view) {
            [weak self, weak press] _ in
            if let press { self?.step(press) }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func step(_ press: TextPress) {
        guard let surface = press.surface, press.isHeld else { return stop() }
        let distance = distance(in: surface)
        if distance == .zero { return stop() }
        surface.scroll(by: distance)
        press.extend(to: location)
    }

    /// Returns the distance of the next scroll step, in points; zero if the pointer is within the visible area.
    private func distance(in surface: any TextEditingSurface) -> Point {
        let point = surface.convert(location, from: nil)
        let visibleRect = surface.editingRect
        return Point(
            x: Self.step(point.x, visibleRect.minX, visibleRect.maxX),
            y: Self.step(point.y, visibleRect.minY, visibleRect.maxY))
    }

    private static func step(_ place: Double, _ low: Double, _ high: Double) -> Double {
        let beyond = place < low ? place - low : place > high ? place - high : 0
        if beyond == 0 { return 0 }
        let length = min(max(abs(beyond) * share, steps.lowerBound), steps.upperBound)
        return beyond < 0 ? -length : length
    }
}
