import Widgets

/// W11: 100,000 labels in one parent, then in a column in a scroll view of 600 x 800, painted once.
enum LabelMemory {
    static func run() {
        let count = 100_000
        // Loads fonts and fills caches before the first measurement.
        let warm = Label(text: "Label 0")
        warm.frame = Rect(x: 0, y: 0, width: 100, height: 20)
        _ = warm.snapshot()
        let before = Measure.residentBytes
        let started = Measure.now
        let column = Column(frame: .zero)
        for index in 0..<count { column.addSubview(Label(text: "Label \(index)")) }
        let created = Measure.now
        Report.figure("W11", "created_bytes_per_label", (Measure.residentBytes - before) / Double(count))
        Report.figure("W11", "created_ms", (created - started) / 1000)

        let start = Measure.now
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 600, height: 800))
        area.addSubview(column)
        column.frame = Rect(x: 0, y: 0, width: 600, height: 1)
        let host = ViewHost(rootView: area, size: area.bounds.size)
        let target = BitmapTarget(width: 600, height: 800)
        host.runFrame(into: target)
        area.contentSize = column.frame.size
        let end = Measure.now
        let bitmapBytes = 600.0 * 800 * 4
        Report.figure(
            "W11", "laid_out_bytes_per_label", (Measure.residentBytes - before - bitmapBytes) / Double(count))
        Report.figure("W11", "laid_out_ms", (end - start) / 1000)
        let last = column.subviews[count - 1]
        Report.check("W11", last.frame.height > 10 && last.frame.width > 50, "the last label has no size")
        Report.check("W11", last.frame.minY > Double(count) * 10, "the last label is not at the end")
        Report.check("W11", Set(target.bitmap.pixels).count > 3, "nothing was painted")
    }
}

/// A vertical stack that measures and places its subviews in code, without constraints.
private final class Column: View {
    override func layoutSubviews() {
        var y = 0.0
        for subview in subviews {
            let size = subview.intrinsicContentSize
            subview.frame = Rect(origin: Point(x: 0, y: y), size: size)
            y += size.height
        }
        frame = Rect(origin: frame.origin, size: Size(width: bounds.width, height: y))
    }
}
