import Widgets

/// W19: an outline whose root has 100,000 children: expanding and collapsing it.
enum ExpandedTree {
    private static let name = "W19"
    private static let size = Size(width: 600, height: 800)
    private static let childCount = 100_000

    static func run() {
        let source = Source()
        let outline = OutlineView(frame: Rect(origin: .zero, size: size))
        outline.rowHeight = 24
        outline.addTableColumn(TableColumn(identifier: "name"))
        outline.dataSource = source
        let host = ViewHost(rootView: outline, size: size)
        let target = BitmapTarget(width: 600, height: 800)
        host.runFrame(into: target)
        let closed = target.checksum
        var opened: [UInt64] = []
        var (expansions, collapses): ([Double], [Double]) = ([], [])
        for _ in 0..<7 {
            var start = Measure.now
            outline.expandItem("Root")
            host.runFrame(into: target)
            expansions.append((Measure.now - start) / 1000)
            opened.append(UInt64(target.checksum))
            Report.check(
                name, target.checksum != closed && opened.last == opened.first, "the open tree differs")
            Report.check(name, outline.numberOfRows == childCount + 1, "rows are missing")
            let text = (outline.cellForRow(at: 31) as? TableRowView)?.stringValue(atColumn: 0)
            Report.check(name, text == "Child 30", "row 31 shows \(text ?? "nothing")")
            start = Measure.now
            outline.collapseItem("Root")
            host.runFrame(into: target)
            collapses.append((Measure.now - start) / 1000)
            Report.check(name, target.checksum == closed, "the closed tree differs")
        }
        Report.figure(name, "first_expand_ms", expansions[0])
        Report.figure(name, "expand_median_ms", Measure.median(expansions))
        Report.figure(name, "collapse_median_ms", Measure.median(collapses))
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    private final class Source: OutlineViewDataSource {
        func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
            item == nil ? 1 : childCount
        }
        func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?)
            -> AnyHashable
        {
            item == nil ? "Root" : index
        }
        func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
            item is String
        }
        func outlineView(
            _ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable
        ) -> String { item as? String ?? "Child \(item)" }
    }
}
