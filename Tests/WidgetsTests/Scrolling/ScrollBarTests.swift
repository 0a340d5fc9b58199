import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Scroll bars: appearance on scrolling, hovering and dragging, and no frames while they are hidden.
@Suite struct ScrollBarTests {
    @Test func `Scroll bars appear on scrolling and fade out, and then no frame runs`() throws {
        let (area, harness) = try stage()
        #expect(area.bars == nil)

        try harness.scroll(over: area, by: Point(x: 0, y: -1))
        let bar = try #require(area.bars?.vertical)
        harness.advance(by: .milliseconds(200))
        #expect(bar.shownAlpha == 1)
        #expect(bar.frame == Rect(x: 385, y: 60, width: 15, height: 300))
        #expect(area.bars?.horizontal.isHidden == true)

        harness.advance(by: .seconds(2))
        #expect(bar.shownAlpha == 0)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `No frame runs while the scroll bars wait to fade out`() throws {
        let (area, harness) = try stage()
        try harness.scroll(over: area, by: Point(x: 0, y: -1))
        harness.advance(by: .milliseconds(300))

        #expect(harness.advance(by: .milliseconds(800)).frames.isEmpty)
    }

    @Test func `A scroll bar is wider under the pointer and stays visible meanwhile`() throws {
        let (area, harness) = try stage()
        let thin = try shown(area, harness)
        let ink = inkWidth(harness, row: 20)
        #expect(ink == 4)

        try harness.move(to: Point(x: 392, y: 20))
        #expect(thin.isHovered)
        harness.advance(by: .seconds(30))
        #expect(thin.shownAlpha == 1)
        #expect(inkWidth(harness, row: 20) == 9)

        try harness.move(to: Point(x: 100, y: 100))
        harness.advance(by: .seconds(3))
        #expect(thin.shownAlpha == 0)
    }

    @Test func `The knob length is the visible fraction, and the knob follows the content`() throws {
        let (area, harness) = try stage()
        let bar = try shown(area, harness)

        #expect(bar.knob.start == 3)
        #expect(abs(bar.knob.length - 294 * 0.3) < 0.01)
        area.contentOffset.y = 700
        try harness.settle()
        #expect(abs(bar.knob.start + bar.knob.length - 297) < 0.01)
    }

    @Test func `Dragging the knob scrolls to the end of the content and no further`() throws {
        let (area, harness) = try stage()
        let bar = try shown(area, harness)

        try harness.press(Point(x: 393, y: 10))
        #expect(area.isDragging)
        try harness.move(to: Point(x: 393, y: 10 + (294 - bar.knob.length) / 2))
        #expect(abs(area.contentOffset.y - 350) <= 1)
        try harness.move(to: Point(x: 100, y: 900))
        #expect(area.contentOffset.y == 700)
        try harness.release()
        #expect(!area.isDragging)
        #expect(area.contentOffset.y == 700)
    }

    @Test func `A press beside the knob scrolls by pages towards the pointer, and repeats while held`() throws
    {
        let (area, harness) = try stage()
        _ = try shown(area, harness)

        try harness.press(Point(x: 393, y: 290))
        #expect(area.contentOffset.y == 260)
        harness.advance(by: .milliseconds(250))
        #expect(area.contentOffset.y == 260)
        harness.advance(by: .milliseconds(60))
        #expect(area.contentOffset.y == 520)
        harness.advance(by: .milliseconds(500))
        #expect(area.contentOffset.y == 700)
        try harness.release()
        harness.advance(by: .seconds(3))
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    /// Removes and releases the scroll view as soon as a drag or a deceleration has ended.
    private final class Remover: ScrollViewDelegate {
        var area: ScrollView?
        var heard: [String] = []

        func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
            heard.append("end")
            remove()
        }

        func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
            heard.append("rest")
            remove()
        }

        private func remove() {
            area?.removeFromSuperview()
            area = nil
        }
    }

    /// Returns a scroll view in the harness's root view, with its bars visible; besides that view, only `remover` retains it.
    private func removableArea(_ remover: Remover, _ harness: Harness) throws -> ScrollView {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        area.contentSize = Size(width: 300, height: 1000)
        area.delegate = remover
        harness.rootView.addSubview(area)
        _ = try shown(area, harness)
        remover.area = area
        return area
    }

    @Test func `A delegate may remove the scroll view when a drag of the knob ends`() throws {
        let remover = Remover()
        weak var freed: ScrollView?
        let harness = Harness(View())
        try { freed = try removableArea(remover, harness) }()

        try harness.press(Point(x: 393, y: 10))
        try harness.move(to: Point(x: 393, y: 40))
        try harness.release()

        #expect(remover.heard == ["end"] && freed == nil)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test
    func `A delegate may remove the scroll view when a press on the bar ends a deceleration`()
        throws
    {
        let remover = Remover()
        weak var freed: ScrollView?
        let harness = Harness(View())
        try {
            let area = try removableArea(remover, harness)
            area.begin(
                .deceleration(from: .zero, velocity: Point(x: 0, y: 900), rate: 0.998, at: harness.now))
            harness.advance(by: .milliseconds(50))
            freed = area
        }()

        try harness.press(Point(x: 393, y: 250))
        try harness.release()

        #expect(remover.heard == ["rest"] && freed == nil)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A scroll bar that outlives its scroll view does nothing`() throws {
        let bar: ScrollBar
        do {
            let (area, harness) = try stage()
            bar = try shown(area, harness)
            area.removeFromSuperview()
        }
        bar.mouseDown(with: MouseEvent(phase: .down, locationInWindow: Point(x: 5, y: 5)))
        bar.mouseUp(with: MouseEvent(phase: .up, locationInWindow: Point(x: 5, y: 5)))
        #expect(!bar.isPressed && bar.knob.length == 0)
    }

    @Test func `Both scroll bars leave the corner free`() throws {
        let (area, harness) = try stage()
        area.contentSize.width = 900
        let bar = try shown(area, harness)

        #expect(bar.frame.height == 285)
        #expect(area.bars?.horizontal.frame == Rect(x: 0, y: 285, width: 385, height: 15))
    }

    @Test func `Disabled scroll bars do not appear`() throws {
        let (area, harness) = try stage()
        area.showsVerticalScrollIndicator = false
        try harness.settle()

        try harness.scroll(over: area, by: Point(x: 0, y: -1))

        #expect(area.bars?.vertical.isHidden != false)
    }

    /// Returns the number of pixels in the bar's strip that are not white.
    private func inkWidth(_ harness: Harness, row: Int) -> Int {
        (385..<400).count { harness.picture[$0, row] != 0xffff_ffff }
    }

    private func shown(_ area: ScrollView, _ harness: Harness) throws -> ScrollBar {
        try harness.settle()
        area.flashScrollIndicators()
        harness.advance(by: .milliseconds(150))
        return try #require(area.bars?.vertical)
    }

    private func stage() throws -> (ScrollView, Harness) {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let area = ScrollView(frame: root.bounds)
        area.backgroundColor = .white
        area.contentSize = Size(width: 300, height: 1000)
        root.addSubview(area)
        let harness = Harness(root)
        try harness.settle()
        return (area, harness)
    }
}
