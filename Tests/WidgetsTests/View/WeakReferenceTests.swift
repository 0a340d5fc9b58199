import Testing

@testable import Widgets

struct WeakReferenceTests {
    @Test func `a reference leads to its object until the last strong reference goes`() {
        var view: View? = View()
        let reference = WeakReference(view)
        #expect(reference.object === view)

        view = nil
        #expect(reference.object == nil)
    }

    @Test func `a reference does not mistake a new object for the old one`() throws {
        var old: View? = View()
        let reference = WeakReference(old)
        #expect(try reference.refers(to: #require(old)))

        old = nil
        // Its memory is kept, so that none of these gets its address.
        let others = (0..<1000).map { _ in View() }
        #expect(!others.contains { reference.refers(to: $0) })
    }

    @Test func `a reference without an object refers to none`() {
        let reference = WeakReference<View>()
        #expect(reference.object == nil)
        #expect(!reference.refers(to: View()))
    }
}
