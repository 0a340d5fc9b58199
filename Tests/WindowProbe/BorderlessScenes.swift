import Widgets

/// A window without a title bar, which is moved by a bar at its top.
enum BorderlessScenes {
    /// Shows the window, and prints its frame whenever it has changed; `tap`, `move`, `flick`, `resize` and `narrow` put a finger on it.
    static func borderless(_ kind: String) {
        let window = Widgets.Window(title: "Borderless", size: Size(width: 200, height: 120))
        window.styleMask = [.resizable]
        window.frameTopLeftPoint = Point(x: 150, y: 150)
        window.contentMinSize = Size(width: 120, height: 60)
        let bar = MovingBar(frame: Rect(x: 0, y: 0, width: 200, height: 30))
        bar.autoresizingMask = .flexibleWidth
        bar.backgroundColor = .tintColor
        window.addSubview(bar)
        window.windowDidClose = { say("closed") }
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
        let frame = Rect(origin: window.frameTopLeftPoint ?? .zero, size: window.bounds.size)
        if frame != last {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
            say("frame \(numbers[0]) \(numbers[1]) \(numbers[2]) x \(numbers[3])")
        }
        _ = window.viewHost?.schedule(after: .milliseconds(20)) { report(window, after: frame) }
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
