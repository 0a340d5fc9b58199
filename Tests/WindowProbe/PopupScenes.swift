import Widgets

/// Menus, lists and popovers that are larger than their window.
enum PopupScenes {
    // A recogniser does not retain its target.
    private static let pointer = PointerReport()

    /// Shows a small window with a button that opens a menu, and a pop-up button with more entries than the display is high.
    ///
    /// Prints the number of popups in windows of their own, whether a menu is displayed, whenever one of them changes, and each choice.
    static func popups() {
        let window = Window(title: "Probe", size: Size(width: 260, height: 80))
        window.frameTopLeftPoint = Point(x: 100, y: 100)
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
        button.addGestureRecognizer(HoverGestureRecognizer(target: pointer, action: PointerReport.hover))
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        Application.shared.onWillTerminate = { say("saved") }
        watchPopups(of: window, menuOf: button)
        Scenes.afterFrame(of: window) { say("ready") }
        if CommandLine.arguments.last == "closing" {
            Scenes.afterFrame(of: window) {
                _ = button.accessibilityActivate()
                _ = window.viewHost?.schedule(after: .milliseconds(50)) { window.close() }
            }
        }
    }

    /// Shows a small window with a combo box of twelve items, and a button that reports presses.
    ///
    /// Prints the number of popups in windows of their own when it changes, and each choice.
    static func comboBox() {
        let window = Window(title: "Probe", size: Size(width: 260, height: 80))
        window.frameTopLeftPoint = Point(x: 100, y: 100)
        let box = ComboBox(items: (0..<12).map { "Item \($0)" })
        box.frame = Rect(x: 10, y: 10, width: 160, height: 32)
        box.addAction(Action { [weak box] _ in say("chosen \(box?.text ?? "")") }, for: .valueChanged)
        let button = Button(title: "Press")
        button.frame = Rect(x: 180, y: 10, width: 70, height: 32)
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        for view in [box, button] { window.addSubview(view) }
        window.makeKeyAndVisible()
        box.becomeFirstResponder()
        watchPopups(of: window)
        Scenes.afterFrame(of: window) { say("ready") }
    }

    private static func menu() -> Menu {
        func action(_ title: String) -> Action { Action(title: title) { _ in say("chosen \(title)") } }
        return Menu(children: [
            action("New"), action("Open"), Menu(title: "More", children: [action("One"), action("Two")]),
            action("Quit"),
        ])
    }

    /// Shows a window of one colour, with buttons that open a menu, a list, and a popover at each edge, and one that has a tool tip.
    ///
    /// The buttons are 100 points wide and 30 high, in rows of three, and the window fills the display. Prints the number of popups in
    /// windows of their own when it changes.
    static func outlines() {
        let window = Window(title: "Outlines", size: Size(width: 5000, height: 5000))
        window.frameTopLeftPoint = .zero
        window.backgroundColor = Color(red: 0, green: 0, blue: 1)
        let menu = Button(title: "Menu")
        menu.menu = self.menu()
        menu.showsMenuAsPrimaryAction = true
        let tip = Button(title: "Tool tip")
        tip.toolTip = "A tool tip"
        func button(_ edge: RectEdge) -> Button {
            let popover = Popover()
            popover.contentViewController = ViewController()
            popover.contentSize = Size(width: 120, height: 90)
            let button = Button(title: "\(edge)")
            button.addAction(
                Action { [unowned button] _ in
                    popover.show(relativeTo: button.bounds, of: button, preferredEdge: edge)
                }, for: .primaryActionTriggered)
            return button
        }
        let list = PopUpButton(items: ["First", "Second", "Third"])
        let views = [menu, button(.maxX), list, button(.minY), button(.maxY), button(.minX), tip]
        for (index, view) in views.enumerated() {
            let (column, row) = (Double(index % 3), Double(index / 3))
            view.frame = Rect(x: 20 + column * 120, y: 95 + row * 35, width: 100, height: 30)
            window.addSubview(view)
        }
        window.makeKeyAndVisible()
        watchPopups(of: window, menuOf: menu)
        Scenes.afterFrame(of: window) { say("ready") }
    }

    private static func watchPopups(of window: Window, menuOf button: Button? = nil) {
        var (count, isTrackingMenu) = (0, false)
        _ = window.viewHost?.schedule(after: .milliseconds(5), repeating: true) {
            [weak window, weak button] in
            guard let host = window?.viewHost else { return }
            if host.popups.count != count {
                count = host.popups.count
                say("popups \(count)")
            }
            if let button, button.isTrackingMenu != isTrackingMenu {
                isTrackingMenu.toggle()
                say("menu \(isTrackingMenu)")
            }
        }
    }
}

/// Prints once that the pointer is over a view: then the display server shows the window and sends it events.
private final class PointerReport {
    private var isPrinted = false

    func hover(_ recognizer: HoverGestureRecognizer) {
        if isPrinted { return }
        isPrinted = true
        say("pointer over the button")
    }
}
