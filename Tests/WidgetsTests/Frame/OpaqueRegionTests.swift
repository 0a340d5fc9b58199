import Testing
import Widgets
import WidgetsTesting

/// Content that opaque views cover is not drawn.
@Suite struct OpaqueRegionTests {
    // Plain views: probes fill their bounds.
    let root = View()
    let back = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let front = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let harness: Harness

    init() throws {
        root.backgroundColor = .white
        back.backgroundColor = .red
        front.backgroundColor = .blue
        root.addSubview(back)
        back.addSubview(View(frame: Rect(x: 10, y: 10, width: 20, height: 10)))
        root.addSubview(front)
        harness = Harness(root, size: Size(width: 100, height: 100))
        try harness.settle()
    }

    /// Repaints everything and returns the report.
    private func repaint() throws -> FrameReport {
        harness.host.redrawEverything()
        try harness.settle()
        return try #require(harness.lastFrame)
    }

    @Test func `A view that covers its siblings and superview is the only one painted`() throws {
        let report = try repaint()

        #expect(report.visitedCount == 2)
        // The drawing of the root, and the view behind with its label.
        #expect(report.coveredViewCount == 2)
        #expect(harness.picture[50, 50] == Color.blue.premultiplied)
    }

    @Test func `The part of a background beside an opaque view is filled`() throws {
        front.frame = Rect(x: 0, y: 30, width: 100, height: 70)
        back.isHidden = true
        try harness.settle()

        let report = try repaint()

        #expect(report.coveredPixelCount == 7000 && report.coveredViewCount == 0)
        #expect(harness.picture[50, 29] == Color.white.premultiplied)
        #expect(harness.picture[50, 30] == Color.blue.premultiplied)
    }

    @Test func `The background around an opaque view in its middle is filled in parts`() throws {
        front.frame = Rect(x: 10, y: 10, width: 80, height: 80)
        back.isHidden = true
        try harness.settle()

        let report = try repaint()

        #expect(report.coveredPixelCount == 6400)
        for corner in [9, 90] {
            #expect(harness.picture[corner, 50] == Color.white.premultiplied)
            #expect(harness.picture[50, corner] == Color.white.premultiplied)
        }
    }

    @Test(arguments: 0..<9) func `A view that is not opaque covers nothing`(look: Int) throws {
        switch look {
        case 0: front.backgroundColor = Color.blue.withAlphaComponent(0.99)
        case 1: front.alpha = 0.99
        case 2: front.transform = AffineTransform(translationX: 0.25, y: 0)
        case 3: front.isHidden = true
        case 4: front.layer.filters = [.saturation(0.5)]
        case 5: front.layer.compositingFilter = .multiply
        case 6: front.mask = View(frame: front.bounds)
        case 7: front.layer.cornerRadius = 40
        default: front.frame.size = Size(width: 40, height: 40)
        }
        try harness.settle()

        let report = try repaint()

        // Only the view behind covers the root.
        #expect(report.visitedCount - (look == 3 ? 0 : 1) - (look == 6 ? 1 : 0) == 3)
        #expect(report.coveredViewCount == 1)
    }

    @Test func `A covered view is drawn when it becomes visible`() throws {
        back.setNeedsDisplay()
        try harness.settle()
        #expect(back.needsDisplay)

        let changes = try harness.changes { front.frame.origin.x = 60 }

        #expect(changes.drawn == [back])
        #expect(harness.picture[50, 50] == Color.red.premultiplied)
    }

    @Test func `The border of a superview is painted above its opaque subviews`() throws {
        front.layer.borderWidth = 3
        front.layer.borderColor = .green
        let inner = View(frame: front.bounds)
        inner.backgroundColor = .black
        front.addSubview(inner)
        try harness.settle()

        let report = try repaint()

        #expect(report.visitedCount == 3)
        #expect(harness.picture[1, 50] == Color.green.premultiplied)
        #expect(harness.picture[50, 50] == Color.black.premultiplied)
    }

    @Test func `A drawing that begins with an opaque rectangle covers what is behind it`() throws {
        let drawing = FilledView(frame: front.frame)
        front.removeFromSuperview()
        root.addSubview(drawing)
        try harness.settle()

        let report = try repaint()

        #expect(report.visitedCount == 2 && report.coveredViewCount == 2)
        #expect(harness.picture[50, 50] == Color.black.premultiplied)
    }

    @Test func `The rows of a list form one region over its background`() throws {
        let rows = (0..<40).map { index in
            let row = View(frame: Rect(x: 0, y: Double(index) * 24, width: 200, height: 24))
            row.backgroundColor = index % 2 == 0 ? .white : .lightGray
            return row
        }
        let list = View(frame: Rect(x: 0, y: 0, width: 200, height: 960))
        list.backgroundColor = .red
        rows.forEach(list.addSubview)
        let harness = Harness(list, size: list.bounds.size)
        try harness.settle()

        harness.host.redrawEverything()
        try harness.settle()

        let report = try #require(harness.lastFrame)
        #expect(report.coveredViewCount == 1 && report.visitedCount == 41)
    }

    @Test func `A tree without large opaque views is not searched`() throws {
        let plain = View()
        let views = (0..<10).map {
            View(frame: Rect(x: Double($0) * 10, y: 0, width: 10, height: 10))
        }
        for view in views {
            view.backgroundColor = .red
            plain.addSubview(view)
        }
        let harness = Harness(plain, size: Size(width: 100, height: 100))
        try harness.settle()
        harness.host.redrawEverything()
        try harness.settle()

        #expect(harness.lastFrame?.coveredViewCount == 0 && harness.lastFrame?.coveredPixelCount == 0)
        #expect(harness.host.opaqueRegions.searchedViewCount == 0)
    }

    private final class FilledView: View {
        override func draw(_ canvas: Canvas) { canvas.fill(bounds, .black) }
    }
}
