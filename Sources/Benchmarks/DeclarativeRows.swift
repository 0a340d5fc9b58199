import DeclarativeUI
import Observation

/// W7 with declarative views: a `ForEach` of rows.
enum DeclarativeRows {
    static func run() { RowSteps.run("W7_declarative") { DeclarativeRowDisplay() } }
}

@Observable private final class RowModel {
    var rows: [RowSteps.Row] = []
}

private final class DeclarativeRowDisplay: RowSteps.Shower {
    private let model = RowModel()
    let host: ViewHost

    init() {
        host = ViewHost(rootView: HostingView(rootView: RowList(model: model)), size: RowSteps.size)
    }

    var rows: [RowSteps.Row] {
        get { model.rows }
        set { model.rows = newValue }
    }
}

private struct RowList: View {
    let model: RowModel

    var body: some View {
        ScrollView {
            VStack(spacing: 4) {
                ForEach(model.rows) { row in RowLine(row: row) }
            }
        }
    }
}

private struct RowLine: View {
    let row: RowSteps.Row

    var body: some View {
        HStack(spacing: 8) {
            Text(row.title).frame(maxWidth: .infinity, alignment: .leading)
            Button("Delete \(row.number)") {}
        }
    }
}

/// state10000: writes one state among 10,000 nodes; measures from the write to the pixels.
enum StateWrite {
    static func run() {
        let size = Size(width: 2000, height: 1200)
        let cells = CellModel()
        let hosting = HostingView(rootView: CellGrid(model: cells))
        let before = Measure.allocatedBytes
        let host = ViewHost(rootView: hosting, size: size)
        let target = BitmapTarget(width: 2000, height: 1200)
        host.runFrame(into: target)
        let bytes = (Measure.allocatedBytes - before) / Double(hosting.nodeCount)
        var times: [Double] = []
        for step in 0..<1000 {
            let cell = cells.cells[(step * 7919 + 13) % 10_000]
            let visits = hosting.visitCount
            let start = Measure.now
            cell.value += 1
            host.runFrame(into: target)
            times.append(Measure.now - start)
            Report.check(
                "state10000", hosting.visitCount - visits == 1, "\(hosting.visitCount - visits) visits")
        }
        Report.check("state10000", host.renderBitmap() == target.bitmap, "the image is stale")
        Report.figure("state10000", "median_us", Measure.median(times))
        Report.figure("state10000", "p99_us", Measure.percentile(times, 0.99))
        Report.figure("state10000", "bytes_per_node", bytes)
        Report.figure("state10000", "nodes", Double(hosting.nodeCount))
    }
}

@Observable private final class CellValue: Identifiable {
    var value = 0
}

private final class CellModel {
    let cells = (0..<10_000).map { _ in CellValue() }
}

private struct CellGrid: View {
    let model: CellModel

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<100) { row in
                HStack(spacing: 0) {
                    ForEach(0..<100) { column in Cell(cell: model.cells[row * 100 + column]) }
                }
            }
        }
    }
}

private struct Cell: View {
    let cell: CellValue

    var body: some View { Text("\(cell.value)").frame(width: 20, height: 12) }
}
