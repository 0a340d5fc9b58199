import Widgets

/// Windows that print the events of the pointer.
enum PointerScenes {
    /// Opens two windows beside each other, the second of which has the keyboard focus.
    static func pointer() {
        for (index, title) in ["First", "Second"].enumerated() {
            let window = Scenes.makeWindow(Size(width: 200, height: 100))
            window.title = title
            window.frameTopLeftPoint = Point(x: Double(index) * 300, y: 0)
            window.addSubview(PointerArea(window.title, frame: Rect(x: 0, y: 0, width: 200, height: 100)))
            window.makeKeyAndVisible()
            if index == 1 { Scenes.afterFrame(of: window) { say("ready") } }
        }
    }
}

/// A view that prints what the pointer does, with its location in the window.
private final class PointerArea: View {
    private let title: String

    init(_ title: String, frame: Rect) {
        self.title = title
        super.init(frame: frame)
        pointerCursor = .crosshair
    }

    private func report(_ action: String, _ event: MouseEvent) {
        let point = event.locationInWindow
        say("\(title) \(action) \(Int(point.x)) \(Int(point.y))")
    }

    override func mouseDown(with event: MouseEvent) { report("down", event) }
    override func mouseDragged(with event: MouseEvent) { report("dragged", event) }
    override func mouseUp(with event: MouseEvent) { report("up", event) }
    override func rightMouseDown(with event: MouseEvent) { report("right down", event) }
    override func rightMouseUp(with event: MouseEvent) { report("right up", event) }
    override func scrollWheel(with event: ScrollEvent) {
        say("\(title) wheel \(Int(event.locationInWindow.x)) \(Int(event.locationInWindow.y))")
    }
    override func mouseEntered(with event: MouseEvent) { say("\(title) entered") }
    override func mouseExited(with event: MouseEvent) { say("\(title) exited") }
}
