extension Node {
    /// Invalidates the layout up to the next boundary: the size of the node, or a position inside it, has changed.
    ///
    /// Containers are notified which item has changed; changes of the structure reach them through `itemsChanged(by:)`.
    final func invalidateLayout(ofStructure isStructure: Bool = false) {
        var node = self
        var item: Node?
        if isItem, !isStructure { layoutChanged(of: nil) }
        while true {
            // Nodes that are no items are never measured: their flags say nothing.
            if node.isItem, node.flags.isSuperset(of: [.needsMeasuring, .needsPlacing]) { return }
            node.flags.formUnion([.needsMeasuring, .needsPlacing])
            if node.flags.contains(.isLayoutBoundary), node.flags.contains(.isPlaced) {
                return graph.enqueueLayout(of: node)
            }
            if node.isItem { item = node }
            guard let parent = node.parent else { break }
            node = parent
            if node.isItem, item != nil || !isStructure { node.layoutChanged(of: item) }
        }
        graph.owner?.graphNeedsLayout()
    }

    /// Notifies ancestors, and the scope of the retained views, that the items or views of this node have changed.
    final func structureChanged(_ change: StructureChange = .any) {
        switch change {
        case .any: scope.changed()
        // Removed views notify the scope themselves.
        case .removal: break
        case .order(let order): scope.changed(order)
        }
        NodePreferences(of: self).structureChanged()
        flags.formUnion([.needsMeasuring, .needsPlacing])
        var change = change
        var node = parent
        while let step = node {
            if !step.itemsChanged(by: change) { return step.invalidateLayout(ofStructure: true) }
            // An item for several views may appear or disappear with them, which is no removal or reordering.
            if step.isItem { change = .any }
            // Without items nothing was measured: flags that are still set do not imply those of the ancestors.
            step.flags.formUnion([.needsMeasuring, .needsPlacing])
            node = step.parent
        }
        graph.layout.rootItemsChanged = true
        graph.owner?.graphNeedsLayout()
    }
}
