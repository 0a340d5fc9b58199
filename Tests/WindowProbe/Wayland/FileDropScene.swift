import CSDL2
import Glibc
import Widgets

/// A window on Wayland on which files are dropped.
enum FileDropScene {
    /// Shows a well that fills a window.
    ///
    /// With `sent` and a path, the window receives the events that SDL reports for a drop as soon as there is a file at the path, and with `twice`
    /// two drops. With `late`, it receives one at once.
    static func dropFiles(_ kind: String, path: String) {
        let window = Widgets.Window(title: "Well", size: Size(width: 200, height: 100))
        let well = PrintingWell("Well", frame: window.bounds)
        well.backgroundColor = Color(hex: 0x30A070)
        window.addSubview(well)
        Diagnostics.handler = { say("diagnostic \($0.message)") }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            switch kind {
            case "late": send()
            case "sent": sendWhenRequested(path, count: 1, in: window)
            case "twice": sendWhenRequested(path, count: 2, in: window)
            default: break
            }
        }
    }

    private static func sendWhenRequested(_ path: String, count: Int, in window: Widgets.Window) {
        _ = window.viewHost?.schedule(after: .milliseconds(5)) {
            if access(path, F_OK) != 0 { return sendWhenRequested(path, count: count, in: window) }
            for _ in 0..<count { send() }
            say("sent")
        }
    }

    private static func send() {
        func send(_ type: SDL_EventType, _ file: String? = nil) {
            var event = SDL_Event()
            event.drop.type = type.rawValue
            if let file { event.drop.file = SDL_strdup(file) }
            SDL_PushEvent(&event)
        }
        send(SDL_DROPBEGIN)
        for file in ["/etc/passwd", "/nowhere/x"] { send(SDL_DROPFILE, file) }
        send(SDL_DROPCOMPLETE)
    }
}
