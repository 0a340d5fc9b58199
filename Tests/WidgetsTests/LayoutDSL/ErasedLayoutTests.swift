import Testing
import Widgets

/// Type-erased layouts, and activations stored in collections.
@Suite struct ErasedLayoutTests {
    @Test func `A set of activations finds views by identifier, in the oldest activation first`() {
        let views = (0..<8).map { _ in View() }
        var set: Set<Activation> = []
        for (index, view) in views.enumerated() {
            view.accessibilityIdentifier = index % 2 == 0 ? "even" : "odd"
            View().sl.sublayout { view }.active().store(&set)
        }
        #expect(set.viewForIdentifier("even") === views[0])
        #expect(set.viewForIdentifier("odd") === views[1])
        #expect(set.viewForIdentifier("other") == nil)
    }

    @Test func `Views and guides can be type-erased, and guides are hashable`() {
        let (root, view, guide) = (View(), View(), LayoutGuide())
        let parts: [AnyLayout] = [view.sl.eraseToAnyLayout(), guide.sl.eraseToAnyLayout()]
        root.sl.sublayout { for part in parts { part } }.finalActive()
        #expect(view.superview === root && guide.owningView === root)
        let guides: Set<LayoutGuide> = [guide, LayoutGuide(), guide]
        #expect(guides.count == 2 && guides.contains(guide))
    }
}
