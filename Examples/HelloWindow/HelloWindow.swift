import Widgets

final class Counter: ViewController {
    private let label = Label(text: "Nobody has pressed yet")
    private lazy var button = Button(title: "Press me") { [weak self] _ in self?.press() }
    private var presses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [label, button] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        label.frame = Rect(x: 24, y: 24, width: view.bounds.width - 48, height: 24)
        button.frame = Rect(x: 24, y: 60, width: 120, height: 34)
    }

    private func press() {
        presses += 1
        label.text = "Pressed \(presses) times"
    }
}

@main enum Hello {
    static func main() {
        Application.main { _ in
            let window = Window(title: "Hello", size: Size(width: 320, height: 120))
            window.rootViewController = Counter()
            window.makeKeyAndVisible()
        }
    }
}
