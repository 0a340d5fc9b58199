import DeclarativeUI

/// W6_declarative: scrolls the list of W6 as a declarative view; measures from the new offset to the pixels.
enum DeclarativeList {
    private static let size = Size(width: 600, height: 800)
    private static let rowHeight = 24.0

    static func run() {
        let name = "W6_declarative"
        let hosting = HostingView(rootView: Rows())
        hosting.frame = Rect(origin: .zero, size: size)
        let host = ViewHost(rootView: hosting, size: size)
        let target = BitmapTarget(width: 600, height: 800)
        let start = Measure.now
        host.runFrame(into: target)
        Report.figure(name, "first_us", Measure.now - start)
        guard let list = list(in: hosting) else { Report.fail(name, "there is no list") }
        Report.check(name, hosting.bodyCount <= 36, "\(hosting.bodyCount) bodies ran for the first frame")
        measure(name, hosting, list, host, target)
        // Incremental scrolling must give the same pixels as a list painted in full.
        host.redrawEverything()
        Report.check(name, host.renderBitmap() == target.bitmap, "the image differs from a full paint")
    }

    private static func measure(
        _ name: String, _ hosting: HostingContainer, _ list: ListView, _ host: ViewHost,
        _ target: BitmapTarget
    ) {
        var times: [Double] = []
        let nodes = hosting.nodeCount
        for step in 0..<1000 {
            let start = Measure.now
            list.contentOffset = Point(x: 0, y: Double(step + 1) * rowHeight)
            host.runFrame(into: target)
            times.append(Measure.now - start)
            check(name, step + 1, target.bitmap)
        }
        Report.check(name, hosting.bodyCount <= 1040, "\(hosting.bodyCount) bodies ran for 1,000 steps")
        Report.check(name, hosting.nodeCount <= nodes + 20, "\(hosting.nodeCount) nodes stayed of \(nodes)")
        Report.figure(name, "median_us", Measure.median(times))
        Report.figure(name, "p99_us", Measure.percentile(times, 0.99))
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    /// Checks the colours of the first and the last visible row, and that both show text.
    private static func check(_ name: String, _ first: Int, _ bitmap: Bitmap) {
        for (row, y) in [(first, 0), (first + 32, 32 * 24)] {
            Report.check(
                name, bitmap[12, y + 12] == 0xff00_0000 | Row.color(row),
                "row \(row) has another colour: \(String(bitmap[12, y + 12], radix: 16))")
            let ground = bitmap[590, y + 12]
            let ink = (30..<200).count { bitmap[$0, y + 12] != ground }
            Report.check(name, ink > 10, "row \(row) shows no text")
        }
    }

    private static func list(in view: Widgets.View) -> ListView? {
        if let list = view as? ListView { return list }
        for subview in view.subviews {
            if let found = list(in: subview) { return found }
        }
        return nil
    }
}

private struct Rows: DeclarativeUI.View {
    var body: some DeclarativeUI.View {
        List(0..<100_000) { Row(number: $0) }
            .environment(\.defaultMinListRowHeight, 24)
    }
}

/// A coloured square and a text.
private struct Row: DeclarativeUI.View {
    let number: Int

    static func color(_ row: Int) -> UInt32 { UInt32(truncatingIfNeeded: row &* 2_654_435_761) >> 8 }

    var body: some DeclarativeUI.View {
        let color = Self.color(number)
        HStack(spacing: 8) {
            Color(
                red: Double(color >> 16) / 255, green: Double(color >> 8 & 255) / 255,
                blue: Double(color & 255) / 255
            )
            .frame(width: 16, height: 16)
            Text("Row \(number) item \(number * 7919 % 10007)").font(.system(size: 14))
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
        .listRowSeparator(.hidden)
    }
}
