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
        if node.isExpanded {
            guard descendants else { return }
            // Rows that exist keep their selection.
            for index in 0..<node.childCount {
                if let child = tree.child(index, of: node), tree.isExpandable(child) {
                    expand(child, descendants: true, animated: animated)
                }
            }
            return
        }
        var expanded: [AnyHashable] = []
        var open = [node]
        while let next = open.popLast() {
            if let item = next.item, !next.isExpanded {
                guard tree.isExpandable(next), outline.delegateAllows(expanding: true, item) else { continue }
                tree.expand(next)
                expanded.append(item)
            }
            guard descendants else { continue }
            for index in (0..<next.childCount).reversed() {
                if let child = tree.child(index, of: next), tree.isExpandable(child) { open.append(child) }
            }
        }
        if node.isShown {
            let first = node.row + 1
            OutlineRowChange(first: first, removed: 0, added: node.rowCount).apply(
                to: outline, animated: animated)
        }
        for item in expanded { outline.notify(expanded: true, item) }
    }

    /// Collapses a node; with `descendants`, also the known nodes below it.
    func collapse(_ node: OutlineNode, descendants: Bool, animated: Bool) {
        if let item = node.item, node.isExpanded {
            guard outline.delegateAllows(expanding: false, item) else { return }
            leaveSelection(of: node)
            let isShown = node.isShown
            let first = isShown ? node.row + 1 : 0
            let count = node.rowCount
            node.collapse()
            if isShown {
                OutlineRowChange(first: first, removed: count, added: 0).apply(
                    to: outline, animated: animated)
            }
            outline.notify(expanded: false, item)
        }
        guard descendants else { return }
        for child in node.children.values.sorted(by: { $0.index < $1.index }) {
            collapse(child, descendants: true, animated: animated)
        }
    }

    /// Moves a selection and the cursor from the rows of a node's descendants to the node.
    private func leaveSelection(of node: OutlineNode) {
        guard node.isShown else { return }
        let row = node.row
        let hidden = row + 1..<row + 1 + node.rowCount
        var selection = outline.selection
        guard selection.rows.contains(where: hidden.contains) || selection.lead.map(hidden.contains) ?? false
        else { return }
        let hadRows = selection.rows.contains(where: hidden.contains)
        selection.rows.remove(hidden)
        if hadRows { selection.rows.insert(row) }
        if selection.lead.map(hidden.contains) ?? false { selection.lead = row }
        if selection.anchor.map(hidden.contains) ?? false { selection.anchor = row }
        outline.choose(selection)
    }
}
