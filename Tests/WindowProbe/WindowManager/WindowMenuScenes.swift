import Widgets

/// Windows with the standard menus.
enum WindowMenuScenes {
    /// Opens two windows with the standard menus, and prints the states of both when one has changed, and the places of the titles.
    static func windowMenus() {
        var last = ""
        let windows = ["One", "Two"].enumerated().map { index, title in
            let window = Window(title: title, size: Size(width: 350, height: 200))
            window.frameTopLeftPoint = Point(x: 20 + 380 * Double(index), y: 150)
            window.menuBar = MenuBar()
            window.windowDidClose = { say("\(title) closed") }
            window.makeKeyAndVisible()
            return window
        }
        Task {
            while true {
                let states = windows.filter(\.isVisible).map { "\($0.title) \(state(of: $0))" }
                let line = "states \(states.joined(separator: ", "))"
                if line != last { say(line) }
                last = line
                try? await Task.sleep(for: .milliseconds(5))
            }
        }
        Scenes.afterFrame(of: windows[1]) {
            for item in windows[1].menuBar?.subviews ?? [] {
                var attributes = AccessibilityAttributes()
                item.describeAccessibility(&attributes)
                say("title \(attributes.label ?? "") \(Int(item.frame.midX)) \(Int(item.frame.midY))")
            }
            say("ready")
        }
    }

    private static func state(of window: Window) -> String {
        var state = window.isKeyWindow ? "key" : "inactive"
        if window.isZoomed { state += " zoomed" }
        if window.isFullScreen { state += " full screen" }
        if window.isMiniaturized { state += " minimised" }
        return state
    }
}
