import Glibc
import Widgets

/// Scenes that use the services of the desktop, on the bus of the environment.
enum DesktopScenes {
    /// Prints whether libdbus is loaded before and after the first frame, and the appearance with its changes.
    static func appearance() {
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        say("before \(isLibraryLoaded)")
        say("first \(window.appearance.style)")
        let watcher = FirstFrame(frame: window.bounds)
        watcher.onDraw = { say("first frame \(isLibraryLoaded)") }
        window.addSubview(watcher)
        window.makeKeyAndVisible()
        Application.shared.onDesktopSettingsChange = {
            let theme = window.effectiveTheme
            say("theme \(theme.style) \(theme.contrast) \(theme.prefersReducedMotion)")
        }
        Diagnostics.handler = { say("diagnostic \($0.kind)") }
        Scenes.afterFrame(of: window) { say("ready") }
    }

    /// Shows a status item with a menu, and prints the choices of the user.
    static func statusItem() {
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        window.makeKeyAndVisible()
        let item = StatusBar.system.statusItem()
        item.image = Image(systemName: "play.fill")
        item.menu = Menu(children: [
            Action(title: "Pause") { _ in say("pause") },
            Action(title: "Quit") { _ in Application.shared.quit() },
        ])
        Scenes.afterFrame(of: window) { say("ready") }
    }

    /// Presents an open panel, and prints its result.
    static func panel() {
        let window = Scenes.makeWindow(Size(width: 700, height: 500))
        let controller = ViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Diagnostics.handler = { say("diagnostic \($0.kind)") }
        Scenes.afterFrame(of: window) {
            say("ready")
            Task {
                let panel = OpenPanel()
                panel.directoryPath = "/"
                let response = await panel.begin(for: window)
                say("panel \(response) \(panel.path ?? "-")")
                say("presents \(controller.presentedViewController != nil)")
            }
            _ = window.host?.schedule(after: .milliseconds(20), repeating: true) {
                if controller.presentedViewController != nil { say("own dialog") }
            }
        }
    }

    private static var isLibraryLoaded: Bool {
        guard let handle = dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_NOLOAD) else { return false }
        dlclose(handle)
        return true
    }
}

/// A view that notifies of its first drawing.
private final class FirstFrame: View {
    var onDraw: (() -> Void)?

    override func draw(_ canvas: Canvas) {
        onDraw?()
        onDraw = nil
    }
}
