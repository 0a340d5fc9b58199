import Widgets

/// W18 and W20: a focused button in a window of 400 x 300 that opens 20 entries, as a menu (argument `menu`) or as a pop-up button
/// (`combo`), or a second window (`window`).
@main
enum PopupBenchmark {
    static func main() {
        Application.main { _ in
            let window = Window(title: "Popup", size: Size(width: 400, height: 300))
            window.frameTopLeftPoint = .zero
            let titles = (0..<20).map { "Entry \($0)" }
            let control: Control =
                switch CommandLine.arguments.last {
                case "combo": comboBox(titles)
                case "window": windowButton()
                default: menuButton(titles)
                }
            control.frame = Rect(x: 8, y: 8, width: 200, height: 32)
            window.addSubview(control)
            window.makeKeyAndVisible()
            control.becomeFirstResponder()
            // No animation, as in the programs of the other toolkits.
            window.viewHost?.fadesControls = false
        }
    }

    private static func menuButton(_ titles: [String]) -> Control {
        let button = Button(title: "Entries")
        button.menu = Menu(children: titles.map { Action(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private static func comboBox(_ titles: [String]) -> Control {
        let button = PopUpButton(items: titles)
        button.selectItem(at: 0)
        return button
    }

    // MARK: - W20

    private static func windowButton() -> Control {
        let button = Button(title: "Open")
        button.addAction(Action { _ in openSecondWindow() }, for: .primaryActionTriggered)
        return button
    }

    private static func openSecondWindow() {
        let window = SecondWindow(title: "Second", size: Size(width: 400, height: 300))
        window.frameTopLeftPoint = Point(x: 500, y: 100)
        for index in 0..<5 {
            let y = 8 + 40 * Double(index)
            let label = Label(text: "Label \(index)")
            label.frame = Rect(x: 8, y: y, width: 100, height: 32)
            let field = TextField(frame: Rect(x: 116, y: y, width: 160, height: 32))
            field.text = "Value \(index)"
            let button = Button(title: "Button \(index)")
            button.frame = Rect(x: 284, y: y, width: 108, height: 32)
            for view in [label, field, button] { window.addSubview(view) }
        }
        window.makeKeyAndVisible()
        window.viewHost?.fadesControls = false
    }
}

/// A window that Escape closes.
private final class SecondWindow: Window {
    override var keyCommands: [KeyCommand]? {
        [
            KeyCommand(title: "Close", input: KeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                self?.close()
            }
        ]
    }
}
