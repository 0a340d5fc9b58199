/// A node of a ``Rope``: a leaf with elements, or an inner node with children.
///
/// All leaves are at the same depth. A node is a value: an array of children is shared by copies of the rope until one of them changes it.
@usableFromInline
struct RopeNode<Element: RopeElement>: Sendable {
    /// Of a leaf; empty in an inner node.
    @usableFromInline var elements: ContiguousArray<Element>
    /// Of an inner node; empty in a leaf.
    @usableFromInline var children: ContiguousArray<RopeNode>
    /// How many elements are below.
    @usableFromInline var count: Int
    /// Of all elements below.
    @usableFromInline var summary: Element.Summary

    @inlinable init(elements: ContiguousArray<Element>) {
        self.elements = elements
        children = []
        count = 0
        summary = .zero
        addUp()
    }

    @inlinable init(children: ContiguousArray<RopeNode>) {
        elements = []
        self.children = children
        count = 0
        summary = .zero
        addUp()
    }

    @inlinable static var elementLimit: Int { 96 }
    @inlinable static var childLimit: Int { 24 }

    @inlinable var isLeaf: Bool { children.isEmpty }
    @inlinable var isTooLarge: Bool { elements.count > Self.elementLimit || children.count > Self.childLimit }

    @inlinable mutating func addUp() {
        var sum = Element.Summary.zero
        if isLeaf {
            for element in elements { sum += element.summary }
            count = elements.count
        } else {
            count = 0
            for child in children {
                sum += child.summary
                count += child.count
            }
        }
        summary = sum
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

    @inlinable mutating func set(_ element: Element, at index: Int) {
        if isLeaf {
            elements[index] = element
        } else {
            let (child, inside) = child(at: index)
            children[child].set(element, at: inside)
        }
        addUp()
    }

    /// Replaces elements; the node may then be too large, or empty.
    @inlinable mutating func replace(_ range: Range<Int>, with new: ContiguousArray<Element>) {
        defer { addUp() }
        guard !isLeaf else { return elements.replaceSubrange(range, with: new) }
        let (first, start) = child(at: range.lowerBound)
        let (last, end) = range.isEmpty ? (first, start - 1) : child(at: range.upperBound - 1)
        if first == last {
            children[first].replace(start..<end + 1, with: new)
        } else {
            children[last].replace(0..<end + 1, with: [])
            children[first].replace(start..<children[first].count, with: new)
            children.removeSubrange(first + 1..<last)
        }
        tidy(first..<min(first + 2, children.count))
    }

    /// Removes the empty ones of these children, joins small ones, and splits large ones.
    @inlinable mutating func tidy(_ range: Range<Int>) {
        var index = range.upperBound - 1
        while index >= range.lowerBound {
            if children[index].count == 0, children.count > 1 {
                children.remove(at: index)
            } else if children[index].isTooLarge {
                children.replaceSubrange(index...index, with: children[index].parts())
            } else if index + 1 < children.count, children[index].canJoin(children[index + 1]) {
                let next = children.remove(at: index + 1)
                children[index].join(next)
            }
            index -= 1
        }
    }

    /// Whether both together are at most half full, so that no few steps split them again.
    @inlinable func canJoin(_ next: RopeNode) -> Bool {
        elements.count + next.elements.count <= Self.elementLimit / 2
            && children.count + next.children.count <= Self.childLimit / 2
    }

    @inlinable mutating func join(_ next: RopeNode) {
        elements += next.elements
        children += next.children
        addUp()
    }

    /// Nodes of the same depth that have this node's elements or children, each three quarters full.
    @inlinable func parts() -> ContiguousArray<RopeNode> {
        if isLeaf {
            return Self.cut(elements, Self.elementLimit * 3 / 4, RopeNode.init(elements:))
        }
        return Self.cut(children, Self.childLimit * 3 / 4, RopeNode.init(children:))
    }

    @inlinable static func cut<Part>(
        _ all: ContiguousArray<Part>, _ size: Int, _ make: (ContiguousArray<Part>) -> RopeNode
    ) -> ContiguousArray<RopeNode> {
        let count = (all.count + size - 1) / size
        var nodes: ContiguousArray<RopeNode> = []
        nodes.reserveCapacity(count)
        for part in 0..<count {
            nodes.append(
                make(ContiguousArray(all[all.count * part / count..<all.count * (part + 1) / count])))
        }
        return nodes
    }
}
