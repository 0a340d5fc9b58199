import Widgets

/// snapshot1000: a table of 100,000 rows to which snapshots with 1,000 moves, insertions and deletions each are applied.
///
/// The whole time ends with the frame that shows the new rows; the longest block is that of the main actor between two frames, also
/// during the animation that follows.
enum SnapshotUpdate {
    private static let name = "snapshot1000"
    private static let size = Size(width: 1280, height: 720)
    private static let rowCount = 100_000
    private static let changeCount = 1_000

    static func run() async {
        let table = TableView(frame: Rect(origin: .zero, size: size))
        table.rowHeight = 24
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "Item \(item)"
            return cell
        }
        var items = Array(0..<rowCount)
        source.applySnapshotUsingReloadData(snapshot(items))
        let host = ViewHost(rootView: table, size: size)
        let target = BitmapTarget(width: 1280, height: 720)
        host.runFrame(into: target)
        var (whole, blocks, frames) = ([Double](), [Double](), [Double]())
        for round in 0..<5 {
            items = changed(items, round)
            let next = snapshot(items)
            let before = target.checksum
            let start = Measure.now
            blocks.append(await apply(next, to: source, host, target))
            whole.append((Measure.now - start) / 1000)
            check(source, table, items)
            frames.append(animate(host, target))
            Report.check(name, target.checksum != before, "the picture did not change")
        }
        Report.figure(name, "apply_ms", Measure.median(whole))
        Report.figure(name, "longest_block_ms", blocks.max() ?? 0)
        Report.figure(name, "longest_animation_frame_ms", frames.max() ?? 0)
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
        host.redrawEverything()
        Report.check(name, host.renderBitmap() == target.bitmap, "the image differs from a full paint")
    }

    private static func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    /// Applies a snapshot, while frames run.
    ///
    /// - Returns: The longest block of the main actor, in milliseconds.
    private static func apply(
        _ snapshot: DiffableDataSourceSnapshot<Int, Int>, to source: TableViewDiffableDataSource<Int, Int>,
        _ host: ViewHost, _ target: BitmapTarget
    ) async -> Double {
        var isApplied = false
        var longest = 0.0
        var last = Measure.now
        let task = Task {
            await source.apply(snapshot, animatingDifferences: true)
            isApplied = true
        }
        while !isApplied {
            await Task.yield()
            host.runFrame(into: target)
            longest = max(longest, Measure.now - last)
            last = Measure.now
        }
        await task.value
        host.runFrame(into: target)
        return max(longest, Measure.now - last) / 1000
    }

    /// Runs the frames of the animation; returns the time of the longest one, in milliseconds.
    private static func animate(_ host: ViewHost, _ target: BitmapTarget) -> Double {
        var now = host.lastFrameReport?.time ?? .zero
        var longest = 0.0
        for _ in 0..<60 {
            now += .nanoseconds(16_666_667)
            let start = Measure.now
            host.advance(to: now)
            host.runFrame(into: target)
            longest = max(longest, Measure.now - start)
        }
        Report.check(name, !host.needsFrame, "frames go on after the animation")
        return longest / 1000
    }

    /// Returns the items after moves, insertions and deletions at places across all rows; a few of them are visible.
    private static func changed(_ items: [Int], _ round: Int) -> [Int] {
        var items = items
        for step in 0..<changeCount {
            items.remove(at: (step &* 7_919 &+ round) % items.count)
            items.insert(rowCount + round * changeCount + step, at: (step &* 6_151 &+ 3) % items.count)
            let moved = items.remove(at: (step &* 104_729 &+ 5) % items.count)
            items.insert(moved, at: (step &* 15_485 &+ 11) % items.count)
        }
        return items
    }

    private static func check(
        _ source: TableViewDiffableDataSource<Int, Int>, _ table: TableView, _ items: [Int]
    ) {
        Report.check(name, table.numberOfRows == items.count, "the table has \(table.numberOfRows) rows")
        Report.check(
            name, source.snapshot().itemIdentifiers == items, "the items are not those of the snapshot")
        for path in table.indexPathsForVisibleRows ?? [] {
            let text = table.cellForRow(at: path)?.textLabel?.text
            Report.check(
                name, text == "Item \(items[path.row])", "row \(path.row) shows \(text ?? "nothing")")
        }
    }
}
