/// Moving items of an outline on behalf of the user, by drag, by keys and by assistive technologies.
///
///     if OutlineMoves(outline: outline).move(byKey: event) { return true }
struct OutlineMoves {
    let outline: OutlineView

    private var source: (any OutlineViewDataSource)? { outline.dataSource as? any OutlineViewDataSource }

    func canMove(_ node: OutlineNode) -> Bool {
        guard let source, let item = node.item, outline.tree.isAddressed(node) else { return false }
        return source.outlineView(outline, canMoveItem: item)
    }

    /// Lets the data source move an item, and moves its rows; `index` counts the children of `parent` without the item.
    ///
    /// - Returns: False if the item would become its own descendant, or stay where it is.
    @discardableResult private func move(_ node: OutlineNode, to parent: OutlineNode, at index: Int) -> Bool {
        guard let source, let item = node.item, let old = node.parent,
            !sequence(first: parent, next: \.parent).contains(where: { $0 === node })
        else { return false }
        if old === parent, node.index == index { return false }
        let oldIndex = node.index
        source.outlineView(outline, moveItem: item, toItem: parent.item, childIndex: index)
        outline.moveItem(at: oldIndex, inParent: old.item, to: index, inParent: parent.item)
        return true
    }

    /// Moves nodes, one after the other, before the child of `parent` at `index`; nil is the end.
    ///
    /// A node below another one moves with it.
    func move(_ nodes: [OutlineNode], to parent: OutlineNode, at index: Int?) {
        let outer = nodes.filter { node in
            !sequence(first: node, next: \.parent).dropFirst().contains { above in
                nodes.contains { $0 === above }
            }
        }
        if !parent.isExpanded, parent.item != nil { expand(parent) }
        var place = index ?? parent.childCount
        for node in outer {
            let precedes = node.parent === parent && node.index < place
            move(node, to: parent, at: precedes ? place - 1 : place)
            if !precedes { place += 1 }
        }
    }

    private func expand(_ node: OutlineNode) {
        OutlineExpansion(outline: outline).expand(node, descendants: false, animated: false)
    }

    // MARK: - Keys and assistive technologies

    /// The ways in which a key moves an item, with the names of the actions.
    private enum Step: String, CaseIterable {
        case up = "Move up"
        case down = "Move down"
        case indent = "Indent"
        case outdent = "Outdent"
    }

    /// Moves the item of the keyboard cursor for Alt with an arrow key: Up and Down among its siblings, Right into the sibling above, Left
    /// behind its parent.
    ///
    /// - Returns: False for other keys, and if the item cannot be moved at all.
    func move(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers == .alternate, let row = outline.selection.cursor, row < outline.numberOfRows,
            let node = outline.tree.node(atRow: row), canMove(node)
        else { return false }
        let isMirrored = outline.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch event.key.keyCode {
        case .keyboardUpArrow: perform(.up, on: node)
        case .keyboardDownArrow: perform(.down, on: node)
        case .keyboardRightArrow: perform(isMirrored ? .outdent : .indent, on: node)
        case .keyboardLeftArrow: perform(isMirrored ? .indent : .outdent, on: node)
        default: return false
        }
        return true
    }

    /// The names of the actions by which assistive technologies move the item of a row.
    func actions(of node: OutlineNode) -> [String] {
        canMove(node) ? Step.allCases.filter { target(of: node, $0) != nil }.map(\.rawValue) : []
    }

    func perform(_ name: String, on node: OutlineNode) -> Bool {
        guard canMove(node), let step = Step(rawValue: name) else { return false }
        return perform(step, on: node)
    }

    @discardableResult private func perform(_ step: Step, on node: OutlineNode) -> Bool {
        guard let (parent, index) = target(of: node, step) else { return false }
        if !parent.isExpanded, parent.item != nil {
            expand(parent)
            // The delegate may have refused.
            if !parent.isExpanded { return false }
        }
        let moved = move(node, to: parent, at: index ?? parent.childCount)
        if node.isShown { outline.scrollToRow(at: node.row, at: .none, animated: false) }
        return moved
    }

    /// Returns the place to which a step leads, in which a nil index is the end; nil if there is none.
    private func target(of node: OutlineNode, _ step: Step) -> (parent: OutlineNode, index: Int?)? {
        guard let parent = node.parent else { return nil }
        switch step {
        case .up: return node.index > 0 ? (parent, node.index - 1) : nil
        case .down: return node.index + 1 < parent.childCount ? (parent, node.index + 1) : nil
        case .indent:
            guard let above = outline.tree.child(node.index - 1, of: parent), outline.tree.isExpandable(above)
            else { return nil }
            return (above, nil)
        case .outdent:
            guard let outer = parent.parent else { return nil }
            return (outer, parent.index + 1)
        }
    }
}
