/// Links the properties of a view to the objects that its node stores for them, in declaration order.
///
///     mutating func _link(_ linker: inout PropertyLinker)
public struct PropertyLinker {
    let node: Node
    var storage: PropertyStorage
    /// The declared name of the property that is being linked.
    var name: String
    private var index = 0

    init(node: Node, storage: PropertyStorage) {
        self.node = node
        self.storage = storage
        name = ""
    }

    /// Returns the object that the node stores for the property that is being linked.
    ///
    /// The first evaluation of the body creates it with `make`; later evaluations return the same object.
    mutating func storedObject<Object: PropertyObject>(_ make: () -> Object) -> Object {
        defer { index += 1 }
        if index < storage.objects.count {
            // The cast is safe: the properties are fields of one type, which are always linked in the same order.
            return unsafeDowncast(storage.objects[index], to: Object.self)
        }
        let made = make()
        storage.objects.append(made)
        return made
    }
}

/// The objects that a node stores for the dynamic properties of its view value, in declaration order.
struct PropertyStorage {
    var objects: ContiguousArray<PropertyObject> = []

    /// Notifies and releases the objects when the node is unmounted.
    mutating func releaseObjects() {
        for object in objects { object.ownerDidUnmount() }
        objects = []
    }

    /// The names of the states that are lost when the node is unmounted.
    var stateNames: [String] { objects.compactMap(\.stateName) }
}

/// An object that a node stores for a dynamic property, as long as the node is mounted.
class PropertyObject {
    init() {}

    /// Called when the node is unmounted.
    func ownerDidUnmount() {}

    /// The name of the property if its value is lost with the node; nil otherwise.
    var stateName: String? { nil }

    deinit {}
}
