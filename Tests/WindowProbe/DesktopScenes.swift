import Glibc
import Widgets

/// Scenes that use the services of the desktop, on the bus of the environment.
enum DesktopScenes {
    /// Prints the number of connections to the bus before and after the first frame, and the appearance with its changes.
    static func appearance() {
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        say("before \(connectionCount)")
        say("first \(window.appearance.style)")
        let watcher = FirstFrame(frame: window.bounds)
        watcher.onDraw = { say("first frame \(connectionCount)") }
        window.addSubview(watcher)
        let button = Button(title: "Accent")
        button.configuration.style = .filled
        button.frame = Rect(x: 20, y: 20, width: 120, height: 40)
        window.addSubview(button)
        window.makeKeyAndVisible()
        var changes = 0
        Application.shared.onDesktopSettingsChange = {
            changes += 1
            let theme = window.effectiveAppearance
            say("connected \(connectionCount)")
            say("scale \(theme.textScale)")
            say("theme \(theme.style) \(theme.contrast) \(theme.prefersReducedMotion)")
            let settings = Application.shared.desktopSettings
            say("text \(settings.textScalingFactor ?? 0) \(settings.fontName ?? "-")")
            say("changes \(changes)")
        }
        Diagnostics.handler = { say("diagnostic \($0.kind)") }
        Scenes.afterFrame(of: window) { say("ready") }
    }

    /// Shows a menu bar and a status item with a menu, and prints the choices of the user.
    static func statusItem() {
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        window.menuBar = MenuBar()
        window.makeKeyAndVisible()
        let item = StatusBar.system.statusItem()
        item.image = Image(systemName: "play.fill")
        item.menu = Menu(children: [
            Action(title: "Pause") { _ in say("pause") },
            Action(title: "Quit") { _ in Application.shared.quit() },
        ])
        Scenes.afterFrame(of: window) { say("ready") }
    }

    /// Presents an open panel or, with the arguments "save" and a folder, a save panel in the folder, and prints its result.
    ///
    /// With the argument "small", the window is smaller than the toolkit's own dialog. With "closing" and a path, it closes when there is a file at
    /// the path, and another window stays open. With "impatient", the portal has 100 milliseconds to accept the dialog.
    static func panel() {
        let isSmall = CommandLine.arguments.contains("small")
        let isClosing = CommandLine.arguments.contains("closing")
        let window = Scenes.makeWindow(
            isSmall ? Size(width: 300, height: 200) : Size(width: 700, height: 500))
        let controller = ViewController()
        window.rootViewController = controller
        if isClosing { Scenes.makeWindow(Size(width: 100, height: 100)).makeKeyAndVisible() }
        if CommandLine.arguments.contains("impatient") {
            Application.shared.services.fileDialogAcceptance = .milliseconds(100)
        }
        window.makeKeyAndVisible()
        Diagnostics.handler = { say("diagnostic \($0.kind)") }
        Scenes.afterFrame(of: window) {
            say("ready")
            Task {
                let isSave = CommandLine.arguments.dropFirst(2).first == "save"
                let panel = isSave ? SavePanel() : OpenPanel()
                panel.directoryPath = isSave ? CommandLine.arguments.last : "/"
                if isSave { panel.nameFieldStringValue = "Untitled.txt" }
                panel.title = "Probe panel"
                let response = await panel.begin(for: window)
                say("panel \(response) \(panel.path ?? "-")")
                say("presents \(controller.presentedViewController != nil)")
            }
            _ = window.viewHost?.schedule(after: .milliseconds(20), repeating: true) {
                if controller.presentedViewController != nil { say("own dialog") }
                if isClosing, access(CommandLine.arguments.last ?? "", F_OK) == 0 { window.close() }
                guard let sheet = window.attachedSheet, sheet.viewHost?.lastFrameReport != nil else { return }
                say("modal window \(sheet.title) \(sheet.bounds.width >= 480 && sheet.bounds.height >= 360)")
            }
        }
    }

    /// The number of sockets of this process that are connected to the bus of the environment.
    ///
    /// SDL opens one of them when it initialises the display, and maps libdbus for it.
    private static var connectionCount: Int {
        guard let variable = getenv("DBUS_SESSION_BUS_ADDRESS") else { return 0 }
        let bus = String(cString: variable)
        return (Int32(0)..<256).count { file in
            var address = sockaddr_un()
            var length = socklen_t(MemoryLayout<sockaddr_un>.size)
            let isSocket = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &length) == 0 }
            }
            guard isSocket, address.sun_family == UInt16(AF_UNIX) else { return false }
            let path = withUnsafeBytes(of: address.sun_path) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            return !path.isEmpty && bus.hasPrefix("unix:path=" + path)
        }
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
