import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Zooming with fingers, the wheel, keys and assistive technologies.
@Suite struct ScrollZoomTests {
    private final class Photo: ScrollViewDelegate {
        let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        var log: [String] = []
        func viewForZooming(in scrollView: ScrollView) -> View? { view }
        func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { log.append("begin") }
        func scrollViewDidZoom(_ scrollView: ScrollView) { if log.last != "zoom" { log.append("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
            log.append("end \((scale * 100).rounded() / 100)")
        }
    }

    private let photo = Photo()
    private let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let harness: Harness

    init() throws {
        area.contentSize = photo.view.bounds.size
        area.addSubview(photo.view)
        area.delegate = photo
        area.minimumZoomScale = 0.5
        area.maximumZoomScale = 4
        harness = Harness(area)
        try harness.settle()
    }

    private let place = Point(x: 100, y: 120)

    /// The point of the photo at a point of the window.
    private func photoPoint(_ point: Point) -> Point { photo.view.convert(point, from: nil) }

    private func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 0.6 && abs(a.y - b.y) < 0.6 }

    @Test func `Two fingers zoom around their centre`() throws {
        let before = photoPoint(place)

        try harness.pinch(place, scale: 2)

        #expect(area.zoomScale > 1.6 && area.zoomScale <= 2)
        #expect(near(photoPoint(place), before))
        #expect(abs(area.contentSize.width - 400 * area.zoomScale) < 1e-6)
        #expect(near(photo.view.frame.origin, .zero))
        #expect(photo.log.first == "begin" && photo.log.count == 3)
        #expect(harness.advance(by: .seconds(2)).isIdle == false)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Ctrl and the wheel zoom around the pointer, within the limits`() throws {
        let before = photoPoint(place)

        try harness.scroll(over: place, by: Point(x: 0, y: 5), modifiers: .control)
        #expect(abs(area.zoomScale - 1.61051) < 1e-6)
        #expect(near(photoPoint(place), before))
        try harness.scroll(over: place, by: Point(x: 0, y: 100), modifiers: .control)
        #expect(area.zoomScale == 4)
        try harness.scroll(over: place, by: Point(x: 0, y: .nan), modifiers: .control)
        try harness.scroll(over: place, by: Point(x: 0, y: -100), modifiers: .control)
        try harness.scroll(over: place, by: Point(x: 0, y: -100), modifiers: .control)
        #expect(area.zoomScale == 0.5 && area.contentOffset == .zero)
    }

    @Test func `Ctrl with plus, minus and zero zooms`() throws {
        try harness.focus(area.isFirstResponder ? area : makeScrollable())
        try harness.key("+", .control)
        #expect(area.zoomScale == 2.5)
        try harness.key("-", .control)
        #expect(area.zoomScale == 2)
        try harness.key("0", .control)
        #expect(area.zoomScale == 1)
    }

    private func makeScrollable() -> ScrollView {
        area.zoomScale = 2
        return area
    }

    @Test func `A pinch beyond the limits returns to them`() throws {
        area.maximumZoomScale = 1.5

        try harness.pinch(place, scale: 3, pause: .zero)
        #expect(area.zoomScale == 1.5)
        #expect(photo.log.last == "end 1.5")

        area.bouncesZoom = false
        try harness.touchDown(1, at: Point(x: 100, y: 100))
        try harness.touchDown(2, at: Point(x: 180, y: 100))
        try harness.touchMove(2, to: Point(x: 300, y: 100))
        try harness.touchMove(2, to: Point(x: 390, y: 100))
        #expect(area.isZooming && area.zoomScale == 1.5)
    }

    @Test func `Zooming to a rectangle shows it`() throws {
        area.zoom(to: Rect(x: 200, y: 150, width: 100, height: 75), animated: false)
        #expect(area.zoomScale == 4 && area.contentOffset == Point(x: 800, y: 600))

        area.zoom(to: Rect(x: 0, y: 0, width: 200, height: 150), animated: true)
        #expect(area.zoomScale == 4 && area.isZoomBouncing)
        try harness.settle()
        #expect(area.zoomScale == 2 && area.contentOffset == .zero)
        #expect(harness.advance(by: .seconds(600)).frames.count < 30)
    }

    @Test func `With reduced motion an animated zoom is immediate`() throws {
        harness.host.theme.prefersReducedMotion = true

        area.setZoomScale(3, animated: true)

        #expect(area.zoomScale == 3)
    }

    @Test func `Assistive technologies zoom in and out`() throws {
        #expect(area.accessibilityAttributes.actions.contains(.custom("Zoom in")))
        #expect(area.accessibilityPerform(.custom("Zoom in")))
        #expect(area.zoomScale == 1.25)
        #expect(area.accessibilityPerform(.custom("Zoom out")))
        #expect(abs(area.zoomScale - 1) < 1e-9)
    }

    @Test func `Invalid scales are reported`() {
        var count = 0
        Diagnostics.handler = { _ in count += 1 }
        defer { Diagnostics.handler = nil }

        area.maximumZoomScale = .nan
        area.minimumZoomScale = -1
        area.zoomScale = .infinity
        area.zoom(to: Rect(x: 0, y: 0, width: .nan, height: 1), animated: false)

        #expect(count == 4)
        #expect(area.maximumZoomScale == 4 && area.minimumZoomScale == 0.5 && area.zoomScale == 1)
    }

    @Test func `A finger pans the zoomed content`() throws {
        area.zoomScale = 2
        let start = area.contentOffset
        try harness.settle()

        try harness.pan(place, by: Point(x: -50, y: -40))

        #expect(area.contentOffset == Point(x: start.x + 50, y: start.y + 40))
    }
}

/// Paging, flicks of a touch pad, and smooth wheels.
@Suite struct ScrollWheelTests {
    private let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let harness: Harness

    init() throws {
        area.contentSize = Size(width: 400, height: 3000)
        harness = Harness(area)
        try harness.settle()
    }

    private let place = Point(x: 100, y: 150)

    @Test(arguments: [
        (offset: 140.0, velocity: 0.0, target: 0.0), (160, 0, 300), (20, 300, 300), (580, -300, 300),
        (2690, 900, 2700), (-20, -900, 0), (301, 199, 300),
    ])
    func `A drag comes to rest at a page`(_ row: (offset: Double, velocity: Double, target: Double)) {
        let pages = ScrollPages(length: 300, limits: 0...2700)
        #expect(pages.target(from: row.offset, velocity: row.velocity) == row.target)
    }

    @Test func `A flick turns one page`() throws {
        area.isPagingEnabled = true

        try harness.pan(place, by: Point(x: 0, y: -80), duration: .milliseconds(80), pause: .zero)
        #expect(area.contentOffset.y == 300)
        try harness.pan(place, by: Point(x: 0, y: -100), duration: .milliseconds(300))
        #expect(area.contentOffset.y == 300)
        #expect(harness.advance(by: .seconds(2)).isIdle == false)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A notch of the wheel and the page keys turn pages`() throws {
        area.isPagingEnabled = true
        try harness.focus(area)

        try harness.scroll(over: place, by: Point(x: 0, y: -1))
        #expect(area.contentOffset.y == 300)
        try harness.key(.keyboardPageDown)
        #expect(area.contentOffset.y == 600)
        try harness.key(.keyboardUpArrow)
        #expect(area.contentOffset.y == 300)
        try harness.scroll(over: place, by: Point(x: 0, y: 1))
        #expect(area.contentOffset.y == 0)
        for _ in 0..<4 { try harness.scroll(over: place, by: Point(x: 0, y: -0.25), precise: true) }
        #expect(area.contentOffset.y == 300)
    }

    /// Sends events of a touch pad every 8 milliseconds.
    private func swipe(_ notches: Double, count: Int) throws {
        for _ in 0..<count {
            harness.advance(by: .milliseconds(8))
            try harness.scroll(over: place, by: Point(x: 0, y: notches), precise: true)
        }
    }

    @Test func `A flick of a touch pad decelerates, and a slow movement stops`() throws {
        try swipe(-0.2, count: 10)
        #expect(area.contentOffset.y == 120)
        harness.advance(by: .seconds(5))
        let flicked = area.contentOffset.y
        #expect(flicked > 400)
        #expect(harness.advance(by: .seconds(600)).isIdle)

        try swipe(-0.02, count: 10)
        harness.advance(by: .seconds(5))
        #expect(abs(area.contentOffset.y - flicked - 12) <= 3)
    }

    @Test func `With reduced motion a flick of a touch pad stops`() throws {
        harness.host.theme.prefersReducedMotion = true
        try swipe(-0.2, count: 10)
        harness.advance(by: .seconds(5))
        #expect(area.contentOffset.y == 120)
    }

    @Test func `In windows the notches of the wheel scroll smoothly to their sum`() throws {
        harness.host.smoothsScrolling = true
        harness.settlesAfterVerbs = false

        try harness.scroll(over: place, by: Point(x: 0, y: -1))
        #expect(area.contentOffset.y == 0)
        harness.advance(by: .milliseconds(40))
        let first = area.contentOffset.y
        #expect(first > 10 && first < 60)
        try harness.scroll(over: place, by: Point(x: 0, y: -1))
        harness.advance(by: .milliseconds(300))
        #expect(area.contentOffset.y == 120)
        #expect(harness.advance(by: .seconds(2)).frames.count < 40)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Invalid deltas do not scroll`() throws {
        try harness.scroll(over: place, by: Point(x: .nan, y: -1))
        try harness.scroll(over: place, by: Point(x: 0, y: .infinity), precise: true)
        #expect(area.contentOffset == .zero)
    }

    @Test func `With reduced motion a drag does not stretch the content`() throws {
        area.bounces = true
        harness.settlesAfterVerbs = false
        try harness.touchDown(at: place)
        try harness.touchMove(to: Point(x: 100, y: 250))
        #expect(area.contentOffset.y < 0)
        try harness.touchUp()
        harness.advance(by: .seconds(2))

        harness.host.theme.prefersReducedMotion = true
        try harness.touchDown(at: place)
        try harness.touchMove(to: Point(x: 100, y: 250))
        #expect(area.contentOffset.y == 0)
    }

    @Test func `A scroll view that cannot scroll leaves the drag to the one around it`() throws {
        let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = Size(width: 600, height: 100)
        area.addSubview(inner)
        try harness.settle()

        try harness.pan(place, by: Point(x: -60, y: 0))
        #expect(inner.contentOffset.x == 60 && area.contentOffset == .zero)
        try harness.pan(place, by: Point(x: 0, y: -60))
        #expect(inner.contentOffset.x == 60 && area.contentOffset.y == 60)
    }
}
