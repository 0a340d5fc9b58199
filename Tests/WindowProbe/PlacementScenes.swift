import Widgets

/// The placement and the initial focus of windows.
enum PlacementScenes {
    /// Opens a window with a minimum size, one that is larger than the display, and a third one without a position.
    static func places() {
        let small = Window(title: "Small", size: Size(width: 100, height: 50))
        small.contentMinSize = Size(width: 240, height: 160)
        let large = Window(title: "Large", size: Size(width: 5000, height: 5000))
        let third = Window(title: "Third", size: Size(width: 200, height: 100))
        for window in [small, large, third] {
            window.makeKeyAndVisible()
            say("\(window.title) \(Int(window.bounds.width)) x \(Int(window.bounds.height))")
        }
        Scenes.afterFrame(of: third) { say("ready") }
    }

    /// Opens a dialog over a window in the middle of the display, and then, over the same window at the bottom right, the same one again.
    static func dialogs() {
        let owner = Window(title: "Owner", size: Size(width: 300, height: 200))
        owner.frameTopLeftPoint = Point(x: 120, y: 80)
        owner.makeKeyAndVisible()
        let dialog = Window(title: "Dialog", size: Size(width: 200, height: 100))
        Scenes.afterFrame(of: owner) {
            Task {
                for position in [owner.frameTopLeftPoint, Point(x: 640, y: 480)] {
                    owner.frameTopLeftPoint = position
                    dialog.scheduleWhenOpen { say("opened") }
                    let button = Button(title: "OK") { [weak owner, weak dialog] _ in
                        if let dialog { owner?.endSheet(dialog, returnCode: .ok) }
                    }
                    button.frame = dialog.bounds
                    dialog.addSubview(button)
                    _ = await owner.beginSheet(dialog)
                    say("closed")
                }
            }
        }
    }

    /// Prints the initial focus of three windows: by default, as the controller prefers, and with a button below the visible part.
    static func focus() {
        let plain = Scenes.makeWindow(Size(width: 200, height: 100))
        addFields(to: plain)
        let preferring = Scenes.makeWindow(Size(width: 200, height: 100))
        preferring.rootViewController = PreferringController()
        let scrolled = Scenes.makeWindow(Size(width: 200, height: 100))
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        area.contentSize = Size(width: 200, height: 1000)
        let button = Button(title: "Far below")
        button.frame = Rect(x: 0, y: 900, width: 100, height: 34)
        area.addSubview(button)
        scrolled.addSubview(area)
        for window in [plain, preferring, scrolled] { window.makeKeyAndVisible() }
        Scenes.afterFrame(of: scrolled) {
            for fields in [plain.subviews, preferring.rootViewController?.view.subviews ?? []] {
                let focused = fields.first { $0.isFirstResponder } as? TextField
                say("focus \(focused?.placeholder ?? "none")")
            }
            say("offset \(area.contentOffset.y), button \(button.isFirstResponder)")
            Application.shared.quit()
        }
    }

    fileprivate static func addFields(to view: View) {
        for (name, y) in [("first", 10.0), ("second", 54)] {
            let field = TextField(placeholder: name)
            field.frame = Rect(x: 10, y: y, width: 150, height: 34)
            view.addSubview(field)
        }
    }
}

private final class PreferringController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        PlacementScenes.addFields(to: view)
    }

    override var preferredFocusedView: View? { view.subviews.last }
}
