import Widgets

/// A window whose content has one colour, with the title bar of the desktop or of the toolkit.
enum TitleBarScenes {
    /// Shows a window that prints its size, and reports its state; `borderless` has no title bar, and `busy` draws frames all the time.
    static func titleBar(_ kind: String) {
        Diagnostics.handler = { say("\($0.kind): \($0.message)") }
        let window = Window(title: "Title", size: Size(width: 200, height: 100))
        if kind == "borderless" { window.styleMask = [.resizable] }
        if kind == "dark" { window.overrideUserInterfaceStyle = .dark }
        let content = ReportingContent(frame: window.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(content)
        if kind == "busy" {
            let indicator = ActivityIndicatorView(style: .medium)
            indicator.frame = Rect(x: 10, y: 10, width: 20, height: 20)
            content.addSubview(indicator)
            indicator.startAnimating()
        }
        window.windowDidClose = { say("closed") }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            if kind == "states" { changeStates(of: window) }
        }
    }

    /// Makes the window cover the display, and gives it other styles, and prints its content sizes.
    private static func changeStates(of window: Window) {
        window.styleMask = [.resizable]
        window.styleMask = [.titled, .resizable]
        window.isDocumentEdited = true
        window.toggleFullScreen()
        wait(in: window, isFullScreen: true) {
            say("full screen \(Int(window.bounds.width)) x \(Int(window.bounds.height))")
            window.toggleFullScreen()
            wait(in: window, isFullScreen: false) {
                say("again \(Int(window.bounds.width)) x \(Int(window.bounds.height))")
                window.close()
            }
        }
    }

    private static func wait(
        in window: Window, isFullScreen: Bool, tries: Int = 1000, then next: @escaping () -> Void
    ) {
        let isDone = window.isFullScreen == isFullScreen && (window.bounds.height > 200) == isFullScreen
        if isDone || tries == 0 { return next() }
        _ = window.viewHost?.schedule(after: .milliseconds(20)) {
            wait(in: window, isFullScreen: isFullScreen, tries: tries - 1, then: next)
        }
    }
}

/// A view in one colour that prints its size at each layout, and presses.
private final class ReportingContent: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(hex: 0xc03080)
    }

    override func layoutSubviews() {
        say("size \(Int(bounds.width)) x \(Int(bounds.height)) zoomed \(window?.isZoomed == true)")
    }

    override func mouseDown(with event: MouseEvent) {
        let point = event.location(in: self)
        say("press \(Int(point.x)) \(Int(point.y))")
    }
}
