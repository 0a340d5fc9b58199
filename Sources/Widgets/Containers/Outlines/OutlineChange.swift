/// Insertions and removals of single items of an outline.
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
