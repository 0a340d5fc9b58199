import Widgets

extension Scenes {
    /// Shows a menu bar and a text field, and prints the titles of opened menus, the chosen items and the text.
    static func menu() {
        let window = makeWindow(Size(width: 400, height: 300))
        let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
        field.addAction(Action { [weak field] _ in say("field \(field?.text ?? "")") }, for: .editingChanged)
        let controller = MenuSceneController()
        controller.view.addSubview(field)
        window.rootViewController = controller
        window.menuBar = MenuBar()
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        afterFrame(of: window) { say("ready") }
        watchMenus(of: window, inPopups: true)
    }

    /// Prints the titles of opened menus of the bar; `inPopups` once they have windows of their own, which there are none of on Wayland.
    static func watchMenus(of window: Window, inPopups: Bool) {
        var shown: String?
        _ = window.viewHost?.schedule(after: .milliseconds(5), repeating: true) { [weak window] in
            guard let window, let bar = window.menuBar else { return }
            if inPopups, window.viewHost?.popups.isEmpty != false { return }
            for item in bar.subviews {
                var attributes = AccessibilityAttributes()
                item.describeAccessibility(&attributes)
                guard attributes.states.contains(.expanded), attributes.label != shown else { continue }
                shown = attributes.label
                say("open \(attributes.label ?? "")")
            }
        }
    }
}

/// A controller that adds a menu to the standard ones.
private final class MenuSceneController: ViewController {
    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        let second = KeyCommand(title: "Second", input: "t", modifierFlags: .control) { _ in
            say("chosen second")
        }
        second.mnemonic = "s"
        builder.insertSibling(
            Menu(title: "Test", children: [Action(title: "First") { _ in say("chosen first") }, second]),
            afterMenu: .edit)
    }
}
