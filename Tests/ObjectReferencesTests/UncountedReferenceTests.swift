import ObjectReferences
import Testing

private final class Owner {
    let onDeinit: () -> Void
    init(onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

private struct Part {
    @UncountedReference var owner: Owner
    @OptionalUncountedReference var former: Owner? = nil
}

struct UncountedReferenceTests {
    @Test func `A reference returns its object`() {
        let owner = Owner()
        let reference = UncountedReference(owner)
        #expect(reference.object === owner)
        #expect(reference.refers(to: owner))
        #expect(!reference.refers(to: Owner()))
    }

    @Test func `A reference does not retain its object`() {
        var isGone = false
        var owner: Owner? = Owner { isGone = true }
        let references = owner.map { [UncountedReference($0)] } ?? []
        owner = nil
        #expect(isGone)
        #expect(references.count == 1)
    }

    @Test func `A wrapped property reads and writes like a stored reference`() {
        let first = Owner()
        let second = Owner()
        var part = Part(owner: first, former: nil)
        #expect(part.owner === first && part.former == nil)

        part.owner = second
        part.former = first
        #expect(part.owner === second && part.former === first)

        part.former = nil
        #expect(part.former == nil)
        withExtendedLifetime((first, second)) {}
    }

    #if DEBUG
        @Test func `A debug build stops when a reference to a deallocated object is used`() async {
            await #expect(processExitsWith: .failure) {
                let reference = UncountedReference(Owner())
                print(reference.object)
            }
        }
    #endif
}
