import Widgets

/// A line that takes what is typed at its end: enough for the form of the gallery.
final class EntryField: Control, TextInputClient, BaselineProviding {
    private let placeholder: String
    private let isSecret: Bool
    private let label = Label(text: "")

    var text = "" {
        didSet { if text != oldValue { show() } }
    }

    init(placeholder: String, isSecret: Bool = false) {
        self.placeholder = placeholder
        self.isSecret = isSecret
        super.init(frame: .zero)
        accessibilityIdentifier = placeholder
        backgroundColor = Color(role: .secondarySystemBackground)
        cornerRadius = 8
        borderWidth = 1
        borderColor = Color(role: .controlBorder)
        label.sl.anchors {
            Anchors.centerY
            Anchors.leading.equalToSuper(constant: 10)
            Anchors.trailing.lessThanOrEqualToSuper(constant: -10)
        }.inside(self)
        show()
    }

    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 34) }
    var firstBaseline: LayoutBaseline { label.firstBaseline }
    var caretRect: Rect { Rect(x: label.frame.maxX, y: 6, width: 1, height: 22) }

    override func insertText(_ event: TextInputEvent) {
        if case .commit(let typed) = event.content { text += typed.filter { !$0.isNewline } }
    }

    override func keyDown(with event: KeyEvent) {
        guard event.key.keyCode == .keyboardDeleteOrBackspace else { return super.keyDown(with: event) }
        if !text.isEmpty { text.removeLast() }
    }

    private func show() {
        label.textColor = text.isEmpty ? .secondaryLabel : .label
        label.text = text.isEmpty ? placeholder : isSecret ? String(repeating: "•", count: text.count) : text
        caretMoved()
    }
}

extension Layout {
    /// Puts the layout into `view`, for good.
    func inside(_ view: View) {
        view.sl.sublayout { self }.finalActive()
    }
}
