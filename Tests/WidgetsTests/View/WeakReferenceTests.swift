import Testing

@testable import Widgets

struct WeakReferenceTests {
    @Test func `a reference leads to its object until the last strong reference goes`() {
        let view: View? = View()
        let reference = WeakReference(view)
        let found = reference.object
        #expect(found != nil && found === view)
    }

    @Test func `a reference leads nowhere once the last strong reference has gone`() {
        var view: View? = View()
        let reference = WeakReference(view)
        view = nil

        let found = reference.object
        #expect(found == nil)
    }

    @Test func `a reference does not mistake a new object for the old one`() {
        var old: View? = View()
        let reference = WeakReference(old)
        let refersToOld = old.map { reference.refers(to: $0) }
        #expect(refersToOld == true)

        old = nil
        // The memory of the old one is kept, so that none of these gets its address.
        let others = (0..<1000).map { _ in View() }
        let refersToOthers = others.contains { reference.refers(to: $0) }
        #expect(!refersToOthers)
    }

    @Test func `a reference without an object refers to none`() {
        let reference = WeakReference<View>()
        let found = reference.object
        let refers = reference.refers(to: View())
        #expect(found == nil)
        #expect(!refers)
    }
}
