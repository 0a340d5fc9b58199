import Testing
import Widgets
import WidgetsTesting

/// Scroll animations and deceleration, on the virtual clock.
@Suite struct ScrollMotionTests {
    @Test func `An animated offset reaches its target in time`() throws {
        let (area, harness, heard) = try stage()

        area.setContentOffset(Point(x: 0, y: 400), animated: true)
        #expect(area.contentOffset.y == 0)
        harness.advance(by: .milliseconds(150))
        #expect(abs(area.contentOffset.y - 200) < 40)
        #expect(heard.calls.last == "scroll")
        harness.advance(by: .milliseconds(170))
        #expect(area.contentOffset.y == 400)
        #expect(heard.calls.last == "end animation")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Setting the offset ends the animation`() throws {
        let (area, harness, _) = try stage()
        area.setContentOffset(Point(x: 0, y: 400), animated: true)
        harness.advance(by: .milliseconds(100))

        area.contentOffset.y = 10

        harness.advance(by: .seconds(1))
        #expect(area.contentOffset.y == 10)
    }

    @Test func `A flick decelerates exponentially and stops at the announced target`() throws {
        let (area, harness, heard) = try stage(height: 20_000)

        fling(harness, speed: 1000)

        #expect(heard.calls.prefix(2) == ["begin dragging", "scroll"])
        #expect(heard.calls.contains("begin decelerating"))
        let start = area.contentOffset.y
        let target = heard.target.y
        #expect(abs(target - start - (1000 - 12) / 2.002) < 1)
        harness.advance(by: .milliseconds(500))
        // The remaining part of the distance after half a second.
        let part = (target - area.contentOffset.y + 6) / (target - start + 6)
        #expect(abs(part - 0.3675) < 0.02)
        harness.advance(by: .seconds(3))
        #expect(area.contentOffset.y == target.rounded())
        #expect(heard.calls.last == "end decelerating")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A flick stops at the end of the content`() throws {
        let (area, harness, heard) = try stage(height: 500)

        fling(harness, speed: 3000)
        harness.advance(by: .seconds(3))

        #expect(area.contentOffset.y == 200)
        #expect(heard.calls.last == "end decelerating")
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `With bounces a flick overshoots the end and returns`() throws {
        let (area, harness, _) = try stage(height: 500)
        area.bounces = true

        fling(harness, speed: 3000)
        var greatest = 0.0
        for _ in 0..<120 {
            harness.advance(by: .milliseconds(16))
            greatest = max(greatest, area.contentOffset.y)
        }

        #expect(greatest > 210)
        #expect(area.contentOffset.y == 200)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A delegate may change the target of a flick`() throws {
        let (area, harness, heard) = try stage(height: 20_000)
        heard.wantedTarget = Point(x: 0, y: 640)

        fling(harness, speed: 1000)
        harness.advance(by: .seconds(3))

        #expect(area.contentOffset.y == 640)
    }

    @Test func `A finger that starts on a button cancels its press and scrolls`() throws {
        let (area, harness, _) = try stage()
        let button = Button(title: "Press")
        button.frame = Rect(x: 10, y: 100, width: 200, height: 34)
        area.addSubview(button)
        var presses = 0
        button.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
        try harness.settle()

        touch(harness, .down, y: 110)
        #expect(button.isHighlighted)
        touch(harness, .moved, y: 105)
        #expect(button.isHighlighted)
        touch(harness, .moved, y: 80)
        #expect(!button.isHighlighted)
        #expect(area.isDragging)
        #expect(area.contentOffset.y == 30)
        touch(harness, .up, y: 80)
        #expect(presses == 0)
        #expect(!area.isDragging)
    }

    @Test func `Dragging with a mouse does not scroll`() throws {
        let (area, harness, _) = try stage()

        try harness.drag(from: Point(x: 50, y: 200), to: Point(x: 50, y: 50))

        #expect(area.contentOffset == .zero)
    }

    /// Sends a touch that moves up at `speed` points per second and ends.
    private func fling(_ harness: Harness, speed: Double) {
        touch(harness, .down, y: 290)
        for step in 1...10 {
            harness.advance(by: .milliseconds(10))
            touch(harness, .moved, y: 290 - speed * 0.01 * Double(step))
        }
        touch(harness, .up, y: 290 - speed * 0.1)
    }

    private func touch(_ harness: Harness, _ phase: MouseEvent.Phase, y: Double) {
        harness.send(
            .mouse(
                MouseEvent(
                    phase: phase, locationInWindow: Point(x: 50, y: y), isButtonHeld: phase != .up,
                    isTouch: true, timestamp: harness.now)))
    }

    private func stage(height: Double = 1000) throws -> (ScrollView, Harness, ScrollWitness) {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let area = ScrollView(frame: root.bounds)
        area.contentSize = Size(width: 300, height: height)
        let witness = ScrollWitness()
        area.delegate = witness
        root.addSubview(area)
        let harness = Harness(root)
        try harness.settle()
        return (area, harness, witness)
    }
}

/// Records the delegate callbacks of a scroll view.
final class ScrollWitness: ScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var target = Point.zero
    var wantedTarget: Point?

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        if calls.last != "scroll" { calls.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin dragging") }
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        if let wantedTarget { targetContentOffset = wantedTarget }
        target = targetContentOffset
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        calls.append("end dragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { calls.append("begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("end animation") }
}
