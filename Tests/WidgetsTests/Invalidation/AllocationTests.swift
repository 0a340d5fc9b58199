import AllocationCounter
import LifetimeStress
import Testing
import Widgets

/// The allocations made by setting an annotated property.
///
/// In debug builds every use of a key path allocates temporarily, independent of this toolkit. The exact counts hold for
/// optimised builds and are checked by `scripts/release-probe.sh`.
@Suite struct AllocationTests {
    @Test(.enabled(if: !_isDebugAssertConfiguration(), "unoptimised key paths allocate"))
    func `Setting allocates nothing if the view is already invalidated or the value is equal`() {
        #expect(AllocationStress.setFindings() == [])
    }

    @Test func `Setting retains no memory`() {
        #expect(AllocationStress.keptMemoryFindings() == [])
    }

    @Test(.enabled(if: widgets_can_count_allocations())) func `The counter counts allocations`() {
        let before = widgets_allocation_count()
        var boxes: [[Int]] = []
        for index in 0..<100 { boxes.append([index]) }

        #expect(widgets_allocation_count() >= before + boxes.count)
    }

    @Test func `Stateless invalidators take no room`() {
        #expect(
            MemoryLayout<View.ViewInvalidating<Double, Invalidations.Layout, Invalidations.Display>>.size
                == 16)
    }
}
