import Widgets

/// A window with a palette in front of it.
enum ChildScenes {
    /// Opens a document with a palette, whose buttons print that they were pressed, end the relation, and close the document.
    static func palette() {
        let document = Window(title: "Document", size: Size(width: 500, height: 400))
        document.position = Point(x: 40, y: 40)
        let palette = Window(title: "Palette", size: Size(width: 160, height: 120))
        palette.position = Point(x: 200, y: 160)
        palette.onClose = { say("palette closed, parent \(palette.parent?.title ?? "none")") }
        document.onClose = { say("document closed, \(document.childWindows.count) children") }
        add("Draw", at: 20, to: document) { say("drawn") }
        add("Tool", at: 10, to: palette) { say("tool") }
        add("Detach", at: 45, to: palette) {
            document.removeChildWindow(palette)
            say("detached \(palette.isOpen)")
        }
        add("Attach", at: 80, to: palette) {
            document.addChildWindow(palette, ordered: .above)
            say("attached \(document.childWindows.count)")
        }
        document.addChildWindow(palette, ordered: .above)
        document.makeKeyAndVisible()
        Scenes.afterFrame(of: palette) { say("ready \(palette.parent === document)") }
    }

    private static func add(_ title: String, at y: Double, to window: Window, _ action: @escaping () -> Void)
    {
        let button = Button(title: title)
        button.frame = Rect(x: 10, y: y, width: 120, height: 30)
        button.addAction(Action { _ in action() }, for: .primaryActionTriggered)
        window.addSubview(button)
    }
}
