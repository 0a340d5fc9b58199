import Widgets

/// W6: scrolls a list of 100,000 rows by one row at a time; measures from the new offset to the pixels.
enum VirtualList {
    private static let size = Size(width: 600, height: 800)
    private static let rowHeight = 24.0

    enum Kind: String {
        case plain = "W6"
        /// The whole visible area is repainted.
        case full = "W6_full"
        /// Rows have an icon and a card with a shadow.
        case icons = "W6_icons"
    }

    static func run(_ kind: Kind) {
        let name = kind.rawValue
        let invalidates = kind == .full
        let source = RowSource()
        let list = makeList(source, kind)
        let host = ViewHost(rootView: list, size: size)
        let target = BitmapTarget(width: 600, height: 800)
        host.runFrame(into: target)
        measure(name, list, host, target, invalidates)
        // Incremental scrolling must give the same pixels as a list painted in full.
        let fresh = makeList(source, kind)
        let freshHost = ViewHost(rootView: fresh, size: size)
        freshHost.runFrame(into: BitmapTarget(width: 600, height: 800))
        fresh.contentOffset = list.contentOffset
        Report.check(name, freshHost.renderBitmap() == target.bitmap, "the image differs from a full paint")
    }

    private static func measure(
        _ name: String, _ list: ListView, _ host: ViewHost, _ target: BitmapTarget,
        _ invalidates: Bool
    ) {
        var times: [Double] = []
        for step in 0..<1000 {
            let start = Measure.now
            list.contentOffset = Point(x: 0, y: Double(step + 1) * rowHeight)
            if invalidates { host.redrawEverything() }
            host.runFrame(into: target)
            times.append(Measure.now - start)
            check(name, list, step + 1, target.bitmap)
            if list.visibleCells.first is IconCell { checkIcons(name, step + 1, target.bitmap) }
        }
        Report.figure(name, "median_us", Measure.median(times))
        Report.figure(name, "p99_us", Measure.percentile(times, 0.99))
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    private static func makeList(_ source: RowSource, _ kind: Kind) -> ListView {
        let list = ListView(frame: Rect(origin: .zero, size: size))
        list.backgroundColor = .white
        list.rowHeight = rowHeight
        list.register(kind == .icons ? IconCell.self : ColorCell.self, forCellReuseIdentifier: "row")
        list.dataSource = source
        return list
    }

    /// Checks the colours of the first and the last visible row, and that both show text.
    private static func check(_ name: String, _ list: ListView, _ first: Int, _ bitmap: Bitmap) {
        for (row, y) in [(first, 0), (first + 32, 32 * 24)] {
            Report.check(
                name, bitmap[12, y + 12] == 0xff00_0000 | RowSource.color(row),
                "row \(row) has another colour: \(String(bitmap[12, y + 12], radix: 16))")
            let ink = (30..<200).count { bitmap[$0, y + 12] != 0xffff_ffff }
            Report.check(name, ink > 10, "row \(row) shows no text")
        }
        Report.check(name, list.visibleCells.count <= 35, "\(list.visibleCells.count) cells")
    }

    /// Checks that the last visible row shows an icon, a white card, and a shadow below the card.
    private static func checkIcons(_ name: String, _ first: Int, _ bitmap: Bitmap) {
        let top = 32 * 24
        let ink = (top + 4..<top + 20).reduce(0) { sum, y in
            sum + (420..<436).count { bitmap[$0, y] != 0xffff_ffff }
        }
        Report.check(name, ink > 10, "row \(first + 32) shows no icon")
        Report.check(name, bitmap[500, top + 12] == 0xffff_ffff, "the card of row \(first + 32) is not white")
        Report.check(
            name, bitmap[500, top + 21] != 0xffff_ffff, "the card of row \(first + 32) has no shadow")
    }
}

private final class RowSource: ListViewDataSource {
    /// Symbols, which are drawn as paths in the colour of text.
    private static let icons = [
        "folder", "doc", "trash", "star", "heart", "bell", "calendar", "envelope",
    ].map { Image(systemName: $0) }

    static func color(_ row: Int) -> UInt32 { UInt32(truncatingIfNeeded: row &* 2_654_435_761) >> 8 }

    func numberOfRows(in listView: ListView) -> Int { 100_000 }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        guard let cell = cell as? ColorCell else { return cell }
        let color = Self.color(row)
        cell.square.backgroundColor = Color(
            red: Double(color >> 16) / 255, green: Double(color >> 8 & 255) / 255,
            blue: Double(color & 255) / 255)
        cell.label.text = "Row \(row) item \(row * 7919 % 10007)"
        if let cell = cell as? IconCell { cell.icon.image = Self.icons[row % Self.icons.count] }
        return cell
    }
}

/// A coloured square and a text.
private class ColorCell: ReusableView {
    let square = View(frame: Rect(x: 4, y: 4, width: 16, height: 16))
    let label = Label(text: nil)

    required init(frame: Rect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 14)
        addSubview(square)
        addSubview(label)
    }

    override func layoutSubviews() {
        label.frame = Rect(x: 28, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    }
}

/// A coloured square, a text, an icon, and a white card with a shadow that extends beyond the row.
private final class IconCell: ColorCell {
    let icon = ImageView(frame: Rect(x: 420, y: 4, width: 16, height: 16))
    private let card = View(frame: Rect(x: 460, y: 4, width: 120, height: 16))

    required init(frame: Rect) {
        super.init(frame: frame)
        card.backgroundColor = .white
        card.layer.cornerRadius = 4
        card.layer.shadowOpacity = 0.4
        card.layer.shadowRadius = 3
        card.layer.shadowOffset = Size(width: 0, height: 1)
        addSubview(icon)
        addSubview(card)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame.size.width = 380
    }
}
