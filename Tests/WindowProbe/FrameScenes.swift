import Widgets

/// Windows with a frame that is restored at the next launch, and dialogs that block all windows.
enum FrameScenes {
    /// Opens a window whose frame is restored, prints the frame, and moves it; `keep`, `full`, `zoom` and `restore` print each change
    /// instead, and the last three change the state of the window.
    static func frame(_ kind: String) {
        let window = Window(title: "Frame", size: Size(width: 200, height: 100))
        window.restorationIdentifier = "document"
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            switch kind {
            case "full": window.toggleFullScreen()
            case "zoom": window.zoom()
            case "keep", "restore": break
            default:
                say(description(of: window))
                window.frameTopLeftPoint = Point(x: 120, y: 90)
                _ = window.viewHost?.schedule(after: .milliseconds(100)) { window.close() }
                return
            }
            report(window, after: "", restores: kind == "restore")
        }
    }

    private static func description(of window: Window) -> String {
        let position = window.frameTopLeftPoint.map { "\(Int($0.x)), \(Int($0.y))" } ?? "none"
        let state = window.isFullScreen ? ", full screen" : window.isZoomed ? ", zoomed" : ""
        return "frame \(position), \(Int(window.bounds.width)) x \(Int(window.bounds.height))\(state)"
    }

    /// Prints the frame whenever it has changed; with `restores`, a maximised window is restored once.
    private static func report(_ window: Window, after last: String, restores: Bool) {
        let description = description(of: window)
        if description != last { say(description) }
        let isRestored = restores && window.isZoomed
        if isRestored { window.zoom() }
        _ = window.viewHost?.schedule(after: .milliseconds(20)) {
            report(window, after: description, restores: restores && !isRestored)
        }
    }

    /// Opens two windows, and a dialog that blocks both until its button is pressed.
    static func modal() {
        for (index, title) in ["First", "Second"].enumerated() {
            let window = Window(title: title, size: Size(width: 200, height: 100))
            window.frameTopLeftPoint = Point(x: Double(index) * 300, y: 0)
            window.addSubview(makeButton("Press") { say("pressed \(title)") })
            window.makeKeyAndVisible()
            if title == "Second" { Scenes.afterFrame(of: window) { runDialog() } }
        }
    }

    /// Opens a dialog that blocks all windows of a program that has no other one.
    static func modalAlone() { runDialog() }

    private static func runDialog() {
        let dialog = Window(title: "Modal", size: Size(width: 200, height: 100))
        dialog.frameTopLeftPoint = Point(x: 300, y: 300)
        dialog.addSubview(makeButton("OK") { Application.shared.stopModal(withCode: .ok) })
        dialog.scheduleWhenOpen { say("ready") }
        Task { say("answer \(await Application.shared.runModal(for: dialog).rawValue)") }
    }

    private static func makeButton(_ title: String, _ body: @escaping () -> Void) -> Button {
        let button = Button(title: title)
        button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
        button.addAction(Action { _ in body() }, for: .primaryActionTriggered)
        return button
    }
}
