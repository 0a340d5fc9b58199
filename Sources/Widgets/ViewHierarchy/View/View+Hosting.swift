internal import ObjectReferences

extension View {
    /// Removes references to `tree`, whose host is being deallocated and whose root is this view.
    func leave(_ tree: ViewTree) {
        tree.constraintLayout?.dissolve()
        // The view may have been removed from the host and added to another one meanwhile.
        guard viewTree === tree else { return }
        clearTree(tree)
        notifyHostRemoved(scaleChanged: tree.scale != 1 || tree.theme.textScale != 1)
    }

    /// Clears the tree in all views before any hook is called, so that no hook can reach the host.
    private func clearTree(_ tree: ViewTree) {
        if viewTree === tree {
            treeReference = nil
            flags.subtract(.hostBound)
            flags.insert(.needsDisplay)
            displayState.list = nil
        }
        forEachChild { $0.clearTree(tree) }
    }

    private func notifyHostRemoved(scaleChanged: Bool) {
        if scaleChanged { contentScaleChanged() }
        willMove(toWindow: nil)
        rare?.viewController?.viewWillMove(toWindow: false)
        forEachChild { $0.notifyHostRemoved(scaleChanged: scaleChanged) }
        didMoveToWindow()
        rare?.viewController?.viewDidMove(toWindow: false)
    }

    /// Notifies the view of the new scale and invalidates its intrinsic size, which depends on it.
    private func contentScaleChanged() {
        (self as? any AppearanceObserving)?.viewDidChangeEffectiveAppearance()
        invalidateIntrinsicContentSize()
    }

    /// Whether the view is in `tree` at `depth` according to its superview, or as the root.
    private func belongs(to tree: ViewTree?, at depth: UInt16) -> Bool {
        if let superview {
            return superview.viewTree === tree && (tree == nil || superview.layoutState.depth &+ 1 == depth)
        }
        return tree == nil || tree?.rootView === self
    }

    /// Moves this view and its descendants to `tree`, in which this view is at `depth`, and calls the hooks.
    ///
    /// A hook may move the view again. That nested call then completes the move, and this one must not revert it.
    func moveTree(to tree: ViewTree?, depth: UInt16) {
        let old = viewTree
        if old === tree, layoutState.depth == depth, old != nil || tree == nil { return }
        guard belongs(to: tree, at: depth) else { return }
        let changes = old !== tree
        let oldScales = HostScales(old)
        let newWindow = tree?.rootView as? Window
        let controller = changes ? rare?.viewController : nil
        if changes {
            willMove(toWindow: newWindow)
            controller?.viewWillMove(toWindow: tree != nil)
            guard belongs(to: tree, at: depth), viewTree === old else { return }
            old?.host?.viewWillLeave(self)
            layoutParticipant?.view(self, willLeave: old)
        }
        if let tree { treeReference = ClearedReference(tree) } else { treeReference = nil }
        layoutState.depth = depth
        if changes {
            layoutParticipant?.view(self, didMoveTo: tree)
            flags.subtract(.hostBound)
            displayState.list = nil
            flags.formUnion(tree == nil ? .needsDisplay : [.needsDisplay, .isNew])
        }
        tree?.adopt(self)
        if changes, oldScales != HostScales(viewTree) { contentScaleChanged() }
        for subview in subviews where subview.isSubview(of: self) {
            // The hook of one subview may have removed the next one or moved this view.
            subview.moveTree(to: viewTree, depth: layoutState.depth &+ 1)
        }
        if let mask, mask.isSubview(of: self) {
            mask.moveTree(to: viewTree, depth: layoutState.depth &+ 1)
        }
        guard viewTree === tree else { return }
        if changes { didMoveToWindow() }
        controller?.viewDidMove(toWindow: tree != nil)
    }
}
