import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Root views whose coordinate space differs from the window's, because they scroll or are transformed.
@Suite struct RootSpaceTests {
    @Test func `A button in a scrolled root view is hit where it is displayed`() throws {
        let (area, button, harness) = try stage()
        area.contentOffset.y = 100
        try harness.settle()

        #expect(button.convert(button.bounds, to: nil) == Rect(x: 20, y: 50, width: 80, height: 30))
        #expect(harness.host.hitTest(Point(x: 30, y: 60), with: nil) === button)
        #expect(harness.host.hitTest(Point(x: 30, y: 160), with: nil) === area)
        #expect(area.convert(Point.zero, from: nil) == Point(x: 0, y: 100))
    }

    @Test func `A change in a scrolled root view damages the displayed pixels`() throws {
        let (area, button, harness) = try stage()
        area.contentOffset.y = 100
        try harness.settle()
        button.backgroundColor = .red
        try harness.settle()

        #expect(harness.lastFrame?.damage == [PixelRect(left: 20, top: 50, right: 100, bottom: 80)])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A transformed root view is hit, damaged and painted through its transform`() throws {
        let root = View()
        let inner = PaintedView(frame: Rect(x: 10, y: 10, width: 40, height: 20))
        inner.backgroundColor = .red
        root.addSubview(inner)
        let harness = Harness(root, size: Size(width: 200, height: 100))
        try harness.settle()
        root.transform = AffineTransform(translationX: 100, y: 50)
        try harness.settle()

        #expect(inner.convert(inner.bounds, to: nil) == Rect(x: 110, y: 60, width: 40, height: 20))
        #expect(harness.host.hitTest(Point(x: 120, y: 70), with: nil) === inner)
        #expect(harness.host.hitTest(Point(x: 20, y: 20), with: nil) == nil)
        inner.addSpot(Rect(x: 0, y: 0, width: 10, height: 10), .green)
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A click in a scrolled root text view places the caret under the pointer`() throws {
        let text = TextView(frame: .zero)
        text.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        let harness = Harness(text, size: Size(width: 200, height: 120))
        try harness.settle()
        text.contentOffset.y = 300
        try harness.settle()

        try harness.click(Point(x: 100, y: 60))

        let caret = text.convert(text.caretRect, to: nil)
        #expect(caret.minY <= 60 && caret.maxY >= 60)
        try harness.type("!")
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A click in a scrolled root list selects the row under the pointer`() throws {
        let stage = ListStage(count: 100)
        stage.list.removeFromSuperview()
        let harness = Harness(stage.list, size: Size(width: 200, height: 300))
        try harness.settle()
        try harness.scroll(over: stage.list, by: Point(x: 0, y: -1))
        let offset = stage.list.contentOffset.y

        try harness.click(Point(x: 50, y: 100))

        #expect(offset > 0)
        #expect(stage.selected == [Int((offset + 100) / 30)])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A sheet over a scrolled root view covers the window, also after more scrolling`()
        throws
    {
        let (area, _, harness) = try stage()
        area.contentOffset.y = 100
        try harness.settle()
        let overlay = PresentationOverlay(ViewController())
        overlay.appear(in: harness.host, animated: false, completion: nil)
        try harness.settle()
        let window = Rect(x: 0, y: 0, width: 200, height: 200)
        #expect(overlay.convert(overlay.bounds, to: nil) == window)

        area.contentOffset.y = 250
        try harness.settle()

        #expect(overlay.convert(overlay.bounds, to: nil) == window)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A menu opens beside its button in a scrolled root view`() throws {
        let (area, button, harness) = try stage()
        area.contentOffset.y = 100
        try harness.settle()

        Menu(children: [Action(title: "Copy") { _ in }]).popUp(positioning: nil, at: .zero, in: button)
        try harness.settle()

        let panel = try #require(harness.host.openMenu?.panels.first)
        #expect(panel.convert(panel.bounds, to: nil).origin == Point(x: 20, y: 50))
    }

    private func stage() throws -> (ScrollView, Button, Harness) {
        let area = ScrollView()
        area.contentSize = Size(width: 200, height: 1000)
        let button = Button(title: "")
        button.frame = Rect(x: 20, y: 150, width: 80, height: 30)
        area.addSubview(button)
        let harness = Harness(area, size: Size(width: 200, height: 200))
        try harness.settle()
        return (area, button, harness)
    }
}
