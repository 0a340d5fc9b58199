extension TextNode {
    /// This text with a range of it replaced.
    ///
    /// O(log n) and the length of `new`: what stays is shared with this node.
    func replacing(_ range: Range<Int>, with new: TextNode, _ work: inout TreeWork) -> TextNode {
        if new.isLeaf, let node = replacingInLeaf(range, with: new.bytes, isRoot: true, &work) { return node }
        let head = prefix(range.lowerBound, &work)
        let tail = suffix(range.upperBound, &work)
        return TextNode.join(TextNode.join(head, new, &work), tail, &work)
    }

    /// The short way of small edits, where the leaf stays within its bounds; nil where it does not.
    private func replacingInLeaf(
        _ range: Range<Int>, with new: [UInt8], isRoot: Bool, _ work: inout TreeWork
    ) -> TextNode? {
        work.nodesVisited += 1
        if isLeaf {
            let size = count - range.count + new.count
            guard size <= Bounds.leafBytes.upperBound else { return nil }
            guard isRoot || size >= Bounds.leafBytes.lowerBound else { return nil }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(size)
            bytes.append(contentsOf: self.bytes[..<range.lowerBound])
            bytes.append(contentsOf: new)
            bytes.append(contentsOf: self.bytes[range.upperBound...])
            return TextNode.leaf(bytes, &work)
        }
        let (index, start) = child(at: range.lowerBound)
        guard range.upperBound <= start + children[index].count else { return nil }
        let inside = range.lowerBound - start..<range.upperBound - start
        guard
            let child = children[index].replacingInLeaf(inside, with: new, isRoot: false, &work)
        else { return nil }
        var changed = children
        changed[index] = child
        return TextNode.inner(changed, &work)
    }

    /// The text before the offset.
    func prefix(_ end: Int, _ work: inout TreeWork) -> TextNode {
        if end <= 0 { return .empty }
        if end >= count { return self }
        work.nodesVisited += 1
        if isLeaf { return TextNode.leaf(Array(bytes[..<end]), &work) }
        let (index, start) = child(at: end)
        let last = children[index].prefix(end - start, &work)
        return TextNode.join(TextNode.above(children[..<index], &work), last, &work)
    }

    /// The text from the offset on.
    func suffix(_ begin: Int, _ work: inout TreeWork) -> TextNode {
        if begin <= 0 { return self }
        if begin >= count { return .empty }
        work.nodesVisited += 1
        if isLeaf { return TextNode.leaf(Array(bytes[begin...]), &work) }
        let (index, start) = child(at: begin)
        let first = children[index].suffix(begin - start, &work)
        return TextNode.join(first, TextNode.above(children[(index + 1)...], &work), &work)
    }

    private static func above(_ children: ArraySlice<TextNode>, _ work: inout TreeWork) -> TextNode {
        guard children.count > 1 else { return children.first ?? .empty }
        return inner(Array(children), &work)
    }

    // MARK: - Joining

    /// Two texts after each other: O(difference of their heights), and a leaf or two.
    static func join(_ left: TextNode, _ right: TextNode, _ work: inout TreeWork) -> TextNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        work.nodesVisited += 2
        if left.height == right.height {
            if left.isFull && right.isFull { return inner([left, right], &work) }
            if left.isLeaf { return joinLeaves(left.bytes, right.bytes, &work) }
            return merge(left.children, right.children, &work)
        }
        if left.height < right.height {
            let rest = Array(right.children.dropFirst())
            if left.height == right.height - 1 && left.isFull { return merge([left], right.children, &work) }
            let first = join(left, right.children[0], &work)
            return merge(first.height == right.height - 1 ? [first] : first.children, rest, &work)
        }
        let rest = Array(left.children.dropLast())
        if right.height == left.height - 1 && right.isFull { return merge(left.children, [right], &work) }
        let last = join(left.children[left.children.count - 1], right, &work)
        return merge(rest, last.height == left.height - 1 ? [last] : last.children, &work)
    }

    private static func joinLeaves(_ left: [UInt8], _ right: [UInt8], _ work: inout TreeWork) -> TextNode {
        let bytes = left + right
        guard bytes.count > Bounds.leafBytes.upperBound else { return leaf(bytes, &work) }
        var middle = bytes.count / 2
        while bytes[middle] & 0xC0 == 0x80 { middle -= 1 }
        let halves = [leaf(Array(bytes[..<middle]), &work), leaf(Array(bytes[middle...]), &work)]
        return inner(halves, &work)
    }

    private static func merge(
        _ left: [TextNode], _ right: [TextNode], _ work: inout TreeWork
    ) -> TextNode {
        let children = left + right
        if children.count <= Bounds.children.upperBound {
            return children.count == 1 ? children[0] : inner(children, &work)
        }
        let middle = children.count / 2
        let halves = [
            inner(Array(children[..<middle]), &work), inner(Array(children[middle...]), &work),
        ]
        return inner(halves, &work)
    }
}
