import Widgets

/// A window that prints its position and its frame whenever they change.
enum PositionScene {
    /// Opens a window at (120, 90), whose focused button moves it to (300, 200), then makes it borderless, and then decorates it again.
    static func position() {
        let window = Window(title: "Position", size: Size(width: 200, height: 100))
        window.frameTopLeftPoint = Point(x: 120, y: 90)
        var steps: [() -> Void] = [
            { window.frameTopLeftPoint = Point(x: 300, y: 200) }, { window.styleMask.remove(.titled) },
            { window.styleMask.insert(.titled) },
        ]
        let button = Button(title: "Next") { _ in if !steps.isEmpty { steps.removeFirst()() } }
        button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
        window.addSubview(button)
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        Scenes.afterFrame(of: window) { say("ready") }
        var last = ""
        _ = window.viewHost?.schedule(after: .milliseconds(5), repeating: true) {
            let frame = window.frameRect(forContentRect: window.bounds)
            let position = window.frameTopLeftPoint.map { "\(Int($0.x)) \(Int($0.y))" } ?? "none"
            let line = "frame \(position) \(Int(frame.width)) \(Int(frame.height))"
            if line != last { say(line) }
            if window.contentRect(forFrameRect: frame) != window.bounds { say("content differs") }
            last = line
        }
    }
}
