import CSDL2
import Widgets

/// A finger whose events are those that SDL reports for a touch screen.
final class Finger {
    private let window: Widgets.Window
    private let number: Int64
    private let start: Point
    private let origin: Point

    /// Creates a finger that will touch the window at a point; fingers with different numbers can touch it at the same time.
    init(_ window: Widgets.Window, from point: Point, number: Int64 = 1) {
        (self.window, self.number, start) = (window, number, point)
        origin = window.frameTopLeftPoint ?? .zero
    }

    /// Moves the finger in ten steps.
    func drag(by delta: Point) {
        send(SDL_FINGERDOWN, at: start)
        step(1, delta)
    }

    /// Moves the finger by two thirds of `delta`, and then lifts it before the server has moved the window.
    func flick(by delta: Point) {
        send(SDL_FINGERDOWN, at: start)
        _ = window.viewHost?.schedule(after: .milliseconds(30)) { [self] in
            send(SDL_FINGERMOTION, at: Point(x: start.x + delta.x * 2 / 3, y: start.y + delta.y * 2 / 3))
            send(SDL_FINGERUP, at: start + delta)
            say("lifted")
        }
    }

    private func step(_ number: Int, _ delta: Point) {
        _ = window.viewHost?.schedule(after: .milliseconds(30)) { [self] in
            let share = Double(min(number, 10)) / 10
            let place = Point(x: start.x + delta.x * share, y: start.y + delta.y * share)
            let moved = (window.frameTopLeftPoint ?? .zero) - origin
            // Twice, as by a server that sends the second location before it has moved the window.
            for _ in 0..<2 { send(number > 11 ? SDL_FINGERUP : SDL_FINGERMOTION, at: place - moved) }
            if number > 11 { say("lifted") } else { step(number + 1, delta) }
        }
    }

    /// Sends an event at a point of the window.
    private func send(_ type: SDL_EventType, at point: Point) {
        guard let id = (1...20).first(where: { SDL_GetWindowFromID($0).map(isWindow) == true }) else {
            return
        }
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.touchId = 7
        event.tfinger.fingerId = number
        event.tfinger.windowID = id
        event.tfinger.x = Float(point.x / window.bounds.width)
        event.tfinger.y = Float(point.y / window.bounds.height)
        event.tfinger.pressure = 1
        SDL_PushEvent(&event)
    }

    private func isWindow(_ handle: OpaquePointer) -> Bool {
        SDL_GetWindowTitle(handle).map { String(cString: $0) } == window.title
    }
}
