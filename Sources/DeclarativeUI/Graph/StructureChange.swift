/// The kind of change that the items inside a node have undergone.
enum StructureChange {
    /// In any way.
    case any
    /// Some items were removed; the others have not changed.
    case removal
    /// Items were reordered.
    case order(NodeOrder)
}

/// A reordering of nodes: `new[i]` is where `old[i]` was.
struct NodeOrder {
    var old: ContiguousArray<Node> = []
    var new: ContiguousArray<Node> = []

    /// Expands each node to its elements; returns nil when the nodes at one index have different numbers of them.
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
