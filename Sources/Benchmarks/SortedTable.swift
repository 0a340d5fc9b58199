import Widgets

/// W15_sort: a table of 100,000 rows and 20 columns whose controller sorts by texts and by numbers.
enum SortedTable {
    private static let name = "W15_sort"
    private static let size = Size(width: 1280, height: 720)
    private static let rowCount = 100_000

    static func run() async {
        let source = Source()
        let table = TableView(frame: Rect(origin: .zero, size: size))
        table.rowHeight = 24
        for index in 0..<20 {
            let column = TableColumn(identifier: "\(index)")
            column.title = "C\(index)"
            column.width = 63
            table.addTableColumn(column)
        }
        table.dataSource = source
        source.controller.tableView = table
        let host = ViewHost(rootView: table, size: size)
        let target = BitmapTarget(width: 1280, height: 720)
        host.runFrame(into: target)
        var longest = 0.0
        for kind in ["text", "number"] {
            var times: [Double] = []
            for step in 0..<5 {
                let column = (3 * step + (kind == "text" ? 1 : 2)) % 20
                let before = target.checksum
                let start = Measure.now
                source.controller.sortDescriptors = [.init(key: "\(kind) \(column)")]
                var last = start
                while source.controller.isArranging {
                    await Task.yield()
                    host.runFrame(into: target)
                    longest = max(longest, Measure.now - last)
                    last = Measure.now
                }
                host.runFrame(into: target)
                times.append((Measure.now - start) / 1000)
                longest = max(longest, Measure.now - last)
                check(source.controller, column)
                Report.check(name, target.checksum != before, "the picture did not change")
            }
            Report.figure(name, "sort_\(kind)_ms", Measure.median(times))
        }
        Report.figure(name, "longest_block_ms", longest / 1000)
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
        host.redrawEverything()
        Report.check(name, host.renderBitmap() == target.bitmap, "the image differs from a full paint")
    }

    private static func check(_ controller: ArrayController<Int>, _ column: Int) {
        var last: UInt32 = 0
        for row in controller.arrangedObjects {
            let number = TableNumber.value(row, column)
            Report.check(name, number >= last, "row \(row) is not at its place")
            last = number
        }
        Report.check(name, controller.arrangedObjects.count == rowCount, "rows are missing")
    }

    private final class Source: TableColumnDataSource {
        let controller = ArrayController(content: Array(0..<rowCount))

        init() {
            for column in 0..<20 {
                controller.sortKeys["text \(column)"] = .text { TableNumber.text($0, column) }
                controller.sortKeys["number \(column)"] = .number { Double(TableNumber.value($0, column)) }
            }
        }

        func numberOfRows(in tableView: TableView) -> Int { controller.arrangedObjects.count }

        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            TableNumber.text(controller.arrangedObjects[row], Int(column.identifier) ?? 0)
        }
    }
}
