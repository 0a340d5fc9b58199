/// Insertions, removals and moves of single items of an outline.
///
///     OutlineChange(outline: self).insert([2], "parent", .automatic)
struct OutlineChange {
    let outline: OutlineView

    func insert(_ indexes: RowIndexSet, _ item: AnyHashable?, _ animation: ListView.RowAnimation) {
        guard let parent = parent(item) else { return }
        guard (indexes.last ?? 0) < parent.childCount + indexes.count, (indexes.first ?? 0) >= 0 else {
            return report(indexes, parent, "inserted")
        }
        let before = parent.rowCount
        for index in indexes { parent.insertChildren(at: index, count: 1) }
        guard parent.rowCount > before, parent.isShown else { return }
        if isSecondInBatch { return outline.reloadData() }
        let first = firstRow(of: parent)
        outline.record(animation) { batch in
            for index in indexes { batch?.inserted.insert(first + row(of: index, in: parent)) }
        }
    }

    func remove(_ indexes: RowIndexSet, _ item: AnyHashable?, _ animation: ListView.RowAnimation) {
        guard let parent = parent(item) else { return }
        guard (indexes.last ?? -1) < parent.childCount, (indexes.first ?? 0) >= 0 else {
            return report(indexes, parent, "removed")
        }
        let first = firstRow(of: parent)
        var rows = RowIndexSet()
        for index in indexes {
            let start = first + row(of: index, in: parent)
            rows.insert(start..<start + 1 + (parent.children[index]?.rowCount ?? 0))
        }
        let isShown = parent.isExpanded && parent.isShown
        for index in indexes.reversed() {
            if let child = parent.children[index] { outline.tree.forget(child) }
            parent.removeChild(at: index)
        }
        if isShown, isSecondInBatch { return outline.reloadData() }
        if isShown { outline.record(animation) { batch in for row in rows { batch?.deleted.insert(row) } } }
    }

    /// Moves a child with the rows below it; `newIndex` is counted without it.
    func move(_ index: Int, _ oldItem: AnyHashable?, to newIndex: Int, _ newItem: AnyHashable?) {
        guard let old = parent(oldItem) else { return insert(RowIndexSet(newIndex), newItem, .automatic) }
        guard let new = parent(newItem) else { return remove(RowIndexSet(index), oldItem, .automatic) }
        guard (0..<old.childCount).contains(index) else {
            return report(RowIndexSet(index), old, "moved away")
        }
        guard (0...new.childCount - (old === new ? 1 : 0)).contains(newIndex), !isNode(new, below: old, index)
        else { return report(RowIndexSet(newIndex), new, "moved in") }
        // An animation lays out pending rows first, whose old numbers belong to other items when the nodes have moved.
        let isAnimated = !outline.needsLayout
        let count = 1 + (old.children[index]?.rowCount ?? 0)
        let start = shownRow(of: index, in: old)
        new.insertChild(old.removeChild(at: index), at: newIndex)
        let end = shownRow(of: newIndex, in: new)
        let rows = start.map { $0..<$0 + count }
        let places = end.map { $0..<$0 + count }
        if let rows, let end {
            OutlineRowChange(moved: (rows, end)).apply(to: outline, animated: isAnimated)
        } else if let rows {
            OutlineRowChange(removed: RowIndexSet(rows)).apply(to: outline, animated: isAnimated)
        } else if let places {
            OutlineRowChange(inserted: RowIndexSet(places)).apply(to: outline, animated: isAnimated)
        }
        // The levels of the moved rows and the triangles of the parents have changed.
        outline.columns?.changed(.appearance)
    }

    private func isNode(_ node: OutlineNode, below parent: OutlineNode, _ index: Int) -> Bool {
        guard let child = parent.children[index] else { return false }
        return sequence(first: node, next: \.parent).contains { $0 === child }
    }

    /// Returns the row of a child; nil if it has none.
    private func shownRow(of index: Int, in parent: OutlineNode) -> Int? {
        parent.isExpanded && parent.isShown ? firstRow(of: parent) + row(of: index, in: parent) : nil
    }

    /// Returns the known node of an item; nil, if its children were never displayed, because they are read later anyway.
    private func parent(_ item: AnyHashable?) -> OutlineNode? {
        if outline.needsReload { return nil }
        guard let node = outline.tree.node(item), node.isExpanded || node.childCount > 0 else { return nil }
        return node
    }

    /// Whether other rows have changed in the same batch, in which the rows have other numbers than now.
    private var isSecondInBatch: Bool { outline.batch?.isEmpty == false }

    private func firstRow(of parent: OutlineNode) -> Int { parent.item == nil ? 0 : parent.row + 1 }

    /// Returns the row of a child, counted from the first row of its parent's children.
    private func row(of index: Int, in parent: OutlineNode) -> Int {
        parent.children.values.reduce(index) { $0 + ($1.index < index ? $1.rowCount : 0) }
    }

    private func report(_ indexes: RowIndexSet, _ parent: OutlineNode, _ action: String) {
        let name = parent.item.map { "item \($0)" } ?? "the root"
        outline.reportInvalid(
            "children up to \(indexes.last ?? 0) of \(name), which has \(parent.childCount), were to be \(action)",
            cure: "nothing was changed; give positions among the children")
    }
}
