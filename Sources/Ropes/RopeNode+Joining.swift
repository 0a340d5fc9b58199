/// Splitting and joining of trees; unchanged nodes are shared.
extension RopeNode {
    /// Returns a tree of the elements in order: O(count).
    @inlinable static func tree(of elements: ContiguousArray<Element>, _ work: inout RopeWork) -> RopeNode {
        if elements.count <= Element.leafLimit { return RopeNode(elements: elements, &work) }
        var level = cut(elements, Element.leafLimit) { RopeNode(elements: $0, &work) }
        while level.count > 1 { level = cut(level, childLimit) { RopeNode(children: $0, &work) } }
        return level[0]
    }

    /// Divides elements or children into nodes of about equal size, each at least half full.
    @inlinable static func cut<Part>(
        _ all: ContiguousArray<Part>, _ limit: Int, _ make: (ContiguousArray<Part>) -> RopeNode
    ) -> ContiguousArray<RopeNode> {
        let count = (all.count + limit - 1) / limit
        var nodes: ContiguousArray<RopeNode> = []
        nodes.reserveCapacity(count)
        for part in 0..<count {
            nodes.append(
                make(ContiguousArray(all[all.count * part / count..<all.count * (part + 1) / count])))
        }
        return nodes
    }

    /// Returns a tree of the elements before `end`: O(log count).
    @inlinable func prefix(_ end: Int, _ work: inout RopeWork) -> RopeNode {
        if end <= 0 { return RopeNode() }
        if end >= count { return self }
        work.nodesVisited += 1
        if isLeaf { return RopeNode(elements: ContiguousArray(elements[..<end]), &work) }
        let (child, inside) = child(at: end)
        let last = children[child].prefix(inside, &work)
        return Self.join(Self.above(children[..<child], &work), last, &work)
    }

    /// Returns a tree of the elements from `start` on: O(log count).
    @inlinable func suffix(_ start: Int, _ work: inout RopeWork) -> RopeNode {
        if start <= 0 { return self }
        if start >= count { return RopeNode() }
        work.nodesVisited += 1
        if isLeaf { return RopeNode(elements: ContiguousArray(elements[start...]), &work) }
        let (child, inside) = child(at: start)
        let first = children[child].suffix(inside, &work)
        return Self.join(first, Self.above(children[(child + 1)...], &work), &work)
    }

    @inlinable static func above(_ children: ContiguousArray<RopeNode>.SubSequence, _ work: inout RopeWork)
        -> RopeNode
    {
        guard children.count > 1 else { return children.first ?? RopeNode() }
        return RopeNode(children: ContiguousArray(children), &work)
    }

    // MARK: - Joining

    /// Returns the concatenation of two trees: O(difference of their heights).
    @inlinable static func join(_ left: RopeNode, _ right: RopeNode, _ work: inout RopeWork) -> RopeNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        work.nodesVisited += 2
        if left.height == right.height {
            if left.isFull && right.isFull { return RopeNode(children: [left, right], &work) }
            if left.isLeaf { return tree(of: left.elements + right.elements, &work) }
            return tree(above: left.children + right.children, &work)
        }
        if left.height < right.height {
            if left.height == right.height - 1, left.isFull {
                return tree(above: [left] + right.children, &work)
            }
            let first = join(left, right.children[0], &work)
            return tree(above: first.asChildren(at: right.height) + right.children.dropFirst(), &work)
        }
        if right.height == left.height - 1, right.isFull {
            return tree(above: left.children + [right], &work)
        }
        let last = join(left.children[left.children.count - 1], right, &work)
        return tree(above: left.children.dropLast() + last.asChildren(at: left.height), &work)
    }

    /// Returns the node itself if its parent has the given height, or else its children.
    @inlinable func asChildren(at parentHeight: Int) -> ContiguousArray<RopeNode> {
        height == parentHeight - 1 ? [self] : children
    }

    /// Returns a node with children of equal height, or a root with two such nodes if there are too many.
    @inlinable static func tree(
        above children: ContiguousArray<RopeNode>, _ work: inout RopeWork
    ) -> RopeNode {
        if children.count == 1 { return children[0] }
        if children.count <= childLimit { return RopeNode(children: children, &work) }
        return RopeNode(children: cut(children, childLimit) { RopeNode(children: $0, &work) }, &work)
    }
}
