extension View {
    /// Whether `view` is the superview; no reference is counted.
    @inline(__always) package final func isSubview(of view: View) -> Bool {
        superviewReference.refers(to: view)
    }

    /// The outermost ancestor, or the view itself when it has no superview; O(depth).
    package final var rootOfTree: View {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// The window that shows the view.
    public final var window: Window? { viewTree?.rootView as? Window }

    /// Puts `view` at `index` (0 is the back); an index beyond the end means the front.
    public final func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

    /// Puts `view` right behind `sibling`; in front of all when that is no subview.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, at: view === sibling ? nil : index(of: sibling))
    }

    /// Puts `view` right in front of `sibling`; in front of all when that is no subview.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, at: view === sibling ? nil : index(of: sibling).map { $0 + 1 })
    }

    /// Moves the subview in front of its siblings.
    public final func bringSubviewToFront(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: subviews.count - 1) }
    }

    /// Moves the subview behind its siblings.
    public final func sendSubviewToBack(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: 0) }
    }

    /// Exchanges the places of two subviews, given by their indices.
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

    /// True for the view itself and for all that have it above them.
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

    /// The view in this tree that has the tag; this view first, then depth first.
    public final func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The index of `view` among the subviews; nil when it is none.
    ///
    /// O(1) while at most one of its neighbours has been added or removed since the last numbering, and O(log count) after any
    /// number of removals and after most insertions. Otherwise O(count), which numbers all subviews again.
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

    /// Puts the subviews in the order of `order`, which holds the same ones; nothing happens when it does not.
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

    /// Puts each of `new` where that of `old` stands; false, and nothing happens, when they are not the same subviews.
    ///
    /// O(number of views). A subview whose index changes is redrawn.
    package final func exchangeSubviews(_ old: ContiguousArray<View>, with new: ContiguousArray<View>) -> Bool
    {
        guard Set(old.map { ObjectIdentifier($0) }) == Set(new.map { ObjectIdentifier($0) }) else {
            return false
        }
        var places: ContiguousArray<Int> = []
        for view in old {
            guard let place = index(of: view) else { return false }
            places.append(place)
        }
        for (place, view) in zip(places, new) where subviews[place] !== view {
            subviews[place] = view
            view.layoutState.indexHint = Int32(place)
            view.damageAll()
            rare?.childIndex?.invalidate(at: place)
        }
        setNeedsLayout()
        return true
    }

    final func subviewsChanged(from index: Int) {
        rare?.childIndex?.invalidate(from: index)
        // With or without subviews, a translucent view is blended in another way.
        if displayState.alpha < 1, subviews.count < 2 { queueForDisplay() }
        setNeedsLayout()
    }
}
