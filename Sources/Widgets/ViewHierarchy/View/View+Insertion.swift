extension View {
    /// The maximum depth of a tree of views; a view that would be deeper is not added, and a diagnostic is reported.
    ///
    /// Layout, painting and deallocation recurse over the tree on a stack of fixed size.
    public static let maximumHierarchyDepth = 500

    /// Adds `view` at `index`, or in front of all subviews; a view that is already a subview is only reordered.
    ///
    /// Every hook may change either tree, so the insertion is checked again after each one. A refused insertion leaves a
    /// consistent tree: each view occurs once in the subviews of its superview and in no others.
    final func insert(_ view: View, at index: Int?) {
        if let refusal = refusal(of: view) { return report(refusal, of: view) }
        if view.isMask {
            view.removeFromSuperview()
            if let refusal = refusal(of: view) { return report(refusal, of: view) }
        }
        if view.superview === self, let old = self.index(of: view) {
            let insertionIndex = min(max(0, index ?? subviews.count), subviews.count)
            return reorder(from: old, to: insertionIndex > old ? insertionIndex - 1 : insertionIndex)
        }
        let theme = ThemeInheritance.isUsed ? view.effectiveAppearance : nil
        view.willMove(toSuperview: self)
        if view.superview == nil { view.layoutParticipant?.endLayoutOfDetachedTree() }
        view.superview?.willRemoveSubview(view)
        if let refusal = refusal(of: view) { return report(refusal, of: view) }
        if let old = view.superview, let position = old.index(of: view) {
            let keepsHost = old.viewTree != nil && old.viewTree === viewTree
            old.detach(view, at: position, keepsHost: keepsHost)
            if let superview = view.superview {
                return report("but a hook has added it to \(superview.hierarchyPath) meanwhile", of: view)
            }
            if let refusal = refusal(of: view) {
                view.moveTree(to: nil, depth: 0)
                return report(refusal, of: view)
            }
        }
        attach(view, at: min(max(0, index ?? subviews.count), subviews.count), oldTheme: theme)
    }

    private func attach(_ view: View, at index: Int, oldTheme: Theme?) {
        subviews.insert(view, at: index)
        view.superview = self
        SpatialState.inherit(by: view)
        view.layoutState.indexHint = Int32(index)
        raiseHeights(over: view)
        if !view.layoutState.autoresizingMask.isEmpty { flags.insert(.hasAutoresizingSubviews) }
        subviewsChanged(from: index)
        view.propagateOverflow()
        view.moveTree(to: viewTree, depth: layoutState.depth &+ 1)
        // A hook has moved the view: that nested call has completed the rest.
        guard view.superview === self else { return }
        if viewTree == nil { layoutOfDetachedTree?.adoptTree(view) }
        view.layoutParticipant?.superviewDidChange()
        view.queueForDisplay()
        if let oldTheme { ThemeInheritance(of: view).mayHaveChanged(from: oldTheme) }
        view.didMoveToSuperview()
        if view.superview === self { didAddSubview(view) }
    }

    /// Removes the view from its superview, calling the hooks of both.
    final func detachFromSuperview() {
        guard let superview else { return }
        if superview.mask === self { return ViewMask(of: superview).remove() }
        guard superview.index(of: self) != nil else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        // A hook may have moved the view or its siblings.
        guard self.superview === superview, let index = superview.index(of: self) else { return }
        let theme = ThemeInheritance.isUsed ? effectiveAppearance : nil
        superview.detach(self, at: index)
        if let theme { ThemeInheritance(of: self).mayHaveChanged(from: theme) }
        didMoveToSuperview()
    }

    private func detach(_ view: View, at index: Int, keepsHost: Bool = false) {
        view.damageAll()
        removeFromLayout(view)
        subviews.remove(at: index)
        view.superview = nil
        subviewsChanged(from: index)
        if !keepsHost { view.moveTree(to: nil, depth: 0) }
    }

    // MARK: - Refusals

    /// Returns the reason why `view` cannot be a subview of this one; nil if it can.
    private func refusal(of view: View) -> String? {
        if view === self { return "to itself" }
        // A view without subviews and mask has no descendants.
        if !view.subviews.isEmpty || view.mask != nil, isDescendant(of: view) {
            return "below itself, to \(hierarchyPath)"
        }
        if !isWithinMaximumDepth(for: view) {
            return "to \(hierarchyPath.suffix(80)), more than \(Self.maximumHierarchyDepth) views deep"
        }
        return nil
    }

    private func report(_ refusal: String, of view: View) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: "\(view.hierarchyPath.suffix(80))",
                message: "was to be added \(refusal)",
                cure:
                    "it was not added; check the calls of addSubview(_:), also in hooks of the tree")
        )
    }

    // MARK: - Height

    /// Returns whether the tree stays within ``maximumHierarchyDepth`` when `view` is added to this view.
    ///
    /// Each view caches an upper bound of its height, which removals do not lower. The bounds usually suffice, and the check is
    /// O(1); the exact height of `view` is measured only when they exceed the maximum.
    func isWithinMaximumDepth(for view: View) -> Bool {
        if heightOfTree(with: view) <= Self.maximumHierarchyDepth { return true }
        view.measureHeights()
        return heightOfTree(with: view) <= Self.maximumHierarchyDepth
    }

    /// Returns the largest height bound among the ancestors whose bounds adding `view` would raise.
    private func heightOfTree(with view: View) -> Int {
        var height = Int(view.layoutState.heightBound) + 1
        var step: View? = self
        while let ancestor = step, Int(ancestor.layoutState.heightBound) < height {
            guard let superview = ancestor.superview else { break }
            height += 1
            step = superview
        }
        return height
    }

    /// Raises the height bounds of the ancestors above those of their subviews.
    func raiseHeights(over view: View) {
        var height = view.layoutState.heightBound + 1
        var step: View? = self
        while let ancestor = step, ancestor.layoutState.heightBound < height {
            ancestor.layoutState.heightBound = height
            height += 1
            step = ancestor.superview
        }
    }

    /// Replaces the height bounds of this view and its descendants by their exact heights.
    ///
    /// O(descendants).
    private func measureHeights() {
        var order: [View] = [self]
        var next = 0
        while next < order.count {
            order[next].layoutState.heightBound = 0
            order[next].forEachChild { order.append($0) }
            next += 1
        }
        for view in order.reversed() where view !== self {
            guard let superview = view.superview else { continue }
            superview.layoutState.heightBound = max(
                superview.layoutState.heightBound, view.layoutState.heightBound + 1)
        }
    }
}
