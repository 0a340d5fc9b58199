import Widgets

/// A window with a palette in front of it.
enum ChildScenes {
    /// Opens a document with a palette, whose buttons print that they were pressed, and begin and end the relation.
    ///
    /// Buttons of the document maximise it and restore it, and move it by 30 points.
    static func palette() {
        let document = Window(title: "Document", size: Size(width: 500, height: 400))
        document.frameTopLeftPoint = Point(x: 40, y: 40)
        let palette = Window(title: "Palette", size: Size(width: 160, height: 120))
        palette.frameTopLeftPoint = Point(x: 200, y: 160)
        palette.windowDidClose = { say("palette closed, parent \(palette.parent?.title ?? "none")") }
        document.windowDidClose = { say("document closed, \(document.childWindows.count) children") }
        add("Draw", at: 20, to: document) { say("drawn") }
        add("Zoom", at: 60, to: document) { document.zoom() }
        add("Move", at: 100, to: document) {
            document.frameTopLeftPoint = document.frameTopLeftPoint.map { Point(x: $0.x + 30, y: $0.y + 30) }
        }
        add("Tool", at: 10, to: palette) { say("tool") }
        add("Detach", at: 45, to: palette) {
            document.removeChildWindow(palette)
            say("detached \(palette.isVisible)")
        }
        add("Attach", at: 80, to: palette) {
            document.addChildWindow(palette, ordered: .above)
            say("attached \(document.childWindows.count)")
        }
        document.addChildWindow(palette, ordered: .above)
        document.makeKeyAndVisible()
        Scenes.afterFrame(of: palette) { say("ready \(palette.parent === document)") }
        var isZoomed = false
        _ = document.viewHost?.schedule(after: .milliseconds(5), repeating: true) {
            if document.isZoomed != isZoomed { say("zoomed \(!isZoomed)") }
            isZoomed = document.isZoomed
        }
    }

    private static func add(_ title: String, at y: Double, to window: Window, _ action: @escaping () -> Void)
    {
        let button = Button(title: title)
        button.frame = Rect(x: 10, y: y, width: 120, height: 30)
        button.addAction(Action { _ in action() }, for: .primaryActionTriggered)
        window.addSubview(button)
    }
}
