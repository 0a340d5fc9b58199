import Widgets

/// W3: changes the text of one of 10,000 labels; measures from the change to the pixels.
enum SingleUpdate {
    static func run() {
        let grid = LabelGrid()
        let host = ViewHost(rootView: grid.root, size: grid.root.bounds.size)
        let target = BitmapTarget(width: 2000, height: 1200)
        host.runFrame(into: target)
        var values = (0..<LabelGrid.count).map { $0 % 1000 }
        var times: [Double] = []
        for step in 0..<1000 {
            let index = (step * 7919 + 13) % LabelGrid.count
            let value = (index + 1 + step % 998) % 1000
            let text = LabelGrid.text(value)
            let before = LabelGrid.pixels(target.bitmap, index)
            let start = Measure.now
            grid.labels[index].text = text
            host.runFrame(into: target)
            times.append(Measure.now - start)
            values[index] = value
            Report.check(
                "W3", LabelGrid.pixels(target.bitmap, index) != before, "cell \(index) did not change")
        }
        let fresh = LabelGrid { values[$0] }
        let expected = ViewHost(rootView: fresh.root, size: fresh.root.bounds.size).renderBitmap()
        Report.check("W3", expected == target.bitmap, "the image differs from a full paint")
        Report.figure("W3", "median_us", Measure.median(times))
        Report.figure("W3", "p99_us", Measure.percentile(times, 0.99))
    }
}
