import AllocationCounter
import LifetimeStress
import Testing
import Widgets

/// The allocations of setting an annotated property.
///
/// Without optimisation every use of a key path takes memory for a moment, whoever writes it: the exact counts are for
/// optimised builds, in which `scripts/release-probe.sh` counts them.
@Suite struct AllocationTests {
    @Test(.enabled(if: !_isDebugAssertConfiguration(), "unoptimised key paths allocate"))
    func `sets allocate nothing, once the view is marked and where the value is equal`() {
        #expect(AllocationStress.setFindings() == [])
    }

    @Test func `sets keep no memory`() {
        #expect(AllocationStress.keptMemoryFindings() == [])
    }

    @Test(.enabled(if: widgets_can_count_allocations())) func `the counter counts`() {
        let before = widgets_allocation_count()
        var boxes: [[Int]] = []
        for index in 0..<100 { boxes.append([index]) }

        #expect(widgets_allocation_count() >= before + boxes.count)
    }

    @Test func `options without state take no room`() {
        #expect(
            MemoryLayout<ViewInvalidating<Double, Invalidations.Layout, Invalidations.Display>>.size == 16)
    }
}
