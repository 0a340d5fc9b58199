import CSDL2
import Widgets

/// A window without a title bar, which is moved by a bar at its top.
enum BorderlessScenes {
    /// Shows the window, and prints its frame whenever it has changed; `tap`, `move`, `flick`, `resize` and `narrow` put a finger on it.
    static func borderless(_ kind: String) {
        let window = Widgets.Window(title: "Borderless", size: Size(width: 200, height: 120))
        window.styleMask = [.resizable]
        window.position = Point(x: 150, y: 150)
        window.minimumSize = Size(width: 120, height: 60)
        let bar = MovingBar(frame: Rect(x: 0, y: 0, width: 200, height: 30))
        bar.autoresizingMask = .flexibleWidth
        bar.backgroundColor = .tintColor
        window.addSubview(bar)
        window.onClose = { say("closed") }
        Application.shared.onDesktopSettingsChange = {
            say("middle \(Application.shared.desktopSettings.titleBarMiddleClick)")
        }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            report(window, after: .null)
            switch kind {
            case "tap": Finger(window, from: Point(x: 80, y: 15)).drag(by: Point(x: 2, y: 0))
            case "move": Finger(window, from: Point(x: 80, y: 15)).drag(by: Point(x: 60, y: 40))
            case "flick": Finger(window, from: Point(x: 80, y: 15)).flick(by: Point(x: 60, y: 40))
            case "resize": Finger(window, from: Point(x: 198, y: 118)).drag(by: Point(x: 40, y: 30))
            case "narrow": Finger(window, from: Point(x: 2, y: 60)).drag(by: Point(x: 200, y: 10))
            default: break
            }
        }
    }

    private static func report(_ window: Widgets.Window, after last: Rect) {
        let frame = Rect(origin: window.position ?? .zero, size: window.bounds.size)
        if frame != last {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
            say("frame \(numbers[0]) \(numbers[1]) \(numbers[2]) x \(numbers[3])")
        }
        _ = window.host?.schedule(after: .milliseconds(20)) { report(window, after: frame) }
    }
}

/// A view that moves the window, and prints taps.
private final class MovingBar: View, WindowMoving {
    var mouseDownCanMoveWindow: Bool { true }

    override init(frame: Rect) {
        super.init(frame: frame)
        addGestureRecognizer(TapGestureRecognizer(target: self, action: MovingBar.tapped))
    }

    private func tapped(_ recognizer: TapGestureRecognizer) { say("tapped") }
}

/// A finger whose events are those that SDL reports for a touch screen.
private final class Finger {
    private let window: Widgets.Window
    private let start: Point
    private let origin: Point

    init(_ window: Widgets.Window, from point: Point) {
        (self.window, start) = (window, point)
        origin = window.position ?? .zero
    }

    /// Moves the finger in ten steps.
    func drag(by delta: Point) {
        send(SDL_FINGERDOWN, at: start)
        step(1, delta)
    }

    /// Moves the finger by two thirds of `delta`, and then lifts it before the server has moved the window.
    func flick(by delta: Point) {
        send(SDL_FINGERDOWN, at: start)
        _ = window.host?.schedule(after: .milliseconds(30)) { [self] in
            send(SDL_FINGERMOTION, at: Point(x: start.x + delta.x * 2 / 3, y: start.y + delta.y * 2 / 3))
            send(SDL_FINGERUP, at: start + delta)
            say("lifted")
        }
    }

    private func step(_ number: Int, _ delta: Point) {
        _ = window.host?.schedule(after: .milliseconds(30)) { [self] in
            let share = Double(min(number, 10)) / 10
            let place = Point(x: start.x + delta.x * share, y: start.y + delta.y * share)
            let moved = (window.position ?? .zero) - origin
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
        event.tfinger.fingerId = 1
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
