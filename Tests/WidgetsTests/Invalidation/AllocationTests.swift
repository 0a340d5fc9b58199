import AllocationCounter
import Testing
import Widgets
import WidgetsTesting

/// The allocations of setting an annotated property.
///
/// Without optimisation every use of a key path takes memory for a moment, whoever writes it: the exact counts are for
/// optimised builds (`swift test -c release -Xswiftc -enable-testing`).
@Suite struct AllocationTests {
    final class Gauge: View {
        @ViewInvalidating(.layout, .display, .constraints, .intrinsicContentSize) var level = 0
        var boxes: [[Int]] = []
    }

    let gauge = Gauge(frame: Rect(x: 0, y: 0, width: 9, height: 9))

    @Test(.enabled(if: !_isDebugAssertConfiguration(), "unoptimised key paths allocate"))
    func `sets allocate nothing once the view is marked`() {
        let root = View()
        root.addSubview(gauge)
        let harness = Harness(root)
        for level in 1...10 { gauge.level = level }

        let before = widgets_allocation_count()
        for level in 11...10_010 { gauge.level = level }
        let after = widgets_allocation_count()

        #expect(after == before, "\(after - before) blocks for 10,000 sets")
        #expect(harness.host.needsFrame)
    }

    @Test(.enabled(if: !_isDebugAssertConfiguration(), "unoptimised key paths allocate"))
    func `setting equal values allocates nothing`() {
        gauge.level = 1

        let before = widgets_allocation_count()
        for _ in 0..<1000 { gauge.level = 1 }
        let after = widgets_allocation_count()

        #expect(after == before)
    }

    @Test func `sets keep no memory`() {
        for level in 1...10 { gauge.level = level }

        let before = widgets_live_allocation_count()
        for level in 11...10_010 { gauge.level = level }

        #expect(widgets_live_allocation_count() <= before)
    }

    @Test(.enabled(if: widgets_can_count_allocations())) func `the counter counts`() {
        let before = widgets_allocation_count()
        for index in 0..<100 { gauge.boxes.append([index]) }

        #expect(widgets_allocation_count() >= before + 100)
    }

    @Test func `options without state take no room`() {
        #expect(
            MemoryLayout<ViewInvalidating<Double, Invalidations.Layout, Invalidations.Display>>.size == 16)
    }
}
