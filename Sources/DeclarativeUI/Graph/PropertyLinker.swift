/// Gives the properties of a view what their node keeps for them, in the order of their declaration.
///
///     mutating func _link(_ linker: inout PropertyLinker)
public struct PropertyLinker {
    let node: Node
    var storage: PropertyStorage
    /// The property that is being linked, as it was written.
    var name: String
    private var index = 0

    init(node: Node, storage: PropertyStorage) {
        self.node = node
        self.storage = storage
        name = ""
    }

    /// Returns the object kept by the last run, or the result of `make` in the first.
    mutating func kept<Object: PropertyObject>(_ make: () -> Object) -> Object {
        defer { index += 1 }
        if index < storage.objects.count {
            // Properties come in one order each time: they are fields of one type.
            return unsafeDowncast(storage.objects[index], to: Object.self)
        }
        let made = make()
        storage.objects.append(made)
        return made
    }

}

/// The objects that a node keeps for the dynamic properties of its view value.
struct PropertyStorage {
    var objects: ContiguousArray<PropertyObject> = []

    /// The node is unmounted.
    mutating func dissolve() {
        for object in objects { object.ownerDied() }
        objects = []
    }

    /// The names of the states that go with it.
    var stateNames: [String] { objects.compactMap(\.stateName) }
}

/// One thing that a node keeps for a property.
class PropertyObject {
    init() {}

    func ownerDied() {}

    /// The name of the property, if what it held is lost with the node.
    var stateName: String? { nil }

    deinit {}
}
