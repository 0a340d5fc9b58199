import Widgets

/// W1, W8 and W12: label, button and field in a window of 400 x 300.
///
/// The argument is the time in milliseconds that the window stays open after its first frame; 50 by default.
@main
enum StartupBenchmark {
    static func main() {
        Application.main { application in
            let window = Window(title: "Startup", size: Size(width: 400, height: 300))
            window.frameTopLeftPoint = .zero
            let label = Label(text: "Hello, world")
            label.textAlignment = .center
            label.backgroundColor = Color(hex: 0xff00ff)
            label.frame = Rect(x: 8, y: 8, width: 384, height: 24)
            label.font = font
            let button = Button(title: "Press me")
            button.font = font
            button.frame = Rect(x: 8, y: 40, width: 384, height: 34)
            let field = TextField(frame: Rect(x: 8, y: 82, width: 384, height: 34))
            field.font = font
            field.text = "Some text"
            for view in [label, button, field] {
                view.autoresizingMask = .flexibleWidth
                window.addSubview(view)
            }
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
            waitForFirstFrame(window) {
                let stay = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 50
                _ = window.viewHost?.schedule(after: .milliseconds(stay)) { application.quit() }
            }
        }
    }

    static let font = Font.systemFont(ofSize: 14)

    private static func waitForFirstFrame(_ window: Window, _ action: @escaping () -> Void) {
        window.viewHost?.schedule(after: .zero) {
            if window.viewHost?.lastFrameReport == nil { waitForFirstFrame(window, action) } else { action() }
        }
    }
}
