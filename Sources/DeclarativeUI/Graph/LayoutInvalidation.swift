extension Node {
    /// Invalidates the layout of the node and its ancestors up to the next boundary, after a size or a position inside has changed.
    ///
    /// Each container is notified of the item that has changed. It receives structure changes through `itemsChanged(by:)`.
    final func invalidateLayout(ofStructure isStructure: Bool = false) {
        var node = self
        var item: Node?
        if isItem, !isStructure { layoutChanged(of: nil) }
        while true {
            // Only items are measured and clear these flags: on other nodes, set flags do not imply those of the ancestors.
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
            // The item itself may appear or disappear with its views, so the change is not a removal or reordering for its parent.
            if step.isItem { change = .any }
            // Continue even if the flags are set: a node without items is not measured, so its ancestors may not be invalidated.
            step.flags.formUnion([.needsMeasuring, .needsPlacing])
            node = step.parent
        }
        graph.layout.rootItemsChanged = true
        graph.owner?.graphNeedsLayout()
    }
}
