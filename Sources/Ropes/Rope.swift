/// A sequence of elements that is searchable by index and by sums over the elements: a B-tree whose nodes store their sums.
///
/// It is a value type: copies share nodes, and a change creates only the nodes from the root to a leaf. Named after the rope of
/// swift-collections, and similar to it.
///
///     var rope = Rope(lines)
///     rope.find { before, line in 10_000 < before.characters + line.characters }.index
///     rope.replaceSubrange(3..<4, with: [edited])
public struct Rope<Element: RopeElement>: Sendable {
    @usableFromInline var root: RopeNode<Element>

    /// Creates an empty rope.
    @inlinable public init() { root = RopeNode() }

    /// Creates a rope from a sequence of elements: O(count).
    @inlinable public init(_ elements: some Sequence<Element>) {
        var work = RopeWork()
        self.init(elements, &work)
    }

    /// Creates a rope from a sequence of elements, and counts the work: O(count).
    @inlinable public init(_ elements: some Sequence<Element>, _ work: inout RopeWork) {
        root = .tree(of: ContiguousArray(elements), &work)
    }

    @inlinable init(root: RopeNode<Element>) { self.root = root }

    @inlinable public var count: Int { root.count }
    @inlinable public var isEmpty: Bool { root.count == 0 }
    /// The number of levels of nodes above the leaves, which store the elements: O(1).
    @inlinable public var height: Int { root.height }
    /// The first element; nil if the rope is empty: O(log count).
    @inlinable public var first: Element? {
        var node = root
        while !node.isLeaf { node = node.children[0] }
        return node.elements.first
    }
    /// The sum of the summaries of all elements: O(1).
    @inlinable public var summary: Element.Summary { root.summary }

    /// An element with its index and the summary of the elements before it.
    public struct Place {
        public let element: Element
        public let index: Int
        /// The sum of the summaries of all elements before this one.
        public let before: Element.Summary
        /// The number of nodes visited by the search.
        public let nodesVisited: Int

        @inlinable init(_ element: Element, _ index: Int, _ before: Element.Summary, _ nodesVisited: Int) {
            self.element = element
            self.index = index
            self.before = before
            self.nodesVisited = nodesVisited
        }
    }

    // MARK: - Reading

    /// Accesses the element at `index`, which must exist: O(log count).
    @inlinable public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "Rope: there is no element \(index) of \(count)")
        return place(at: index).element
    }

    /// Returns the element at `index`, clamped to the valid range, with the summary of the elements before it: O(log count).
    ///
    /// The rope must not be empty.
    @inlinable public func place(at index: Int) -> Place {
        precondition(!isEmpty, "Rope.place: an empty rope has no elements; check isEmpty first")
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

    /// Returns the first element for which `reaches` is true, or else the last one: O(log count).
    ///
    /// The rope must not be empty. `reaches` is called with the summary of all elements before a range, and with that of the range. If
    /// it is true for an element, it must be true for every range that contains the element.
    @inlinable public func find(
        where reaches: (_ before: Element.Summary, _ range: Element.Summary) -> Bool
    ) -> Place {
        precondition(!isEmpty, "Rope.find: an empty rope has no elements; check isEmpty first")
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

    /// Returns the element that contains the unit at `offset` of an additive measure, such as bytes: O(log count).
    ///
    /// At the border of two elements the second one is returned, or the first if `prefersFirst`; the last one beyond the end. Cheaper
    /// than ``find(where:)``, which adds whole summaries. `start` is the measure of the elements before. The rope must not be empty.
    @inlinable public func element(
        at offset: Int, prefersFirst: Bool = false, measuredBy measure: (Element.Summary) -> Int
    ) -> (element: Element, index: Int, start: Int, nodesVisited: Int) {
        precondition(!isEmpty, "Rope.element: an empty rope has no elements; check isEmpty first")
        // The unit before `offset` belongs to the first of two elements that meet there.
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

    /// Returns whether both ropes share their root node, so that their elements are equal: O(1).
    @inlinable public func isIdentical(to other: Rope) -> Bool { root === other.root }

    /// All elements in order: O(count).
    @inlinable public var elements: ContiguousArray<Element> {
        var all: ContiguousArray<Element> = []
        all.reserveCapacity(count)
        root.append(to: &all)
        return all
    }

    // MARK: - Changes

    /// Replaces the element at `index`, which must exist: O(log count).
    @inlinable public mutating func set(_ element: Element, at index: Int) {
        var work = RopeWork()
        set(element, at: index, &work)
    }

    /// Replaces the element at `index`, and counts the work: O(log count).
    @inlinable public mutating func set(_ element: Element, at index: Int, _ work: inout RopeWork) {
        precondition(index >= 0 && index < count, "Rope.set: there is no element \(index) of \(count)")
        root = root.setting(element, at: index, &work)
    }

    /// Replaces a range of elements, which must exist: O(log count + added).
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: ContiguousArray<Element>
    ) {
        var work = RopeWork()
        replaceSubrange(range, with: new, &work)
    }

    /// Replaces a range of elements, and counts the work: O(log count + added).
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

    /// Replaces a range of elements with those of another rope, and counts the work.
    ///
    /// O(log count + log added). The ropes share nodes afterwards.
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>, with new: Rope, _ work: inout RopeWork
    ) {
        check(range)
        replace(range, with: new.root, &work)
    }

    /// Returns a range of elements, which must exist, as a rope that shares nodes with this one: O(log count).
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
