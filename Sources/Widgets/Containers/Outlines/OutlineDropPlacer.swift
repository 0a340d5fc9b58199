/// The items of an outline as the receiver of drops: items that are moved within it, and those for its drop delegate.
struct OutlineDropPlacer: RowDropPlacing {
    let outline: OutlineView

    private var delegate: (any OutlineViewDropDelegate)? {
        outline.dropDelegate as? any OutlineViewDropDelegate
    }

    /// Returns the nodes that are dragged within the outline; empty if they cannot be moved, and for items from elsewhere.
    private func moved(in session: DropSession) -> [OutlineNode] {
        var nodes: [OutlineNode] = []
        for item in session.items {
            guard let row = outline.reordering?.dragging.element(of: item, in: session),
                row < outline.numberOfRows, let node = outline.tree.node(atRow: row),
                OutlineMoves(outline: outline).canMove(node)
            else { return [] }
            nodes.append(node)
        }
        return nodes
    }

    private func place(_ session: DropSession, _ moved: [OutlineNode]) -> OutlineDropTarget.Place? {
        OutlineDropTarget(outline: outline).place(at: session.location(in: outline)) { node in
            moved.isEmpty || outline.tree.isExpandable(node) && !moved.contains { $0 === node }
        }
    }

    func canHandle(_ session: DropSession) -> Bool {
        !moved(in: session).isEmpty || delegate?.listView(outline, canHandle: session) ?? false
    }

    func proposal(for session: DropSession, at place: RowDropPlace) -> (
        operation: DropOperation, intent: RowDropIntent
    ) {
        let moved = moved(in: session)
        guard let target = self.place(session, moved) else { return (.cancel, .none) }
        if !moved.isEmpty {
            let isInside = sequence(first: target.parent, next: \.parent).contains { above in
                moved.contains { $0 === above }
            }
            return isInside ? (.forbidden, .none) : (.move, .highlight(target.mark))
        }
        let operation =
            delegate?.outlineView(
                outline, validateDrop: session, proposedItem: target.parent.item,
                proposedChildIndex: target.index ?? OutlineView.dropOnItemIndex) ?? .cancel
        return (operation, .highlight(target.mark))
    }

    func performDrop(_ session: DropSession, at place: RowDropPlace) -> Rect? {
        let moved = moved(in: session)
        guard let target = self.place(session, moved) else { return nil }
        guard moved.isEmpty else {
            OutlineMoves(outline: outline).move(moved, to: target.parent, at: target.index)
            outline.reordering?.dragging.elementsDidMove()
            return nil
        }
        delegate?.outlineView(
            outline, acceptDrop: session, item: target.parent.item,
            childIndex: target.index ?? OutlineView.dropOnItemIndex)
        return nil
    }

    func dropSession(_ session: DropSession, did change: DropSessionChange) {}
}

extension OutlineView {
    /// The child index with which a drop is on an item: `NSOutlineViewDropOnItemIndex`.
    public static let dropOnItemIndex = -1

    final func canMoveTreeRow(_ row: Int) -> Bool {
        tree.node(atRow: row).map { OutlineMoves(outline: self).canMove($0) } ?? false
    }

    final var treeDropPlacer: any RowDropPlacing { OutlineDropPlacer(outline: self) }

    /// Adds the interaction that expands a collapsed item under resting items.
    final func prepareTreeDrops() {
        addInteraction(
            SpringLoadedInteraction(isBuiltIn: false) { [weak self] point in
                guard let self, let row = indexForRow(at: point), let node = tree.node(atRow: row),
                    tree.isExpandable(node), !node.isExpanded
                else { return nil }
                return row
            } activationHandler: { [weak self] row in
                guard let self, row < numberOfRows, let node = tree.node(atRow: row), !node.isExpanded
                else { return }
                OutlineExpansion(outline: self).expand(node, descendants: false, animated: true)
            })
    }
}
