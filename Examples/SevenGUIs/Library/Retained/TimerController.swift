import Widgets

/// A stopwatch that stops when the slider's duration is reached; the timer is scheduled only while it runs.
public final class TimerController: TaskController {
    private var watch = Stopwatch() { didSet { show() } }
    private var timer: ScheduledTimer?
    private let gauge = ProgressView()
    private let text = Label(text: "")
    private let slider = Slider()
    private lazy var reset = Button(title: "Reset") { [weak self] _ in self?.watch.reset() }

    override func makeContent() -> View {
        gauge.accessibilityIdentifier = "gauge"
        text.accessibilityIdentifier = "elapsed"
        slider.accessibilityIdentifier = "duration"
        reset.accessibilityIdentifier = "reset"
        slider.maximumValue = Stopwatch.maximumSeconds
        slider.value = watch.seconds
        slider.addAction(
            Action { [weak self] _ in self.map { $0.watch.seconds = $0.slider.value } }, for: .valueChanged)
        show()
        let caption = Label(text: "Elapsed time")
        let grid = GridView(views: [[caption, gauge], [nil, text], [Label(text: "Duration"), slider]])
        grid.rowSpacing = 12
        grid.columnSpacing = 12
        grid.column(at: 0).width = caption.intrinsicContentSize.width
        grid.column(at: 1).xPlacement = .fill
        for row in 0..<3 { grid.row(at: row).yPlacement = .center }
        return Self.column(grid, reset, spacing: 16)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run()
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stop()
    }

    private func show() {
        gauge.progress = watch.progress
        text.text = watch.text
        if watch.isRunning { run() } else { stop() }
    }

    private func run() {
        guard timer == nil, watch.isRunning, let host = view.viewHost else { return }
        timer = host.schedule(after: Stopwatch.tick, repeating: true) { [weak self] in
            self?.watch.advance()
        }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}
