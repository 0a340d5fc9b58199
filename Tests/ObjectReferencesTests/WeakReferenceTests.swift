import ObjectReferences
import Testing

private final class Owner {}

struct WeakReferenceTests {
    @Test func `A reference returns its object while it is strongly referenced`() {
        let object: Owner? = Owner()
        let reference = WeakReference(object)
        let found = reference.object
        #expect(found != nil && found === object)
    }

    @Test func `A reference returns nil after the last strong reference is released`() {
        var object: Owner? = Owner()
        let reference = WeakReference(object)
        object = nil

        let found = reference.object
        #expect(found == nil)
    }

    @Test func `A reference does not mistake a new object for the old one`() {
        var old: Owner? = Owner()
        let reference = WeakReference(old)
        let refersToOld = old.map { reference.refers(to: $0) }
        #expect(refersToOld == true)

        old = nil
        // The weak reference keeps the memory of the old object, so that no new object gets its address.
        let others = (0..<1000).map { _ in Owner() }
        let refersToOthers = others.contains { reference.refers(to: $0) }
        #expect(!refersToOthers)
    }

    @Test func `A reference without an object refers to none`() {
        let reference = WeakReference<Owner>()
        let found = reference.object
        let refers = reference.refers(to: Owner())
        #expect(found == nil)
        #expect(!refers)
    }
}
