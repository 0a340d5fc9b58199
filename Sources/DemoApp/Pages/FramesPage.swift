import Widgets

/// A page that prints the report of the last frame.
final class FramesPage: Page {
    private let lines = (0..<9).map { _ in Label(text: "") }
    private let meter = Meter(frame: .zero)
    private var timer: ScheduledTimer?

    init() {
        super.init(
            title: "Frames", lead: "The report of a frame lists its steps and their causes.")
        let card = Card(title: "Change a value")
        let slider = Slider()
        slider.accessibilityIdentifier = "level"
        slider.accessibilityLabel = "Level"
        slider.value = 0.3
        slider.addAction(
            Action { [weak self, weak slider] _ in self?.meter.level = slider?.value ?? 0 },
            for: .valueChanged)
        card.addRow(slider)
        card.addRow(meter)
        let explain = Button(title: "Explain the last frame") { [weak self] _ in self?.explain() }
        explain.accessibilityIdentifier = "explain"
        card.addRow(explain)
        add(card)
        let report = Card(title: "The last frame")
        for line in lines {
            line.font = .monospacedSystemFont(ofSize: 12)
            line.lineBreakMode = .byTruncatingTail
            report.addRow(FlexibleLabel(line))
        }
        add(report)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.viewHost?.tracesInvalidations = true
        explain()
    }

    override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { window?.viewHost?.tracesInvalidations = false }
    }

    private func explain() {
        let report = window?.viewHost?.lastFrameReport
        let text = report.map { "\($0)" } ?? "There was no frame yet. Move the slider, then press the button."
        let parts = text.split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() { line.text = index < parts.count ? parts[index] : "" }
    }
}

/// A bar whose filled part is proportional to its level.
final class Meter: View {
    @ViewInvalidating(.display) var level = 0.3

    override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 12) }

    override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, Color(role: .track), cornerRadius: 6)
        canvas.fill(
            Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height), tintColor, cornerRadius: 6)
    }
}
