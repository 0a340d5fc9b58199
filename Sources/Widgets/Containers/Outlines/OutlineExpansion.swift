/// The expanding and collapsing of an outline's items.
///
///     OutlineExpansion(outline: self).expand(node, descendants: false, animated: true)
struct OutlineExpansion {
    let outline: OutlineView

    private var tree: OutlineTree { outline.tree }

    /// Expands or collapses a node on behalf of the user.
    func toggle(_ node: OutlineNode, descendants: Bool) {
        if node.isExpanded {
            collapse(node, descendants: descendants, animated: true)
        } else {
            expand(node, descendants: descendants, animated: true)
        }
    }

    /// Expands a node and, with `descendants`, all nodes below it.
    func expand(_ node: OutlineNode, descendants: Bool, animated: Bool) {
        expand([node], descendants: descendants, animated: animated)
    }

    /// Expands siblings, in their order, with one change of the rows; rows that exist keep their selection.
    ///
    /// O(nodes + rows).
    func expand(_ siblings: [OutlineNode], descendants: Bool, animated: Bool) {
        var expanded: [AnyHashable] = []
        /// The expanded nodes that had a row before, in the order of their rows.
        var tops: [OutlineNode] = []
        var open = siblings.reversed().map { (node: $0, isShown: $0.isShown) }
        while let (next, isShown) = open.popLast() {
            var showsChildren = isShown
            if let item = next.item, !next.isExpanded {
                guard tree.isExpandable(next), outline.delegateAllows(expanding: true, item) else { continue }
                tree.expand(next)
                expanded.append(item)
                if isShown { tops.append(next) }
                showsChildren = false
            }
            guard descendants else { continue }
            for index in (0..<next.childCount).reversed() {
                if let child = tree.child(index, of: next), tree.isExpandable(child) {
                    open.append((child, showsChildren))
                }
            }
        }
        insertRows(below: tops, animated: animated)
        for item in expanded { outline.notify(expanded: true, item) }
    }

    private func insertRows(below tops: [OutlineNode], animated: Bool) {
        if tops.isEmpty { return }
        var inserted = RowIndexSet()
        var count = 0
        for node in tops {
            let row = node.row
            outline.cells.cell(for: row - count)?.setNeedsDisplay()
            inserted.insert(row + 1..<row + 1 + node.rowCount)
            count += node.rowCount
        }
        OutlineRowChange(inserted: inserted).apply(to: outline, animated: animated)
    }

    // MARK: - Collapsing

    /// Collapses a node; with `descendants`, also the known nodes below it.
    ///
    /// The root itself stays expanded.
    func collapse(_ node: OutlineNode, descendants: Bool, animated: Bool) {
        if node.item != nil { return collapse([node], descendants: descendants, animated: animated) }
        if descendants { collapse(node.knownChildren, descendants: true, animated: animated) }
    }

    /// Collapses siblings, in their order, with one change of the rows: O(nodes + rows).
    private func collapse(_ siblings: [OutlineNode], descendants: Bool, animated: Bool) {
        var collapsed: [OutlineNode] = []
        var open = Array(siblings.reversed())
        while let next = open.popLast() {
            if let item = next.item, next.isExpanded {
                guard outline.delegateAllows(expanding: false, item) else { continue }
                collapsed.append(next)
            }
            if descendants { open += next.knownChildren.reversed() }
        }
        // Nodes below the siblings have no rows any more when their own are collapsed.
        let parent = siblings.first?.parent
        let tops = collapsed.filter { $0.parent === parent && $0.isShown }.map { ($0.row, $0.rowCount) }
        leaveSelection(of: tops)
        for node in collapsed { node.collapse() }
        if !tops.isEmpty {
            var removed = RowIndexSet()
            for (row, count) in tops {
                outline.cells.cell(for: row)?.setNeedsDisplay()
                removed.insert(row + 1..<row + 1 + count)
            }
            OutlineRowChange(removed: removed).apply(to: outline, animated: animated)
        }
        for node in collapsed { node.item.map { outline.notify(expanded: false, $0) } }
    }

    /// Moves a selection and the cursor from the rows below nodes to the nodes; each has a row and a number of rows below it.
    private func leaveSelection(of tops: [(row: Int, count: Int)]) {
        var selection = outline.selection
        var (hidden, chosen) = (RowIndexSet(), RowIndexSet())
        var ranges = selection.rows.ranges[...]
        for (row, count) in tops where count > 0 {
            let below = row + 1..<row + 1 + count
            hidden.insert(below)
            while let range = ranges.first, range.upperBound <= below.lowerBound { ranges.removeFirst() }
            if ranges.first?.overlaps(below) == true { chosen.insert(row) }
            if selection.lead.map(below.contains) ?? false { selection.lead = row }
            if selection.anchor.map(below.contains) ?? false { selection.anchor = row }
        }
        selection.rows = selection.rows.subtracting(hidden)
        for range in chosen.ranges { selection.rows.insert(range) }
        if !chosen.isEmpty || selection.lead != outline.selection.lead { outline.choose(selection) }
    }
}
