/// How what is inside of a node is made of others than before.
enum StructureChange {
    /// In any way.
    case any
    /// Some are gone, the others are as they were.
    case removal
    /// The same ones are there in another order.
    case order(NodeOrder)
}

/// Who stands where, of those that changed places: `new` one for one where `old` stood.
struct NodeOrder {
    var old: ContiguousArray<Node> = []
    var new: ContiguousArray<Node> = []

    /// What these nodes come to, one for one; nil when they do not take the same room.
    func expanded<Element>(_ expand: (Node, inout ContiguousArray<Element>) -> Void) -> (
        old: ContiguousArray<Element>, new: ContiguousArray<Element>
    )? {
        var result = (old: ContiguousArray<Element>(), new: ContiguousArray<Element>())
        for index in old.indices {
            expand(old[index], &result.old)
            expand(new[index], &result.new)
            if result.old.count != result.new.count { return nil }
        }
        return result
    }
}
