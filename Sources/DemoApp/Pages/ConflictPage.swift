import Widgets

/// A page with contradictory constraints that prints the conflict or, if all constraints hold, the reasons for the width of a view.
final class ConflictPage: AnchoredPage {
    private let field = View()
    private let box = Tile("box", 80, 40)
    private let lines = (0..<17).map { _ in Label(text: "") }
    private var width: LayoutConstraint?
    private let isRequired = Checkbox(title: "The width is required")

    init() {
        super.init(
            title: "Conflicts",
            lead: "Contradictory constraints are reported with source lines, and one is relaxed.")
        let (panel, inside) = makePanel("A box between two edges, with a width constraint")
        build(panel, inside)
        let (report, below) = makePanel("Report of the layout engine")
        let column = StackView(arrangedSubviews: lines)
        column.axis = .vertical
        column.spacing = 2
        for line in lines {
            line.font = .monospacedSystemFont(ofSize: 12)
            line.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        add(column, to: report)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: below.topAnchor),
            column.leadingAnchor.constraint(equalTo: below.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: below.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: below.bottomAnchor),
            panel.topAnchor.constraint(equalTo: content.topAnchor),
            panel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            report.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 18),
            report.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            report.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }

    private func build(_ panel: View, _ inside: LayoutGuide) {
        field.backgroundColor = Color(role: .controlFill)
        field.layer.cornerRadius = 10
        field.accessibilityIdentifier = "field"
        box.accessibilityIdentifier = "box"
        let slider = Slider()
        slider.minimumValue = 40
        slider.maximumValue = 800
        slider.value = 720
        slider.accessibilityIdentifier = "width"
        slider.accessibilityLabel = "Width"
        slider.addAction(
            Action { [weak self, weak slider] _ in self?.changeWidth(to: slider?.value ?? 0) },
            for: .valueChanged)
        isRequired.isOn = true
        isRequired.accessibilityIdentifier = "required"
        isRequired.addAction(Action { [weak self] _ in self?.changePriority() }, for: .valueChanged)
        add(field, to: panel)
        add(box, to: field)
        add(slider, to: panel)
        add(isRequired, to: panel)
        let width = box.widthAnchor.constraint(equalToConstant: 720)
        width.identifier = "the slider's"
        self.width = width
        LayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: inside.topAnchor),
            field.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 80),
            box.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(lessThanOrEqualTo: field.trailingAnchor, constant: -16),
            box.centerYAnchor.constraint(equalTo: field.centerYAnchor), width,
            slider.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
            slider.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: isRequired.leadingAnchor, constant: -16),
            isRequired.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
            isRequired.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            slider.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The frame of the page is final here, so the conflicts of the layout are known.
        explain()
    }

    private func changeWidth(to value: Double) {
        width?.constant = value.rounded()
        setNeedsLayout()
    }

    private func changePriority() {
        width?.priority = isRequired.isOn ? .required : .defaultHigh
        setNeedsLayout()
    }

    private func explain() {
        let conflicts = layoutConflicts
        var text = conflicts.first.map { "\($0)" } ?? "All constraints are satisfied."
        if conflicts.isEmpty, let reasons = box.explainLayout(.width) { text += "\n\(reasons)" }
        let parts = text.split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() { line.text = index < parts.count ? parts[index] : " " }
    }
}
