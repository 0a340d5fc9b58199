import Widgets

/// W17: 200 cards with shadows, borders and texts on a gradient; everything is drawn again in each frame.
enum Cards {
    static func run() {
        let start = Measure.now
        let cpuStart = Measure.cpuTime
        let root = Background()
        var views: [View] = [root]
        for index in 0..<200 {
            let card = Card(index)
            root.addSubview(card)
            views += [card, card.label]
        }
        let host = ViewHost(rootView: root, size: root.bounds.size)
        let target = BitmapTarget(width: 1920, height: 1080)
        host.runFrame(into: target)
        Report.figure("W17", "first_ms", (Measure.now - start) / 1000)
        Report.figure("W17", "first_cpu_ms", (Measure.cpuTime - cpuStart) / 1000)
        let expected = target.bitmap
        check(expected)
        var times: [Double] = []
        for frame in 0..<30 {
            target.overwrite()
            let start = Measure.now
            for view in views { view.setNeedsDisplay() }
            host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            Report.check("W17", target.bitmap == expected, "frame \(frame) differs from the first one")
        }
        Report.figure("W17", "median_ms", Measure.median(times))
        Report.figure("W17", "p99_ms", Measure.percentile(times, 0.99))
        Report.figure("W17", "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    /// Checks that cards are white with dark text, and that the background below each card is darker than beside it.
    private static func check(_ bitmap: Bitmap) {
        func grey(_ x: Int, _ y: Int) -> UInt32 {
            let pixel = bitmap[x, y]
            return ((pixel >> 16 & 255) * 11 + (pixel >> 8 & 255) * 16 + (pixel & 255) * 5) / 32
        }
        for index in 0..<200 {
            let (left, top) = (12 + 96 * (index % 20), 14 + 108 * (index / 20))
            var darkCount = 0
            for y in top..<top + 80 {
                for x in left..<left + 72 where grey(x, y) < 100 { darkCount += 1 }
            }
            Report.check("W17", bitmap[left + 36, top + 8] == 0xffff_ffff, "card \(index) is not white")
            Report.check("W17", darkCount > 20, "card \(index) has no text")
            Report.check(
                "W17", grey(left + 36, top + 82) + 10 < grey(left - 12, top - 13),
                "card \(index) has no shadow")
        }
    }

    private final class Background: View {
        init() { super.init(frame: Rect(x: 0, y: 0, width: 1920, height: 1080)) }

        override func draw(_ canvas: Canvas) {
            let gradient = Gradient(colors: [Color(hex: 0x4060a0), Color(hex: 0xa0c0e0)])
            canvas.fill(
                bounds, .linearGradient(gradient, startPoint: .zero, endPoint: Point(x: 0, y: bounds.height)))
        }
    }

    /// A card with room for its shadow: a view draws only within its bounds.
    private final class Card: View {
        let label = Label()
        private static let margin = 30.0

        init(_ index: Int) {
            let place = Rect(
                x: 12 + 96 * Double(index % 20), y: 14 + 108 * Double(index / 20), width: 72, height: 80)
            super.init(frame: place.insetBy(dx: -Self.margin, dy: -Self.margin))
            label.text = "Card \(index)"
            label.textColor = Color(hex: 0x202020)
            label.textAlignment = .center
            label.frame = box
            addSubview(label)
        }

        private var box: Rect { bounds.insetBy(dx: Self.margin, dy: Self.margin) }

        override func draw(_ canvas: Canvas) {
            let shadow = Shadow(
                color: .black.withAlphaComponent(0.4), blurRadius: 16, offset: Point(x: 0, y: 4))
            canvas.drawShadow(of: Path(roundedRect: box, cornerRadius: 12), shadow)
            canvas.fill(box, .white, cornerRadius: 12)
            canvas.strokeBorder(box, Color(hex: 0xc0c0c0), cornerRadius: 12)
        }
    }
}
