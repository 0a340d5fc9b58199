import Widgets

/// W1, W8 and W12: label, button and field in a window of 400 x 300.
///
/// The argument is how many milliseconds the window stays after its first frame; 50 unless given.
@main
enum StartupBenchmark {
    static func main() {
        let stay = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 50
        Application.main { application in
            let window = Window(title: "Startup", size: Size(width: 400, height: 300))
            window.position = .zero
            let label = Label(text: "Hello, world")
            label.textAlignment = .center
            label.backgroundColor = Color(hex: 0xff00ff)
            label.frame = Rect(x: 8, y: 8, width: 384, height: 24)
            label.font = font
            let button = Button(title: "Press me")
            button.font = font
            button.frame = Rect(x: 8, y: 40, width: 384, height: 34)
            let field = Field(frame: Rect(x: 8, y: 82, width: 384, height: 34))
            for view in [label, button, field] {
                view.autoresizingMask = .flexibleWidth
                window.addSubview(view)
            }
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
            waitForFirstFrame(window) {
                _ = window.host?.schedule(after: .milliseconds(stay)) { application.quit() }
            }
        }
    }

    static let font = Font.systemFont(ofSize: 14)

    private static func waitForFirstFrame(_ window: Window, _ action: @escaping () -> Void) {
        window.host?.schedule(after: .zero) {
            if window.host?.lastFrameReport == nil { waitForFirstFrame(window, action) } else { action() }
        }
    }
}

/// A one-line field as far as this workload needs one: ground, border, text, a caret that does not blink, typed text
/// goes to the end.
private final class Field: View, TextInputClient {
    @ViewInvalidating(.display) var text = "Some text"

    override var canBecomeFirstResponder: Bool { true }

    var caretRect: Rect {
        let run = Typesetter.shared.run(text, font: StartupBenchmark.font, scale: contentScaleFactor)
        return Rect(x: 9 + run.width, y: 8, width: 1, height: 18)
    }

    override func insertText(_ event: TextInputEvent) {
        if case .commit(let typed) = event.content { text += typed }
    }

    override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, Color(role: .secondarySystemBackground), cornerRadius: 9)
        canvas.strokeBorder(bounds, Color(role: .controlBorder), cornerRadius: 9)
        let run = Typesetter.shared.run(text, font: StartupBenchmark.font, scale: canvas.scale)
        let baseline = bounds.midY + (run.ascent - run.descent) / 2
        canvas.draw(run, at: Point(x: 9, y: baseline), color: .label)
        if isFirstResponder {
            canvas.fill(
                Rect(x: 9 + run.width, y: baseline - run.ascent, width: 1, height: run.ascent + run.descent),
                .label)
        }
    }
}
