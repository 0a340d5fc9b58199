/// Elements in order, found by their number or by whatever their summaries add up: a B-tree whose nodes know their sums.
///
/// A value: a copy shares its tree with the original until one of them changes, and a change copies the nodes from the
/// root to a leaf at most. The name and the idea are those of swift-collections' Rope.
///
///     var rope = Rope(lines)
///     rope.find { before, line in 10_000 < before.characters + line.characters }.index
///     rope.replaceSubrange(3..<4, with: [edited])
public struct Rope<Element: RopeElement>: Sendable {
    @usableFromInline var root: RopeNode<Element>

    /// A rope without elements.
    @inlinable public init() { root = RopeNode(elements: []) }

    /// A rope of these elements: O(count).
    @inlinable public init(_ elements: some Sequence<Element>) {
        self.init()
        replaceSubrange(0..<0, with: ContiguousArray(elements))
    }

    @inlinable public var count: Int { root.count }
    @inlinable public var isEmpty: Bool { root.count == 0 }
    /// Of all elements: O(1).
    @inlinable public var summary: Element.Summary { root.summary }

    /// An element, with what comes before it.
    public struct Place {
        public let element: Element
        public let index: Int
        /// Of all elements before this one.
        public let before: Element.Summary

        @inlinable init(_ element: Element, _ index: Int, _ before: Element.Summary) {
            self.element = element
            self.index = index
            self.before = before
        }
    }

    // MARK: - Reading

    /// The element `index`, which must exist: O(log count).
    @inlinable public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "Rope: there is no element \(index) of \(count)")
        return place(at: index).element
    }

    /// The element `index` or the nearest one, with what comes before it: O(log count).
    ///
    /// The rope must not be empty.
    @inlinable public func place(at index: Int) -> Place {
        precondition(!isEmpty, "Rope.place: an empty rope has no elements; look at isEmpty first")
        var rest = min(max(index, 0), count - 1)
        var first = 0
        var before = Element.Summary.zero
        var node = root
        while !node.isLeaf {
            let (child, inside) = node.child(at: rest)
            for sibling in 0..<child { before += node.children[sibling].summary }
            first += rest - inside
            rest = inside
            node = node.children[child]
        }
        for element in 0..<rest { before += node.elements[element].summary }
        return Place(node.elements[rest], first + rest, before)
    }

    /// The first element for which `reaches` is true, or else the last one: O(log count).
    ///
    /// The rope must not be empty. `reaches` is called with the summary of all that comes before a range of elements, and with that of the range. When it is true
    /// for an element, it must be true for each range that begins earlier and contains the element.
    @inlinable public func find(
        where reaches: (_ before: Element.Summary, _ range: Element.Summary) -> Bool
    ) -> Place {
        precondition(!isEmpty, "Rope.find: an empty rope has no elements; look at isEmpty first")
        var before = Element.Summary.zero
        var first = 0
        var node = root
        while !node.isLeaf {
            var child = 0
            while child < node.children.count - 1, !reaches(before, node.children[child].summary) {
                before += node.children[child].summary
                first += node.children[child].count
                child += 1
            }
            node = node.children[child]
        }
        var index = 0
        while index < node.elements.count - 1 {
            let summary = node.elements[index].summary
            if reaches(before, summary) { break }
            before += summary
            index += 1
        }
        return Place(node.elements[index], first + index, before)
    }

    /// All of them in order: O(count).
    @inlinable public var elements: ContiguousArray<Element> {
        var all: ContiguousArray<Element> = []
        all.reserveCapacity(count)
        root.append(to: &all)
        return all
    }

    // MARK: - Changes

    /// Replaces the element `index`, which must exist: O(log count).
    @inlinable public mutating func set(_ element: Element, at index: Int) {
        precondition(index >= 0 && index < count, "Rope.set: there is no element \(index) of \(count)")
        root.set(element, at: index)
    }

    /// Replaces a range of elements, which must exist, by others: O(log count + removed + added).
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: ContiguousArray<Element>
    ) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "Rope.replaceSubrange: \(range) is outside of the \(count) elements")
        root.replace(range, with: new)
        if count == 0 {
            root = RopeNode(elements: [])
            return
        }
        while root.children.count == 1 { root = root.children[0] }
        while root.isTooLarge { root = RopeNode(children: root.parts()) }
    }
}
