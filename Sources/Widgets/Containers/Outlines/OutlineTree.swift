/// The nodes of an outline's items, which are requested from the data source when they are first needed.
final class OutlineTree {
    unowned let outline: OutlineView
    private(set) var root = OutlineNode(item: nil)
    private var nodes: [AnyHashable: OutlineNode] = [:]
    /// The other nodes of items that occur more than once, in the order in which they were requested.
    private var repeated: [AnyHashable: [OutlineNode]] = [:]

    init(of outline: OutlineView) { self.outline = outline }

    private var source: (any OutlineViewDataSource)? { outline.dataSource as? any OutlineViewDataSource }

    /// Returns the known node of an item; the root for nil.
    func node(_ item: AnyHashable?) -> OutlineNode? { item.map { nodes[$0] } ?? root }

    /// Returns the node of an item, which is searched among the children of expanded items if it is not known; the root for nil.
    ///
    /// O(rows) for an item that was never displayed.
    func find(_ item: AnyHashable?) -> OutlineNode? {
        if let known = node(item) { return known }
        var open = [root]
        while let next = open.popLast() {
            for index in 0..<next.childCount {
                guard let child = child(index, of: next) else { continue }
                if child.item == item { return child }
                if child.isExpanded { open.append(child) }
            }
        }
        return nil
    }

    /// Returns a child of a node, which is requested if it is not known; nil if the node has fewer children.
    func child(_ index: Int, of parent: OutlineNode) -> OutlineNode? {
        guard let source, index >= 0, index < parent.childCount else { return nil }
        var isNew = false
        let child = parent.child(at: index) {
            isNew = true
            return source.outlineView(outline, child: index, ofItem: parent.item)
        }
        if isNew, let item = child.item {
            if nodes[item] == nil {
                nodes[item] = child
            } else {
                repeated[item, default: []].append(child)
                reportRepeated(item)
            }
        }
        return child
    }

    /// Whether a node is the one by which its item is addressed; of an item that occurs twice, the second one is not.
    func isAddressed(_ node: OutlineNode) -> Bool { node.item.map { nodes[$0] === node } ?? true }

    private func reportRepeated(_ item: AnyHashable) {
        Diagnostics.report(
            Diagnostic(
                kind: .repeatedIdentity, subject: outline.hierarchyPath,
                message: "the item \(item) occurs twice",
                cure: "its second row cannot be expanded or addressed; give each row an item of its own"))
    }

    /// Returns the node in a row, which must exist.
    func node(atRow row: Int) -> OutlineNode? {
        let position = root.position(ofRow: row)
        return child(position.index, of: position.parent)
    }

    func isExpandable(_ node: OutlineNode) -> Bool {
        guard let source, let item = node.item, isAddressed(node) else { return false }
        return source.outlineView(outline, isItemExpandable: item)
    }

    func readChildCount(of node: OutlineNode) -> Int {
        max(0, source?.outlineView(outline, numberOfChildrenOfItem: node.item) ?? 0)
    }

    /// Expands a node with the children that the data source has now; known children that have changed meanwhile are forgotten.
    func expand(_ node: OutlineNode) {
        let count = readChildCount(of: node)
        for (index, child) in node.children where index >= count || child.item != item(at: index, of: node) {
            forget(child)
            node.forgetChild(at: index)
        }
        node.expand(childCount: count)
    }

    private func item(at index: Int, of parent: OutlineNode) -> AnyHashable? {
        source?.outlineView(outline, child: index, ofItem: parent.item)
    }

    /// Forgets a removed subtree, so that its items can occur elsewhere.
    func forget(_ node: OutlineNode) {
        var open = [node]
        while let next = open.popLast() {
            if let item = next.item { release(item, of: next) }
            open += next.children.values
        }
    }

    /// Makes an item of a removed node unknown; if it occurs again, it is addressed by the next node from now on.
    private func release(_ item: AnyHashable, of node: OutlineNode) {
        if nodes[item] !== node {
            repeated[item]?.removeAll { $0 === node }
        } else if var others = repeated.removeValue(forKey: item), !others.isEmpty {
            nodes[item] = others.removeFirst()
            repeated[item] = others
            outline.columns?.changed(.appearance)
        } else {
            nodes[item] = nil
        }
    }

    /// Reads the children of all expanded items again; items that are still there stay expanded.
    ///
    /// O(expanded items), and of the children of an item with expanded children at most all.
    func reload() {
        let old = root
        root = OutlineNode(item: nil)
        (nodes, repeated) = ([:], [:])
        var open: [(old: OutlineNode, new: OutlineNode)] = [(old, root)]
        while let (old, new) = open.popLast() {
            new.expand(childCount: readChildCount(of: new))
            var wanted: [AnyHashable: OutlineNode] = [:]
            for child in old.children.values where child.isExpanded { child.item.map { wanted[$0] = child } }
            var index = 0
            while !wanted.isEmpty, let child = child(index, of: new) {
                if let item = child.item, let known = wanted.removeValue(forKey: item), isExpandable(child) {
                    open.append((known, child))
                }
                index += 1
            }
        }
    }
}
