/// A change of the descendant items of a node.
enum StructureChange {
    /// Items may have been added, removed and reordered.
    case any
    /// Some items were removed; the others have not changed.
    case removal
    /// Items were reordered.
    case order(NodeOrder)
}

/// A reordering of nodes, in which `new[i]` takes the position of `old[i]`.
struct NodeOrder {
    var old: ContiguousArray<Node> = []
    var new: ContiguousArray<Node> = []

    /// Returns the order of the elements of the nodes, such as views; nil if `old[i]` and `new[i]` differ in their number.
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
