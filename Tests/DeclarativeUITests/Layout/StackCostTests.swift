import AllocationCounter
import LifetimeStress
import Testing

/// The memory cost of a layout of many children.
struct StackCostTests {
    @Test(.enabled(if: widgets_can_count_allocations() && !_isDebugAssertConfiguration()))
    func aLongColumnTakesNoMemoryForEachChild() {
        #expect(AllocationStress.columnFindings() == [])
    }
}
