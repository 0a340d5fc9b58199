import Widgets

/// W18: a focused button in a window of 400 x 300 that opens 20 entries, as a menu (argument `menu`) or as a pop-up button (`combo`).
@main
enum PopupBenchmark {
    static func main() {
        Application.main { _ in
            let window = Window(title: "Popup", size: Size(width: 400, height: 300))
            window.position = .zero
            let titles = (0..<20).map { "Entry \($0)" }
            let control = CommandLine.arguments.last == "combo" ? comboBox(titles) : menuButton(titles)
            control.frame = Rect(x: 8, y: 8, width: 200, height: 32)
            window.addSubview(control)
            window.makeKeyAndVisible()
            control.becomeFirstResponder()
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
}
