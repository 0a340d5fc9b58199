import AllocationCounter
import DeclarativeUI
import Testing

/// The memory cost of a layout of many children.
struct StackCostTests {
    /// A child that knows its size.
    private final class Known: LayoutElement {
        private(set) var origin = Point.zero

        var layoutPriority: Double { 0 }
        var layoutSpacing: ViewSpacing { ViewSpacing() }
        func layoutSize(_ proposal: ProposedViewSize) -> Size { Size(width: 50, height: 20) }
        func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
            axis == .horizontal ? 50...50 : 20...20
        }
        func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? { nil }
        func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
        func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize) { self.origin = origin }
    }

    @Test(.enabled(if: widgets_can_count_allocations() && !_isDebugAssertConfiguration()))
    func aLongColumnTakesNoMemoryForEachChild() {
        var elements = ContiguousArray<any LayoutElement>()
        for _ in 0..<1_000 { elements.append(Known()) }
        let subviews = LayoutSubviews(elements)
        let stack = VStackLayout()
        let before = widgets_allocation_count()
        var cache = stack.makeCache(subviews: subviews)
        for proposal in [
            ProposedViewSize(width: 100, height: 30_000), ProposedViewSize(width: 100, height: nil),
        ] {
            let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            stack.placeSubviews(
                in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
            #expect(size == Size(width: 50, height: 27_992))
        }
        #expect(widgets_allocation_count() - before < 20)
    }
}
