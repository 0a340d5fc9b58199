extension View {
    /// Returns whether `view` is the superview, without retaining either.
    @inline(__always) package final func isSubview(of view: View) -> Bool {
        superviewReference.refers(to: view)
    }

    /// The outermost ancestor, or the view itself when it has no superview; O(depth).
    package final var rootOfTree: View {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// The window that displays the view; nil if it is not in one.
    public final var window: Window? { viewTree?.rootView as? Window }

    /// Inserts `view` at `index`, where 0 is the back; an index beyond the end inserts it in front.
    public final func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

    /// Inserts `view` directly behind `sibling`; in front of all subviews if `sibling` is not a subview.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, at: view === sibling ? nil : index(of: sibling))
    }

    /// Inserts `view` directly in front of `sibling`; in front of all subviews if `sibling` is not a subview.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, at: view === sibling ? nil : index(of: sibling).map { $0 + 1 })
    }

    /// Moves a subview in front of its siblings.
    public final func bringSubviewToFront(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: subviews.count - 1) }
    }

    /// Moves a subview behind its siblings.
    public final func sendSubviewToBack(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: 0) }
    }

    /// Exchanges the positions of the subviews at two indices.
    public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else {
            return
        }
        subviews.swapAt(first, second)
        subviews[first].damageAll()
        subviews[second].damageAll()
        // Last: an override of setNeedsLayout() may change the subviews.
        subviewsChanged(from: min(first, second))
    }

    /// Returns whether the view is `view` itself or one of its descendants.
    ///
    /// O(depth).
    public final func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let step = current {
            if step === view { return true }
            current = step.superview
        }
        return false
    }

    /// Returns the first view with `tag` in this view and its descendants, in depth-first order; nil if there is none.
    public final func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns the index of `view` among the subviews; nil if it is not a subview.
    ///
    /// O(1) while at most one of its siblings has been added or removed since the last renumbering, and O(log count) after any
    /// number of removals and after most insertions. Otherwise O(count), which renumbers all subviews.
    package final func index(of view: View) -> Int? {
        let hint = Int(view.layoutState.indexHint)
        if hint < subviews.count, subviews[hint] === view { return hint }
        guard view.superview === self else { return nil }
        return SubviewSearch(subviews: subviews).index(of: view)
    }

    final func reorder(from old: Int, to new: Int) {
        if old == new { return }
        let view = subviews.remove(at: old)
        subviews.insert(view, at: new)
        view.layoutState.indexHint = Int32(new)
        view.damageAll()
        subviewsChanged(from: min(old, new))
    }

    /// Reorders the subviews to match `order`; does nothing unless `order` contains exactly the current subviews.
    ///
    /// O(subviews). A subview whose index changes is redrawn.
    package final func setSubviewOrder(_ order: ContiguousArray<View>) {
        guard order.count == subviews.count else { return }
        var first: Int?
        for index in order.indices where order[index] !== subviews[index] {
            if order[index].superview !== self { return }
            first = index
            break
        }
        guard let first else { return }
        let old = subviews
        subviews = Array(order)
        for index in first..<order.count where order[index] !== old[index] {
            order[index].layoutState.indexHint = Int32(index)
            order[index].damageAll()
        }
        subviewsChanged(from: first)
    }

    /// Puts each view of `new` at the index of the view of `old` at the same position.
    ///
    /// O(number of views). A subview whose index changes is redrawn.
    ///
    /// - Returns: False, without any change, if the two do not contain the same subviews.
    package final func exchangeSubviews(_ old: ContiguousArray<View>, with new: ContiguousArray<View>) -> Bool
    {
        guard Set(old.map { ObjectIdentifier($0) }) == Set(new.map { ObjectIdentifier($0) }) else {
            return false
        }
        var indices: ContiguousArray<Int> = []
        for view in old {
            guard let index = index(of: view) else { return false }
            indices.append(index)
        }
        for (index, view) in zip(indices, new) where subviews[index] !== view {
            subviews[index] = view
            view.layoutState.indexHint = Int32(index)
            view.damageAll()
            rare?.childIndex?.invalidate(at: index)
        }
        setNeedsLayout()
        return true
    }

    final func subviewsChanged(from index: Int) {
        rare?.childIndex?.invalidate(from: index)
        // A translucent view is blended differently with and without subviews.
        if displayState.alpha < 1, subviews.count < 2 { queueForDisplay() }
        setNeedsLayout()
    }
}
