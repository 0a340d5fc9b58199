import Widgets

/// A page that displays the report of the last frame; when it opens, of a frame in which it has changed a value itself.
final class FramesPage: Page {
    private let lines = (0..<9).map { _ in Label(text: "") }
    private let meter = Meter(frame: .zero)
    private let slider = Slider()

    init() {
        super.init(
            title: "Frames", lead: "The report of a frame lists its steps and their causes.")
        let card = Card(title: "Change a value")
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
        show(Self.legend)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let host = window?.viewHost else { return }
        host.tracesInvalidations = true
        host.schedule(after: .milliseconds(20), for: self) { page in
            page.slider.value = 0.6
            page.meter.level = 0.6
            page.window?.viewHost?.schedule(after: .milliseconds(50), for: page) { $0.explain() }
        }
    }

    override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { window?.viewHost?.tracesInvalidations = false }
    }

    private func explain() { show(window?.viewHost?.lastFrameReport.map(Self.describe) ?? Self.legend) }

    private func show(_ texts: [String]) {
        for (index, line) in lines.enumerated() { line.text = index < texts.count ? texts[index] : "" }
    }

    private static func describe(_ report: FrameReport) -> [String] {
        let areas = report.damage.map { "\($0)" }.joined(separator: " ")
        return [
            "Frame \(report.number)", "  updated constraints: \(report.constraintUpdateCount)",
            "  laid out: \(report.layoutCount)", "  drawn: \(report.drawCount)",
            "  painted: \(report.visitedCount)", "  damage: \(areas)",
        ] + report.moves.map { "  moved: \($0)" } + report.invalidations.map { "Because \($0)" }
    }

    /// The parts of a report, which are displayed until there is one.
    private static let legend = [
        "Frame: its number since the start", "  updated constraints: the number of views",
        "  laid out: calls of layoutSubviews()", "  drawn: calls of draw(_:)",
        "  painted: views, from new or old drawing", "  damage: the repainted pixels",
        "  moved: pixels copied by scrolling", "Because: each change, with its line of code",
    ]
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
