import ObjectReferences
import Testing

private final class Owner {}

struct WeakReferenceTests {
    @Test func `a reference leads to its object until the last strong reference goes`() {
        let object: Owner? = Owner()
        let reference = WeakReference(object)
        let found = reference.object
        #expect(found != nil && found === object)
    }

    @Test func `a reference leads nowhere once the last strong reference has gone`() {
        var object: Owner? = Owner()
        let reference = WeakReference(object)
        object = nil

        let found = reference.object
        #expect(found == nil)
    }

    @Test func `a reference does not mistake a new object for the old one`() {
        var old: Owner? = Owner()
        let reference = WeakReference(old)
        let refersToOld = old.map { reference.refers(to: $0) }
        #expect(refersToOld == true)

        old = nil
        // The memory of the old one is kept, so that none of these gets its address.
        let others = (0..<1000).map { _ in Owner() }
        let refersToOthers = others.contains { reference.refers(to: $0) }
        #expect(!refersToOthers)
    }

    @Test func `a reference without an object refers to none`() {
        let reference = WeakReference<Owner>()
        let found = reference.object
        let refers = reference.refers(to: Owner())
        #expect(found == nil)
        #expect(!refers)
    }
}
