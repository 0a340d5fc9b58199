import Widgets

/// Texts that are too long for the desktop's clipboard.
enum ClipboardScenes {
    /// Offers 20 MB, then pastes the text that another program offers whenever the button is pressed.
    static func exchange() {
        Diagnostics.handler = { say("\($0.kind) \($0.subject)") }
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        let button = Button(title: "Paste")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 34)
        button.addAction(
            Action { _ in say("pasted \(Pasteboard.general.string?.utf8.count ?? 0)") },
            for: .primaryActionTriggered)
        window.addSubview(button)
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            let text = String(repeating: "0123456789", count: 2_000_000)
            Pasteboard.general.string = text
            Pasteboard.primary.string = text
            say("kept \(Pasteboard.general.string?.utf8.count ?? 0)")
            say("ready")
        }
    }
}
