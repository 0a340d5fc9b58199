import Testing
import Widgets

/// Layouts and activations that are kept in collections.
@Suite struct ErasedLayoutTests {
    @Test func `a set of activations finds views by name, the oldest first`() {
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

    @Test func `views and guides are layouts without a type, and guides are hashable`() {
        let (root, view, guide) = (View(), View(), LayoutGuide())
        let parts: [AnyLayout] = [view.sl.eraseToAnyLayout(), guide.sl.eraseToAnyLayout()]
        root.sl.sublayout { for part in parts { part } }.finalActive()
        #expect(view.superview === root && guide.owningView === root)
        let guides: Set<LayoutGuide> = [guide, LayoutGuide(), guide]
        #expect(guides.count == 2 && guides.contains(guide))
    }
}
