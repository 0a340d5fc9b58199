/// A node of a ``Rope``: a leaf with elements, or an inner node with children; all leaves have the same depth.
///
/// Nodes are immutable, so ropes can share them: a change creates the nodes from the root to a leaf. All nodes except the root are
/// at least half full.
@usableFromInline
final class RopeNode<Element: RopeElement>: Sendable {
    /// The elements of a leaf; empty in an inner node.
    @usableFromInline let elements: ContiguousArray<Element>
    /// The children of an inner node; empty in a leaf.
    @usableFromInline let children: ContiguousArray<RopeNode>
    /// The number of elements in the subtree.
    @usableFromInline let count: Int
    /// The number of levels below: 0 for a leaf.
    @usableFromInline let height: Int
    /// The sum of the summaries of the elements in the subtree.
    @usableFromInline let summary: Element.Summary

    /// Creates an empty leaf.
    @inlinable init() {
        elements = []
        children = []
        count = 0
        height = 0
        summary = .zero
    }

    @inlinable init(elements: ContiguousArray<Element>, _ work: inout RopeWork) {
        work.nodesMade += 1
        var sum = Element.Summary.zero
        for element in elements { sum += element.summary }
        self.elements = elements
        children = []
        count = elements.count
        height = 0
        summary = sum
    }

    /// Creates a node from at least one child; all children have the same height.
    @inlinable init(children: ContiguousArray<RopeNode>, _ work: inout RopeWork) {
        work.nodesMade += 1
        var sum = Element.Summary.zero
        var count = 0
        for child in children {
            sum += child.summary
            count += child.count
        }
        elements = []
        self.children = children
        self.count = count
        height = children[0].height + 1
        summary = sum
    }

    @inlinable static var childLimit: Int { min(24, Element.leafLimit) }

    @inlinable var isLeaf: Bool { height == 0 }
    @inlinable var isTooLarge: Bool {
        elements.count > Element.leafLimit || children.count > Self.childLimit
    }
    /// Whether the node is at least half full, as required of nodes other than the root.
    @inlinable var isFull: Bool {
        isLeaf ? elements.count >= Element.leafLimit / 2 : children.count >= Self.childLimit / 2
    }

    /// Returns the child with the element `index`, and the index in it; an index past the end is one past the end of the last child.
    @inlinable func child(at index: Int) -> (child: Int, inside: Int) {
        var rest = index
        var number = 0
        while number < children.count - 1, rest >= children[number].count {
            rest -= children[number].count
            number += 1
        }
        return (number, rest)
    }

    @inlinable func append(to all: inout ContiguousArray<Element>) {
        all += elements
        for child in children { child.append(to: &all) }
    }

    // MARK: - Changes

    @inlinable func setting(_ element: Element, at index: Int, _ work: inout RopeWork) -> RopeNode {
        if isLeaf {
            var elements = elements
            elements[index] = element
            return RopeNode(elements: elements, &work)
        }
        let (child, inside) = child(at: index)
        var children = children
        children[child] = children[child].setting(element, at: inside, &work)
        return RopeNode(children: children, &work)
    }

    /// Replaces elements within one leaf if its size stays valid; returns nil otherwise.
    @inlinable func replacingInLeaf(
        _ range: Range<Int>, with new: ContiguousArray<Element>, isRoot: Bool, _ work: inout RopeWork
    ) -> RopeNode? {
        work.nodesVisited += 1
        if isLeaf {
            let size = elements.count - range.count + new.count
            guard size <= Element.leafLimit, isRoot || size >= Element.leafLimit / 2 else { return nil }
            var elements = elements
            elements.replaceSubrange(range, with: new)
            return RopeNode(elements: elements, &work)
        }
        let (child, inside) = child(at: range.lowerBound)
        let end = inside + range.count
        guard end <= children[child].count,
            let changed = children[child].replacingInLeaf(inside..<end, with: new, isRoot: false, &work)
        else { return nil }
        var children = children
        children[child] = changed
        return RopeNode(children: children, &work)
    }
}
