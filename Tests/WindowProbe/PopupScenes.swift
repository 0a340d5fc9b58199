import Widgets

/// Menus, lists and popovers that are larger than their window.
enum PopupScenes {
    /// Shows a small window with a button that opens a menu, and a pop-up button with more entries than the display is high.
    ///
    /// Prints the number of popups in windows of their own, whether a menu is displayed, whenever one of them changes, and each choice.
    static func popups() {
        let window = Window(title: "Probe", size: Size(width: 260, height: 80))
        window.position = Point(x: 100, y: 100)
        let button = Button(title: "Actions")
        button.frame = Rect(x: 10, y: 10, width: 110, height: 32)
        button.menu = menu()
        button.showsMenuAsPrimaryAction = true
        let list = PopUpButton(items: (0..<60).map { "Entry \($0)" })
        list.frame = Rect(x: 130, y: 10, width: 120, height: 32)
        list.addAction(
            Action { [weak list] _ in say("selected \(list?.titleOfSelectedItem ?? "none")") },
            for: .valueChanged)
        for view in [button, list] { window.addSubview(view) }
        let pointer = PointerReport()
        button.addGestureRecognizer(HoverGestureRecognizer(target: pointer, action: PointerReport.hover))
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        Application.shared.onWillTerminate = { say("saved") }
        watchPopups(of: window, menuOf: button, pointer)
        Scenes.afterFrame(of: window) { say("ready") }
        if CommandLine.arguments.last == "closing" {
            Scenes.afterFrame(of: window) {
                _ = button.accessibilityActivate()
                _ = window.host?.schedule(after: .milliseconds(50)) { window.close() }
            }
        }
    }

    private static func menu() -> Menu {
        func action(_ title: String) -> Action { Action(title: title) { _ in say("chosen \(title)") } }
        return Menu(children: [
            action("New"), action("Open"), Menu(title: "More", children: [action("One"), action("Two")]),
            action("Quit"),
        ])
    }

    private static func watchPopups(of window: Window, menuOf button: Button, _ pointer: PointerReport) {
        var (count, isShowingMenu) = (0, false)
        _ = window.host?.schedule(after: .milliseconds(5), repeating: true) { [weak window, weak button] in
            guard let button, let host = window?.host else { return }
            pointer.print()
            if host.popups.count != count {
                count = host.popups.count
                say("popups \(count)")
            }
            if button.isShowingMenu != isShowingMenu {
                isShowingMenu.toggle()
                say("menu \(isShowingMenu)")
            }
        }
    }
}

/// Prints once that the pointer is over a view: then the display server shows the window and sends it events.
private final class PointerReport {
    private var isOver = false
    private var isPrinted = false

    func hover(_ recognizer: HoverGestureRecognizer) { isOver = true }

    func print() {
        if isOver, !isPrinted {
            isPrinted = true
            say("pointer over the button")
        }
    }
}
