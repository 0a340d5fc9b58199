import Widgets

/// Windows and popups beside panels and the windows of other programs.
enum WorkAreaScenes {
    /// Opens a window with a button, and prints the visible frame of the display whenever it has changed.
    ///
    /// The button opens a menu, and is at the bottom of the window, whose top left corner is at (100, 300). With `large`, the window is 600
    /// by 200 points large, and placed by the toolkit.
    static func workArea(_ kind: String) {
        let isLarge = kind == "large"
        let size = isLarge ? Size(width: 600, height: 200) : Size(width: 200, height: 80)
        let window = Window(title: "Area", size: size)
        if !isLarge { window.frameTopLeftPoint = Point(x: 100, y: 300) }
        let button = Button(title: "Menu")
        button.frame = Rect(x: 10, y: 40, width: 100, height: 32)
        button.menu = Menu(children: (1...5).map { number in Action(title: "Item \(number)") { _ in } })
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        watchPopups(of: window)
        Scenes.afterFrame(of: window) { say("ready") }
        Task {
            var last: Rect?
            while true {
                let area = Screen.main?.visibleFrame
                if let area, area != last {
                    say("area \(Int(area.minX)) \(Int(area.minY)) \(Int(area.width)) \(Int(area.height))")
                }
                last = area
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
    }

    /// Shows a button that opens a popover below it, in a window whose top left corner is at (100, 100).
    static func popover() {
        let window = Window(title: "Popover", size: Size(width: 260, height: 80))
        window.frameTopLeftPoint = Point(x: 100, y: 100)
        let popover = Popover()
        popover.contentViewController = ViewController()
        popover.contentSize = Size(width: 120, height: 90)
        let button = Button(title: "Show") { button in
            guard let button = button.sender as? View else { return }
            popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
        }
        button.frame = Rect(x: 10, y: 10, width: 110, height: 32)
        window.addSubview(button)
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        watchPopups(of: window)
        Scenes.afterFrame(of: window) { say("ready") }
    }

    private static func watchPopups(of window: Window) {
        var count = 0
        _ = window.viewHost?.schedule(after: .milliseconds(5), repeating: true) { [weak window] in
            guard let host = window?.viewHost, host.popups.count != count else { return }
            count = host.popups.count
            say("popups \(count)")
        }
    }
}
