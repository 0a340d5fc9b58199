import Widgets

/// A translucent panel with rounded corners: a slider, a check box, a text field, a button and a list of choices.
final class Panel: View {
    let speed = Slider()
    let isBright = Checkbox(title: "Bright", isOn: true)
    let nameField = TextField(placeholder: "Name")
    let colors = PopUpButton(items: ["Gold", "Silver", "Copper", "Iron", "Tin", "Lead"])
    private(set) var presses = 0
    private lazy var button = Button(title: "Boost") { [weak self] _ in
        self?.presses += 1
        self?.speed.value = 1
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground.withAlphaComponent(0.6)
        layer.cornerRadius = 16
        speed.value = 0.5
        speed.accessibilityLabel = "Speed"
        colors.accessibilityLabel = "Colour"
        for view in [speed, isBright, nameField, button, colors] { addSubview(view) }
    }

    override func layoutSubviews() {
        speed.frame = Rect(x: 16, y: 16, width: 120, height: 24)
        isBright.frame = Rect(x: 146, y: 16, width: 84, height: 24)
        nameField.frame = Rect(x: 236, y: 11, width: 96, height: 34)
        button.frame = Rect(x: 340, y: 11, width: 106, height: 34)
        colors.frame = Rect(x: 456, y: 11, width: 110, height: 34)
    }

    /// Whether the button has the keyboard focus.
    var isButtonFocused: Bool { button.isFirstResponder }
}

/// The head-up display: a label that shows the score, and a button that increases it.
final class HeadUpDisplay: View {
    private let label = Label(text: "Score 0")
    private(set) var score = 0 { didSet { label.text = "Score \(score)" } }
    private lazy var button = Button(title: "+1") { [weak self] _ in self?.score += 1 }

    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(label)
        addSubview(button)
    }

    override func layoutSubviews() {
        label.frame = Rect(x: 0, y: 8, width: 66, height: 24)
        button.frame = Rect(x: 70, y: 3, width: 48, height: 34)
    }
}
