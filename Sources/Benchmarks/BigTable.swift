import Widgets

/// W15: a table of 1,000,000 rows and 20 columns: the first frame, steps of the wheel and jumps.
enum BigTable {
    private static let name = "W15"
    private static let size = Size(width: 1280, height: 720)
    private static let rowHeight = 24.0
    private static let headerHeight = 28.0

    static func run() {
        measureFirstFrames()
        let source = Numbers()
        let table = makeTable(source)
        let host = ViewHost(rootView: table, size: size)
        let target = BitmapTarget(width: 1280, height: 720)
        host.runFrame(into: target)
        measure("wheel", (0..<300).map { 3 * ($0 + 1) }, table, host, target)
        var seed: UInt32 = 15
        func draw() -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 16)
        }
        let jumps = (0..<100).map { _ in
            let high = draw()
            return (high * 65536 + draw()) % 999_000
        }
        measure("jump", jumps, table, host, target)
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
        // Incremental scrolling must give the same pixels as a table painted in full.
        host.redrawEverything()
        Report.check(name, host.renderBitmap() == target.bitmap, "the image differs from a full paint")
    }

    private static func makeTable(_ source: Numbers) -> TableView {
        let table = TableView(frame: Rect(origin: .zero, size: size))
        table.rowHeight = rowHeight
        for index in 0..<20 {
            let column = TableColumn(identifier: "C\(index)")
            column.title = "C\(index)"
            column.width = 63
            table.addTableColumn(column)
        }
        table.dataSource = source
        return table
    }

    private static func measureFirstFrames() {
        var times: [Double] = []
        var cpuTimes: [Double] = []
        let source = Numbers()
        for _ in 0..<5 {
            let (start, cpu) = (Measure.now, Measure.cpuTime)
            let table = makeTable(source)
            let host = ViewHost(rootView: table, size: size)
            let target = BitmapTarget(width: 1280, height: 720)
            host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            cpuTimes.append((Measure.cpuTime - cpu) / 1000)
            check(0, table, target.bitmap)
        }
        Report.figure(name, "first_frame_ms", times[0])
        Report.figure(name, "first_frame_median_ms", Measure.median(times))
        Report.figure(name, "first_frame_cpu_median_ms", Measure.median(cpuTimes))
    }

    private static func measure(
        _ step: String, _ rows: [Int], _ table: TableView, _ host: ViewHost, _ target: BitmapTarget
    ) {
        var times: [Double] = []
        var last = target.checksum
        for row in rows {
            let start = Measure.now
            table.contentOffset = Point(x: 0, y: Double(row) * rowHeight)
            host.runFrame(into: target)
            times.append(Measure.now - start)
            check(row, table, target.bitmap)
            let checksum = target.checksum
            Report.check(name, checksum != last, "the picture did not change at row \(row)")
            last = checksum
        }
        Report.figure(name, "\(step)_median_us", Measure.median(times))
        Report.figure(name, "\(step)_p99_us", Measure.percentile(times, 0.99))
    }

    /// Checks the first row below the header, and that cells in the corners show text.
    private static func check(_ first: Int, _ table: TableView, _ bitmap: Bitmap) {
        let top = table.indexForRow(at: Point(x: 4, y: table.contentOffset.y + headerHeight + 1))
        Report.check(name, top == first, "row \(top ?? -1) is at the top instead of \(first)")
        let text = (table.cellForRow(at: first) as? TableRowView)?.stringValue(atColumn: 19)
        Report.check(
            name, text == TableNumber.text(first, 19), "cell 19 of row \(first) shows \(text ?? "nothing")")
        for column in [0, 19] {
            for top in [headerHeight, headerHeight + rowHeight * 26] {
                let ink = (Int(top) + 2..<Int(top) + 22).reduce(0) { sum, y in
                    sum + (column * 63 + 2..<column * 63 + 61).count { bitmap[$0, y] != 0xffff_ffff }
                }
                Report.check(name, ink > 10, "column \(column) shows no text at \(top)")
            }
        }
    }

    private final class Numbers: TableColumnDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 1_000_000 }

        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            TableNumber.text(row, Int(column.identifier.dropFirst()) ?? 0)
        }
    }
}
