import Widgets

/// A window that its controller changes when the view appears.
enum AppearingScene {
    private final class Controller: ViewController {
        var action: ((Window) -> Void)?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if let window = view.window { action?(window) }
        }
    }

    /// Sets title, size and position of the window, or closes it if `name` is "close".
    static func appearing(_ name: String) {
        let window = Window(title: "Opening", size: Size(width: 200, height: 100))
        window.windowDidClose = { say("closed") }
        let controller = Controller()
        controller.action = { window in
            say("visible \(window.isVisible)")
            if name == "close" { return window.close() }
            window.title = "Appeared"
            window.isDocumentEdited = true
            window.setContentSize(Size(width: 300, height: 150))
            window.frameTopLeftPoint = Point(x: 120, y: 90)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if window.isVisible { Scenes.afterFrame(of: window) { say("ready") } }
    }
}
