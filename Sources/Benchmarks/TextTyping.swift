import Widgets

/// W13: types into a text of 10,000 lines; one paragraph is typeset, and the visible change is drawn.
enum TextTyping {
    private final class Page: View {
        var layout = TextLayout(text: AttributedText())
        var top = 0.0
        override func draw(_ canvas: Canvas) {
            canvas.fill(bounds, .white)
            layout.draw(on: canvas, at: Point(x: 0, y: -top), color: .black, visible: bounds)
        }
    }

    /// W13: types in a complete text view; measures from the key to the pixels.
    static func run(_ name: String, lines: Int) {
        let (text, offset) = makeText(lines: lines)
        let view = TextView(frame: Rect(x: 0, y: 0, width: 800, height: 600))
        view.backgroundColor = .white
        view.textColor = .black
        view.font = Font(family: .named("DejaVu Sans"), size: 14)
        view.text = text
        let page = View(frame: view.frame)
        page.addSubview(view)
        let host = ViewHost(rootView: page, size: view.bounds.size)
        let target = BitmapTarget(width: 800, height: 600)
        host.runFrame(into: target)
        view.becomeFirstResponder()
        view.selectedUTF8Range = offset..<offset
        view.scrollRangeToVisible(offset..<offset)
        while host.needsFrame { host.runFrame(into: target) }
        var times: [Double] = []
        for step in 0..<300 {
            let letter = String(decoding: [UInt8(97 + step % 26)], as: UTF8.self)
            let start = Measure.now
            host.handle(.textInput(TextInputEvent(.commit(letter))))
            host.runFrame(into: target)
            times.append(Measure.now - start)
        }
        Report.check(name, view.selectedUTF8Range == offset + 300..<offset + 300, "letters are missing")
        Report.check(name, view.bounds.contains(view.caretRect), "the caret is out of sight")
        Report.check(name, target.bitmap == host.renderBitmap(), "the image differs from a full paint")
        Report.figure(name, "median_us", Measure.median(times))
        Report.figure(name, "p99_us", Measure.percentile(times, 0.99))
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    /// Returns the text of the specification, and the position in its middle line where letters are typed.
    private static func makeText(lines: Int) -> (text: String, offset: Int) {
        var source = BenchmarkText(seed: 4242)
        var text = ""
        var offset = 0
        for line in 0..<lines {
            if line == lines / 2 { offset = text.utf8.count + 20 }
            text += "Line \(line):"
            for _ in 0..<8 { text += " " + String(decoding: source.word(), as: UTF8.self) }
            text += "\n"
        }
        return (text, offset)
    }

    /// W13_layout: types in a view that draws a `TextLayout`, without an editor.
    static func runLayout() {
        var (text, offset) = makeText(lines: 10_000)
        let page = Page(frame: Rect(x: 0, y: 0, width: 800, height: 600))
        page.layout = TextLayout(
            text: AttributedText(text), font: Font(family: .named("DejaVu Sans"), size: 14), width: 800)
        let host = ViewHost(rootView: page, size: page.bounds.size)
        let target = BitmapTarget(width: 800, height: 600)
        var times: [Double] = []
        for step in 0..<300 {
            let start = Measure.now
            let letter = String(decoding: [UInt8(97 + step % 26)], as: UTF8.self)
            page.layout.replaceUTF8(offset..<offset, with: AttributedText(letter))
            offset += 1
            let caret = page.layout.caretRect(at: TextPosition(offset: offset))
            if page.top == 0 {
                page.top = caret.minY - 300
                page.setNeedsDisplay()
            }
            // Damages the changed line; its paragraph has one line.
            page.setNeedsDisplay(Rect(x: 0, y: caret.minY - page.top, width: 800, height: caret.height))
            host.runFrame(into: target)
            times.append(Measure.now - start)
        }
        Report.check("W13_layout", target.bitmap[100, 305] != 0 || !times.isEmpty, "nothing was drawn")
        Report.figure("W13_layout", "median_us", Measure.median(times))
        Report.figure("W13_layout", "p99_us", Measure.percentile(times, 0.99))
    }
}
