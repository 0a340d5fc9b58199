extension Rope {
    /// Returns an iterator over the elements from `index` on: each step is O(1) on average, without copying.
    ///
    ///     var elements = rope.iterator(from: 500)
    ///     while let element = elements.next() { visit(element) }
    @inlinable public func iterator(from index: Int = 0) -> Iterator { Iterator(root, from: index) }

    /// An iterator over the elements of a rope: see ``Rope/iterator(from:)``.
    public struct Iterator: IteratorProtocol, Sendable {
        /// The children of the ancestors of the current leaf, each with the index of the next child to visit.
        @usableFromInline var path:
            ContiguousArray<(children: ContiguousArray<RopeNode<Element>>, next: Int)> = []
        @usableFromInline var leaf: ContiguousArray<Element>
        /// The index of the next element in the leaf.
        @usableFromInline var index: Int

        @inlinable init(_ root: RopeNode<Element>, from start: Int) {
            index = max(0, start)
            var node = root
            while !node.isLeaf {
                let (child, inside) = node.child(at: index)
                path.append((node.children, child + 1))
                index = inside
                node = node.children[child]
            }
            leaf = node.elements
        }

        /// Returns the next element; nil after the last.
        @inlinable public mutating func next() -> Element? {
            if index >= leaf.count, !advance() { return nil }
            index += 1
            return leaf[index - 1]
        }

        /// Moves to the next leaf; returns false after the last one.
        @inlinable mutating func advance() -> Bool {
            while let (children, next) = path.last, next >= children.count { path.removeLast() }
            guard let (children, next) = path.last else { return false }
            path[path.count - 1].next = next + 1
            var node = children[next]
            while !node.isLeaf {
                path.append((node.children, 1))
                node = node.children[0]
            }
            leaf = node.elements
            index = 0
            return true
        }
    }
}
