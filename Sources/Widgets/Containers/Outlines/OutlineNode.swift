/// An item of an outline, with its children as far as they are known.
///
/// A node knows the number of its children, and only those that have been looked at; so an item with 100,000 children is expanded at the cost
/// of one.
///
///     let root = OutlineNode(item: nil)
///     root.expand(childCount: 3)
///     let (parent, index) = root.position(ofRow: 2)
final class OutlineNode {
    /// The rows of an expanded child, counted from the first row of its parent's children.
    private struct Span {
        let index: Int
        /// The row of the child itself.
        let start: Int
        /// The number of rows of its descendants.
        let count: Int
    }

    /// The item; nil for the root, which has no row.
    let item: AnyHashable?
    private(set) weak var parent: OutlineNode?
    /// The position among the children of the parent.
    private(set) var index = 0
    private(set) var isExpanded = false
    private(set) var childCount = 0
    /// The known children, by index.
    private(set) var children: [Int: OutlineNode] = [:]
    /// The number of rows of all descendants.
    private(set) var rowCount = 0
    /// The expanded children in order; nil after a change.
    private var keptSpans: [Span]?

    init(item: AnyHashable?) { self.item = item }

    nonisolated deinit {}

    /// The depth below the root, whose children have the level 0.
    var level: Int {
        var (level, node) = (-1, self)
        while let parent = node.parent { (level, node) = (level + 1, parent) }
        return level
    }

    /// Whether the node has a row: all its ancestors are expanded.
    var isShown: Bool {
        var node = self
        while let parent = node.parent {
            if !parent.isExpanded { return false }
            node = parent
        }
        return true
    }

    // MARK: - Children

    /// Returns the child at an index, at first with the item that `item` returns.
    func child(at index: Int, item: () -> AnyHashable) -> OutlineNode {
        if let known = children[index] { return known }
        let child = OutlineNode(item: item())
        child.parent = self
        child.index = index
        children[index] = child
        return child
    }

    /// The known children in their order: O(known children log known children).
    var knownChildren: [OutlineNode] { children.values.sorted { $0.index < $1.index } }

    /// Makes a child unknown, which will be requested again.
    func forgetChild(at index: Int) { children[index] = nil }

    /// Shows `count` children; none beyond them may be known.
    func expand(childCount count: Int) {
        childCount = count
        isExpanded = true
        updateRowCount()
    }

    func collapse() {
        isExpanded = false
        updateRowCount()
    }

    /// Makes room for `count` new children; those behind move: O(known children).
    func insertChildren(at place: Int, count: Int) {
        childCount += count
        renumber { $0 < place ? $0 : $0 + count }
    }

    /// Inserts a child that was removed elsewhere, with the nodes below it; nil for one that is not known: O(known children).
    func insertChild(_ child: OutlineNode?, at place: Int) {
        insertChildren(at: place, count: 1)
        guard let child else { return }
        child.parent = self
        child.index = place
        children[place] = child
        updateRowCount()
    }

    /// Removes a child: O(known children).
    ///
    /// - Returns: The child, if it is known.
    @discardableResult func removeChild(at place: Int) -> OutlineNode? {
        childCount -= 1
        let child = children.removeValue(forKey: place)
        renumber { $0 < place ? $0 : $0 - 1 }
        return child
    }

    private func renumber(_ new: (Int) -> Int) {
        var moved: [Int: OutlineNode] = [:]
        for child in children.values {
            child.index = new(child.index)
            moved[child.index] = child
        }
        children = moved
        updateRowCount()
    }

    private func updateRowCount() {
        keptSpans = nil
        let new = isExpanded ? spans.reduce(childCount) { $0 + $1.count } : 0
        let difference = new - rowCount
        rowCount = new
        var node = self
        while let parent = node.parent {
            parent.keptSpans = nil
            guard parent.isExpanded else { break }
            parent.rowCount += difference
            node = parent
        }
    }

    // MARK: - Rows

    private var spans: [Span] {
        if let keptSpans { return keptSpans }
        var start = 0
        let new = children.values.filter { $0.rowCount > 0 }.sorted { $0.index < $1.index }
            .map { child in
                let span = Span(index: child.index, start: child.index + start, count: child.rowCount)
                start += child.rowCount
                return span
            }
        keptSpans = new
        return new
    }

    /// Returns the parent and the index of the item in a row: O(levels x log expanded siblings).
    func position(ofRow row: Int) -> (parent: OutlineNode, index: Int) {
        var (node, row) = (self, row)
        while true {
            let spans = node.spans
            let next = spans.indices.partitioningIndex { spans[$0].start > row }
            guard next > 0 else { return (node, row) }
            let span = spans[next - 1]
            let below = row - span.start - 1
            if below < 0 { return (node, span.index) }
            guard below < span.count, let child = node.children[span.index] else {
                return (node, span.index + 1 + below - span.count)
            }
            (node, row) = (child, below)
        }
    }

    /// The row of a node that is shown, counted from the first row of the root's children.
    var row: Int {
        var (row, node) = (0, self)
        while let parent = node.parent {
            let spans = parent.spans
            let next = spans.indices.partitioningIndex { spans[$0].index >= node.index }
            let before = next == 0 ? 0 : spans[next - 1].start - spans[next - 1].index + spans[next - 1].count
            row += node.index + before + (parent.parent == nil ? 0 : 1)
            node = parent
        }
        return row
    }
}
