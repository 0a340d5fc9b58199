import CSDL2
import Widgets

/// A window that receives the events that SDL reports when files are dropped on Wayland.
enum FileDropScene {
    /// Shows a well that fills a window, and sends it the events.
    static func dropFiles() {
        let window = Widgets.Window(title: "First", size: Size(width: 300, height: 200))
        window.addSubview(PrintingWell("First", frame: window.bounds))
        let button = Button(title: "Press")
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        button.frame = Rect(x: 0, y: 0, width: 300, height: 60)
        window.addSubview(button)
        Diagnostics.handler = { say("diagnostic \($0.message)") }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            let files = ["/etc/passwd", "/nowhere/x"]
            for kind in [SDL_DROPBEGIN] + files.map({ _ in SDL_DROPFILE }) + [SDL_DROPCOMPLETE] {
                var event = SDL_Event()
                event.drop.type = kind.rawValue
                event.drop.windowID = 1
                if kind == SDL_DROPFILE { event.drop.file = SDL_strdup(files[sent]) }
                if kind == SDL_DROPFILE { sent += 1 }
                SDL_PushEvent(&event)
            }
        }
    }

    /// The number of files that have been sent.
    private static var sent = 0
}
