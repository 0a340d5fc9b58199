import Widgets

/// animate500: animates position and opacity of 500 views; measures each frame from the tick to the pixels.
enum AnimatedViews {
    private static let name = "animate500"
    private static let count = 500
    private static let size = Size(width: 1280, height: 720)
    private static let frames = 120

    static func run() {
        let root = View(frame: Rect(origin: .zero, size: size))
        root.backgroundColor = .white
        let views = (0..<count).map { index in
            let view = View(frame: frame(index, isMoved: false))
            view.backgroundColor = Color(
                red: Double(index % 7) / 7, green: Double(index % 11) / 11, blue: Double(index % 13) / 13)
            root.addSubview(view)
            return view
        }
        let host = ViewHost(rootView: root, size: size)
        let target = BitmapTarget(width: Int(size.width), height: Int(size.height))
        host.runFrame(into: target)
        var times: [Double] = []
        for round in 0..<4 { animate(views, host, target, isMoved: round % 2 == 0, &times) }
        let expected = target.bitmap
        Report.check(name, expected == host.renderBitmap(), "the image differs from a full paint")
        Report.check(name, !host.needsFrame, "frames go on after the animation")
        Report.figure(name, "mean_ms", times.reduce(0, +) / Double(times.count))
        Report.figure(name, "median_ms", Measure.median(times))
        Report.figure(name, "p99_ms", Measure.percentile(times, 0.99))
    }

    private static func animate(
        _ views: [View], _ host: ViewHost, _ target: BitmapTarget, isMoved: Bool, _ times: inout [Double]
    ) {
        var ended = 0
        let interval = Duration.nanoseconds(16_666_667)
        var now = host.lastFrameReport?.time ?? .zero
        View.animate(
            withDuration: Double(frames) / 60, delay: 0, options: .curveEaseInOut,
            animations: {
                for (index, view) in views.enumerated() {
                    view.frame = frame(index, isMoved: isMoved)
                    view.alpha = isMoved ? 0.25 + Double(index % 50) / 100 : 1
                }
            }, completion: { _ in ended += 1 })
        for step in 0..<frames {
            now += interval
            let start = Measure.now
            host.advance(to: now)
            let report = host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            Report.check(name, report?.damage.isEmpty == false, "frame \(step) drew nothing")
        }
        host.advance(to: now + interval)
        host.runFrame(into: target)
        Report.check(name, ended == 1, "the animation ended \(ended) times")
        Report.check(name, views[7].layer.presentation() == nil, "a view is still animated")
    }

    /// Returns the frame of a view in 25 columns and 20 rows; with `isMoved`, columns are in reverse order, 8 points lower.
    private static func frame(_ index: Int, isMoved: Bool) -> Rect {
        let (column, row) = (index % 25, index / 25)
        let x = Double(isMoved ? 24 - column : column) * 51 + 4
        return Rect(x: x, y: Double(row) * 35 + (isMoved ? 12 : 4), width: 40, height: 24)
    }
}
