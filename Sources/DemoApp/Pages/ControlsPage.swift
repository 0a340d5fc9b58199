import Widgets

/// Buttons, check boxes, sliders and labels in their states.
final class ControlsPage: Page {
    private let countLabel = Label(text: "Nobody has pressed it yet")
    private let percentLabel = Label(text: "40 %")
    private let mixLabel = Label(text: "")
    private var presses = 0

    init() {
        super.init(
            title: "Controls",
            lead: "Pointer and keyboard: Tab moves on, Space presses, arrows change values.")
        add(buttons())
        add(sliders())
        add(checkBoxes())
        add(labels())
    }

    private func buttons() -> Card {
        let card = Card(title: "Buttons")
        let press = Button(title: "Press me") { [weak self] _ in self?.pressed() }
        press.accessibilityIdentifier = "press"
        press.configuration.style = .filled
        countLabel.accessibilityIdentifier = "count"
        countLabel.textColor = .secondaryLabel
        card.addRow(press, FlexibleLabel(countLabel))
        let share = button("Share", "square.and.arrow.up", .tinted)
        let options = button("Options", "gearshape", .plain)
        card.addRow(share, options)
        let delete = button("Delete", "trash", .filled)
        delete.role = .destructive
        card.addRow(delete, Button(title: "Cancel"))
        let print = button("Print", "printer", .gray)
        print.isEnabled = false
        card.addRow(tool("bold", "Bold"), tool("italic", "Italic"), tool("underline", "Underline"), print)
        return card
    }

    private func button(_ title: String, _ symbol: String, _ style: ButtonConfiguration.Style) -> Button {
        let button = Button(title: title)
        button.configuration.style = style
        button.configuration.image = Image(systemName: symbol)
        return button
    }

    /// Returns a button without a title, as in a tool bar.
    private func tool(_ symbol: String, _ name: String) -> Button {
        let button = button("", symbol, .gray)
        button.configuration.title = nil
        button.accessibilityLabel = name
        button.toolTip = name
        return button
    }

    private func pressed() {
        presses += 1
        countLabel.text = presses == 1 ? "Pressed once" : "Pressed \(presses) times"
    }

    private func sliders() -> Card {
        let card = Card(title: "Sliders")
        let volume = Slider()
        volume.accessibilityIdentifier = "volume"
        volume.accessibilityLabel = "Volume"
        volume.restorationIdentifier = "volume"
        volume.value = 0.4
        volume.addAction(
            Action { [weak self, weak volume] _ in
                guard let volume else { return }
                self?.percentLabel.text = "\(Int((volume.value * 100).rounded())) %"
                volume.invalidateRestorableState()
            }, for: .valueChanged)
        percentLabel.textAlignment = .right
        card.addRow(volume, FixedWidth(percentLabel, 56))
        let steps = Slider()
        steps.accessibilityLabel = "Brightness"
        steps.maximumValue = 10
        steps.stepValue = 1
        steps.value = 7
        steps.minimumTrackTintColor = .green
        card.addRow(steps)
        let disabled = Slider()
        disabled.accessibilityLabel = "Contrast"
        disabled.value = 0.6
        disabled.isEnabled = false
        card.addRow(disabled)
        return card
    }

    private func checkBoxes() -> Card {
        let card = Card(title: "Check boxes")
        let mail = Checkbox(title: "Send me a copy", isOn: true)
        mail.accessibilityIdentifier = "copy"
        card.addRow(mail)
        let some = Checkbox(title: "All attachments")
        some.allowsMixedState = true
        some.stateValue = .mixed
        card.addRow(some)
        let off = Checkbox(title: "Ask before sending")
        card.addRow(off)
        let disabled = Checkbox(title: "Managed by your organisation", isOn: true)
        disabled.isEnabled = false
        card.addRow(disabled)
        return card
    }

    private func labels() -> Card {
        let card = Card(title: "Labels")
        let title = Label(text: "Quarterly report")
        title.font = .preferredFont(forTextStyle: .title2)
        card.addRow(FlexibleLabel(title))
        let truncated = Label(
            text: "A long line that loses its end when there is no more room for it in the card")
        card.addRow(FlexibleLabel(truncated))
        let middle = Label(text: "/usr/share/doc/libsdl2-dev/examples/a-file-with-a-long-name.txt")
        middle.lineBreakMode = .byTruncatingMiddle
        middle.font = .monospacedSystemFont(ofSize: 13)
        card.addRow(FlexibleLabel(middle))
        let right = Label(text: "Aligned to the right")
        right.textAlignment = .right
        right.textColor = .secondaryLabel
        card.addRow(FlexibleLabel(right))
        return card
    }
}

/// A view that fills the available width with a label, independently of the width of its text.
final class FlexibleLabel: View {
    private let label: Label

    init(_ label: Label) {
        self.label = label
        super.init(frame: .zero)
        addSubview(label)
    }

    override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: label.intrinsicContentSize.height)
    }

    override func layoutSubviews() { label.frame = bounds }
}

/// A view with a fixed width around its content.
final class FixedWidth: View {
    private let content: View
    private let width: Double

    init(_ content: View, _ width: Double) {
        self.content = content
        self.width = width
        super.init(frame: .zero)
        addSubview(content)
    }

    override var intrinsicContentSize: Size {
        Size(width: width, height: content.intrinsicContentSize.height)
    }

    override func layoutSubviews() { content.frame = bounds }
}
