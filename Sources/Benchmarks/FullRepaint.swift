import Widgets

/// W4: invalidates all 10,000 labels, records their display lists and paints them.
enum FullRepaint {
    static func run() {
        let grid = LabelGrid()
        let host = ViewHost(rootView: grid.root, size: grid.root.bounds.size)
        let target = BitmapTarget(width: 2000, height: 1200)
        host.runFrame(into: target)
        let expected = target.bitmap
        var times: [Double] = []
        for _ in 0..<50 {
            // The target is overwritten before the measured time begins.
            target.overwrite()
            let start = Measure.now
            grid.root.setNeedsDisplay()
            for label in grid.labels { label.setNeedsDisplay() }
            let report = host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            Report.check("W4", target.bitmap == expected, "the repainted image differs")
            Report.check("W4", (report?.drawCount ?? 0) >= LabelGrid.count, "not every label drew")
        }
        Report.figure("W4", "median_ms", Measure.median(times))
    }
}
