import Widgets

/// Windows whose hints for the window manager change while they are open.
enum HintScenes {
    /// Opens a window of a fixed size with an icon, whose focused button changes its limits, and one that has limits from the start.
    static func hints() {
        let window = Window(title: "Hints", size: Size(width: 300, height: 200))
        window.frameTopLeftPoint = .zero
        window.isResizable = false
        window.miniwindowImage = icon
        let limited = Window(title: "Limited", size: Size(width: 200, height: 100))
        limited.frameTopLeftPoint = Point(x: 400, y: 0)
        (limited.contentMinSize, limited.contentMaxSize) = (
            Size(width: 150, height: 80), Size(width: 450, height: 350)
        )
        limited.makeKeyAndVisible()

        var steps: [() -> Void] = [
            { window.isResizable = true },
            {
                window.contentMinSize = Size(width: 120, height: 90)
                window.contentMaxSize = Size(width: 500, height: 400)
            },
            { window.isResizable = false },
            {
                window.contentMinSize = Size(width: 110, height: 70)
                window.contentMaxSize = Size(width: 600, height: 450)
            },
            { window.isResizable = true },
            { (window.contentMinSize, window.contentMaxSize) = (nil, nil) },
        ]
        let button = Button(title: "Next") { _ in
            if steps.isEmpty { return Application.shared.quit() }
            steps.removeFirst()()
            say("step")
        }
        button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
        window.addSubview(button)
        window.makeKeyAndVisible()
        button.becomeFirstResponder()
        Scenes.afterFrame(of: window) { say("ready") }
    }

    /// Three columns and two rows: opaque, half transparent, and clear.
    private static var icon: Image {
        let row: [UInt32] = [0xFF33_6699, 0x8080_0040, 0]
        return Image(bitmap: Bitmap(width: 3, height: 2, pixels: row + row))
    }
}
