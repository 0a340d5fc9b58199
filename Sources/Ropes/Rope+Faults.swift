extension Rope where Element.Summary: Equatable {
    /// Descriptions of violated invariants of the nodes, for tests.
    ///
    /// Empty if the tree is balanced, its nodes are at least half full, and their sums are correct.
    package var nodeFaults: [String] { Self.faults(of: root, isRoot: true) }

    private static func faults(of node: RopeNode<Element>, isRoot: Bool) -> [String] {
        var faults: [String] = []
        if node.isTooLarge || !isRoot && !node.isFull {
            faults.append("a node has \(node.elements.count) elements and \(node.children.count) children")
        }
        if isRoot, node.children.count == 1 { faults.append("the root has one child") }
        if Set(node.children.map(\.height)).count > 1 { faults.append("leaves are at different depths") }
        let count = node.isLeaf ? node.elements.count : node.children.reduce(0) { $0 + $1.count }
        var sum = Element.Summary.zero
        for element in node.elements { sum += element.summary }
        for child in node.children { sum += child.summary }
        if count != node.count || sum != node.summary { faults.append("a sum is out of date") }
        return faults + node.children.flatMap { Self.faults(of: $0, isRoot: false) }
    }
}
