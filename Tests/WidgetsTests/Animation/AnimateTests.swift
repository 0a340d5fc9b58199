import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite struct AnimateTests {
    @Test func `A moving view is displayed at the position of the curve in each frame`() {
        let stage = Stage()
        let start = stage.harness.now

        View.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { stage.view.frame.origin.x = 200 }

        #expect(stage.view.frame.minX == 200)
        for _ in 0..<59 {
            #expect(stage.harness.step() != nil)
            let expected = 200 * TimingCurve.easeInOut.value(at: stage.elapsed(since: start))
            #expect(abs(stage.shownX - expected) < 1e-9)
            #expect(stage.harness.picture == stage.harness.renderFresh())
        }
    }

    @Test func `An animation runs one frame per refresh, and none after its end`() {
        let stage = Stage()
        View.animate(withDuration: 1) { stage.view.center.x = 200 }

        let activity = stage.harness.advance(by: .seconds(2))

        #expect(activity.frames.count == 60)
        #expect(stage.view.layer.presentation() == nil)
        #expect(stage.harness.host.animator?.runCount == 0)
        #expect(stage.harness.host.animator?.viewCount == 0)
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `During the delay no frame runs and the old position is displayed`() {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 10) { stage.view.center.x = 220 }
        stage.harness.step()

        let activity = stage.harness.advance(by: .milliseconds(9_900))

        #expect(activity.frames.isEmpty)
        #expect(stage.shownX == 0)
        stage.harness.advance(by: .milliseconds(600))
        #expect(stage.shownX > 50 && stage.shownX < 150)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.shownX == 200)
    }

    @Test func `All animatable properties are displayed between their old and new values`() throws {
        let stage = Stage()
        let view = stage.view
        view.layer.borderWidth = 2
        view.layer.borderColor = .black
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.bounds = Rect(x: 10, y: 0, width: 80, height: 60)
            view.alpha = 0
            view.transform = AffineTransform(rotationAngle: .pi / 2)
            view.backgroundColor = .red
            view.layer.cornerRadius = 8
            view.layer.borderWidth = 4
            view.layer.borderColor = .white
        }
        while stage.harness.now < .milliseconds(500) { stage.harness.step() }

        let shown = try #require(view.layer.presentation())
        let part = stage.harness.now.seconds
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        #expect(abs(shown.bounds.width - between(40, 80)) < 1e-9)
        #expect(abs(shown.bounds.height - between(40, 60)) < 1e-9)
        #expect(abs(shown.bounds.minX - between(0, 10)) < 1e-9)
        #expect(abs(shown.center.x - 20) < 1e-9)
        #expect(abs(shown.alpha - between(1, 0)) < 1e-6)
        #expect(abs(shown.transform.b - AffineTransform(rotationAngle: between(0, .pi / 2)).b) < 1e-9)
        #expect(abs((shown.backgroundColor?.red ?? 0) - between(Color.blue.red, Color.red.red)) < 1e-3)
        #expect(abs(shown.cornerRadius - between(0, 8)) < 1e-9)
        #expect(abs(shown.borderWidth - between(2, 4)) < 1e-9)
        #expect(abs(shown.borderColor.red - between(0, 1)) < 1e-3)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        stage.harness.advance(by: .seconds(1))
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A colour that fades in from nil keeps its hue`() throws {
        let stage = Stage()
        stage.view.backgroundColor = nil
        View.animate(withDuration: 1) { stage.view.backgroundColor = .red }
        stage.harness.advance(by: .milliseconds(500))

        let shown = try #require(stage.view.layer.presentation()?.backgroundColor)
        #expect(abs(shown.red - Color.red.red) < 1e-3)
        #expect(shown.alpha > 0.3 && shown.alpha < 0.7)
    }

    @Test func `With allowUserInteraction a view is hit at its final position`() throws {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            stage.view.frame.origin.x = 300
        }
        stage.harness.step()

        #expect(stage.root.hitTest(Point(x: 310, y: 10), with: nil) === stage.view)
        #expect(stage.root.hitTest(Point(x: 10, y: 10), with: nil) === stage.root)
    }

    @Test func `Without allowUserInteraction a view is not hit while it is animated`() {
        let stage = Stage()
        View.animate(withDuration: 1) { stage.view.frame.origin.x = 300 }
        stage.harness.step()
        #expect(stage.root.hitTest(Point(x: 310, y: 10), with: nil) === stage.root)

        stage.harness.advance(by: .seconds(2))

        #expect(stage.root.hitTest(Point(x: 310, y: 10), with: nil) === stage.view)
    }

    @Test func `A layout inside the block is animated`() {
        let row = Row()
        let harness = Harness(row, size: Size(width: 400, height: 100))
        harness.step()
        row.gap = 100

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
        harness.advance(by: .milliseconds(500))

        #expect(row.second.frame.minX == 140)
        let shown = row.second.layer.presentation()?.frame.minX ?? 0
        #expect(shown > 85 && shown < 92)
        #expect(row.first.layer.presentation() == nil)
    }

    @Test func `A view that grows draws at its displayed size`() {
        let panel = Growing()
        let root = View()
        root.addSubview(panel)
        let harness = Harness(root, size: Size(width: 400, height: 100))
        harness.step()

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            panel.frame = Rect(x: 0, y: 0, width: 200, height: 50)
        }
        harness.advance(by: .milliseconds(500))

        let shown = panel.layer.presentation()?.bounds.width ?? 0
        #expect(shown > 140 && shown < 155)
        #expect(panel.drawnWidth == shown)
        #expect(panel.bounds.width == 200)
        harness.step()
        #expect(harness.picture == harness.renderFresh())
        harness.advance(by: .seconds(1))
        #expect(panel.drawnWidth == 200)
    }

    @Test func `A value set outside the block is displayed at once and keeps the running offset`() {
        let stage = Stage()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 100 }
        stage.harness.advance(by: .milliseconds(500))
        let before = stage.shownX

        stage.view.frame.origin.x += 50

        #expect(abs(stage.shownX - before - 50) < 1e-9)
        stage.harness.step()
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }
}

/// Two squares; the second one lies `gap` points after the first one.
private final class Row: View {
    let first = View()
    let second = View()
    @ViewInvalidating(.layout) var gap = 0.0

    override init(frame: Rect) {
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
    }

    override func layoutSubviews() {
        first.frame = Rect(x: 0, y: 0, width: 40, height: 40)
        second.frame = Rect(x: 40 + gap, y: 0, width: 40, height: 40)
    }
}

/// Records the width at which it was last drawn.
private final class Growing: View {
    private(set) var drawnWidth = 0.0

    init() { super.init(frame: Rect(x: 0, y: 0, width: 100, height: 50)) }

    override func draw(_ canvas: Canvas) {
        drawnWidth = bounds.width
        canvas.fill(bounds.insetBy(dx: 3, dy: 3), .red, cornerRadius: 6)
    }
}
