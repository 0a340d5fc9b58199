import AllocationCounter
import LifetimeStress
import Testing

/// The memory cost of a layout with many children.
struct StackCostTests {
    @Test(.enabled(if: widgets_can_count_allocations() && !_isDebugAssertConfiguration()))
    func `The layout of a long column allocates no memory for each child`() {
        #expect(AllocationStress.columnFindings() == [])
    }
}
