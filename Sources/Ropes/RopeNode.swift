/// A node of a ``Rope``: a leaf with elements, or an inner node with children, all leaves at one depth.
///
/// Nodes never change, so ropes share them freely: a change creates the nodes from the root to a leaf. All nodes but the root are at
/// least half full.
@usableFromInline
final class RopeNode<Element: RopeElement>: Sendable {
    /// Of a leaf; empty in an inner node.
    @usableFromInline let elements: ContiguousArray<Element>
    /// Of an inner node; empty in a leaf.
    @usableFromInline let children: ContiguousArray<RopeNode>
    /// How many elements are below.
    @usableFromInline let count: Int
    /// The number of levels below: 0 for a leaf.
    @usableFromInline let height: Int
    /// Of all elements below.
    @usableFromInline let summary: Element.Summary

    /// A leaf without elements.
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

    /// A node above children of one height, of which there is at least one.
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
    /// Whether the node may be below another one.
    @inlinable var isFull: Bool {
        isLeaf ? elements.count >= Element.leafLimit / 2 : children.count >= Self.childLimit / 2
    }

    /// The child with the element `index`, and the index there; an index past the end is one past the end of the last child.
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

    /// Replaces elements of one leaf that then has neither too many nor too few; nil where that is not possible.
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
