import Widgets

final class Counter: ViewController {
    private let label = Label(text: "Nobody has pressed yet")
    private lazy var button = Button(title: "Press me") { [weak self] _ in self?.press() }
    private var presses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.sl.sublayout {
            label.sl.anchors { Anchors.cap.equalToSuper(inwardOffset: 24) }
            button.sl.anchors {
                Anchors.top.equalTo(label, attribute: .bottom, constant: 12)
                Anchors.leading.equalTo(label)
            }
        }.finalActive()
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
