/// Elements in order, found by their number or by whatever their summaries add up: a B-tree whose nodes know their sums.
///
/// A value: a copy shares its nodes with the original, and a change creates the nodes from the root to a leaf. The name and the idea are those of swift-collections' Rope.
///
///     var rope = Rope(lines)
///     rope.find { before, line in 10_000 < before.characters + line.characters }.index
///     rope.replaceSubrange(3..<4, with: [edited])
public struct Rope<Element: RopeElement>: Sendable {
    @usableFromInline var root: RopeNode<Element>

    /// A rope without elements.
    @inlinable public init() { root = RopeNode() }

    /// A rope of these elements: O(count).
    @inlinable public init(_ elements: some Sequence<Element>) {
        var work = RopeWork()
        self.init(elements, &work)
    }

    /// A rope of these elements, which counts its work: O(count).
    @inlinable public init(_ elements: some Sequence<Element>, _ work: inout RopeWork) {
        root = .tree(of: ContiguousArray(elements), &work)
    }

    @inlinable init(root: RopeNode<Element>) { self.root = root }

    @inlinable public var count: Int { root.count }
    @inlinable public var isEmpty: Bool { root.count == 0 }
    /// The number of levels of nodes above the leaves, which have the elements: O(1).
    @inlinable public var height: Int { root.height }
    /// The first element; nil when there is none: O(log count).
    @inlinable public var first: Element? {
        var node = root
        while !node.isLeaf { node = node.children[0] }
        return node.elements.first
    }
    /// Of all elements: O(1).
    @inlinable public var summary: Element.Summary { root.summary }

    /// An element, with what comes before it.
    public struct Place {
        public let element: Element
        public let index: Int
        /// Of all elements before this one.
        public let before: Element.Summary
        /// How many nodes were looked into on the way.
        public let nodesVisited: Int

        @inlinable init(_ element: Element, _ index: Int, _ before: Element.Summary, _ nodesVisited: Int) {
            self.element = element
            self.index = index
            self.before = before
            self.nodesVisited = nodesVisited
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
        var visited = 1
        var node = root
        while !node.isLeaf {
            visited += 1
            let (child, inside) = node.child(at: rest)
            for sibling in 0..<child { before += node.children[sibling].summary }
            first += rest - inside
            rest = inside
            node = node.children[child]
        }
        for element in 0..<rest { before += node.elements[element].summary }
        return Place(node.elements[rest], first + rest, before, visited)
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
        var visited = 1
        var node = root
        while !node.isLeaf {
            visited += 1
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
        return Place(node.elements[index], first + index, before, visited)
    }

    /// The element that holds the unit `offset` of a measure that adds up, such as its bytes, and the units before it: O(log count).
    ///
    /// Of two elements that meet at `offset` the second one, or the first where `prefersFirst`; the last one behind the end. Cheaper than
    /// ``find(where:)``, which adds up whole summaries. The rope must not be empty.
    @inlinable public func element(
        at offset: Int, prefersFirst: Bool = false, measuredBy measure: (Element.Summary) -> Int
    ) -> (element: Element, index: Int, start: Int, nodesVisited: Int) {
        precondition(!isEmpty, "Rope.element: an empty rope has no elements; look at isEmpty first")
        // The element that has the unit before `offset` is the first of two that meet there.
        let offset = prefersFirst ? offset - 1 : offset
        var start = 0
        var first = 0
        var visited = 1
        var node = root
        while !node.isLeaf {
            visited += 1
            var child = 0
            while child < node.children.count - 1 {
                let end = start + measure(node.children[child].summary)
                if offset < end { break }
                start = end
                first += node.children[child].count
                child += 1
            }
            node = node.children[child]
        }
        var index = 0
        while index < node.elements.count - 1 {
            let end = start + measure(node.elements[index].summary)
            if offset < end { break }
            start = end
            index += 1
        }
        return (node.elements[index], first + index, start, visited)
    }

    /// Whether both ropes share all of their nodes, so that their elements are the same: O(1).
    @inlinable public func isIdentical(to other: Rope) -> Bool { root === other.root }

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
        var work = RopeWork()
        set(element, at: index, &work)
    }

    /// Replaces the element `index`, and counts the work.
    @inlinable public mutating func set(_ element: Element, at index: Int, _ work: inout RopeWork) {
        precondition(index >= 0 && index < count, "Rope.set: there is no element \(index) of \(count)")
        root = root.setting(element, at: index, &work)
    }

    /// Replaces a range of elements, which must exist, by others: O(log count + added).
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: ContiguousArray<Element>
    ) {
        var work = RopeWork()
        replaceSubrange(range, with: new, &work)
    }

    /// Replaces a range of elements, and counts the work.
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: ContiguousArray<Element>, _ work: inout RopeWork
    ) {
        check(range)
        if let changed = root.replacingInLeaf(range, with: new, isRoot: true, &work) {
            root = changed
            return
        }
        replace(range, with: .tree(of: new, &work), &work)
    }

    /// Replaces a range of elements by those of another rope, and counts the work.
    ///
    /// O(log count + log added). Both ropes share nodes then.
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: Rope, _ work: inout RopeWork
    ) {
        check(range)
        replace(range, with: new.root, &work)
    }

    /// The elements of a range, which must exist, in a rope that shares its nodes with this one: O(log count).
    @inlinable public func slice(_ range: Range<Int>, _ work: inout RopeWork) -> Rope {
        check(range)
        return Rope(root: root.prefix(range.upperBound, &work).suffix(range.lowerBound, &work))
    }

    @inlinable func check(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "Rope: \(range) is outside of the \(count) elements")
    }

    @inlinable mutating func replace(
        _ range: Range<Int>, with new: RopeNode<Element>, _ work: inout RopeWork
    ) {
        let head = root.prefix(range.lowerBound, &work)
        let tail = root.suffix(range.upperBound, &work)
        root = .join(.join(head, new, &work), tail, &work)
    }
}
