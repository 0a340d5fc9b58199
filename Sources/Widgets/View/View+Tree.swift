extension View {
    /// Whether `view` is the superview.
    @inline(__always) final func isSubview(of view: View) -> Bool { superview === view }

    /// The window that shows the view.
    public final var window: Window? { viewHost?.rootView as? Window }

    /// Adds `view` in front of the other subviews.
    ///
    /// A view that is elsewhere moves; adding a view to itself or below itself is refused with a diagnostic.
    /// O(1) besides the hooks of the moved tree.
    public final func addSubview(_ view: View) { insert(view, at: subviews.count) }

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

    public final func bringSubviewToFront(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: subviews.count - 1) }
    }

    public final func sendSubviewToBack(_ view: View) {
        if let index = index(of: view) { reorder(from: index, to: 0) }
    }

    public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else {
            return
        }
        subviews.swapAt(first, second)
        subviewsChanged(from: min(first, second))
        subviews[first].damageAll()
        subviews[second].damageAll()
    }

    /// Takes the view out of its superview; nothing happens when it has none.
    public final func removeFromSuperview() {
        guard let superview, superview.index(of: self) != nil else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        // A hook may have moved the view or its neighbours.
        guard self.superview === superview, let index = superview.index(of: self) else { return }
        superview.detach(self, at: index)
        didMoveToSuperview()
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

    /// Where `view` is among the subviews; O(1) when no more than one of its neighbours has come or gone since it was last
    /// asked, else O(count), once for all of them.
    final func index(of view: View) -> Int? {
        let hint = Int(view.layoutState.indexHint)
        if hint < subviews.count, subviews[hint] === view { return hint }
        guard view.superview === self else { return nil }
        if let near = neighbour(of: hint, that: view) {
            view.layoutState.indexHint = Int32(near)
            return near
        }
        for (index, subview) in subviews.enumerated() { subview.layoutState.indexHint = Int32(index) }
        let found = Int(view.layoutState.indexHint)
        return found < subviews.count && subviews[found] === view ? found : nil
    }

    private func neighbour(of index: Int, that view: View) -> Int? {
        if index > 0, index <= subviews.count, subviews[index - 1] === view { return index - 1 }
        if index >= 0, index + 1 < subviews.count, subviews[index + 1] === view { return index + 1 }
        // All go, from one end or from the other.
        if subviews.first === view { return 0 }
        return subviews.last === view ? subviews.count - 1 : nil
    }

    private func insert(_ view: View, at index: Int?) {
        // Nothing is inside a view without subviews.
        if view === self || !view.subviews.isEmpty && isDescendant(of: view) {
            let place = view === self ? "to itself" : "below itself, to \(hierarchyPath)"
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: view.hierarchyPath, message: "was to be added \(place)",
                    cure: "nothing was changed; a view's superview must not be inside that view"))
            return
        }
        if view.superview === self, let old = self.index(of: view) {
            let wanted = min(max(0, index ?? subviews.count), subviews.count)
            return reorder(from: old, to: wanted > old ? wanted - 1 : wanted)
        }
        view.willMove(toSuperview: self)
        if view.superview == nil { view.layoutAttachment?.leaveDetachedEngine() }
        view.superview?.willRemoveSubview(view)
        // The hook may have moved the view or its neighbours.
        if let old = view.superview, let position = old.index(of: view) {
            old.detach(view, at: position, keepsHost: old.viewHost != nil && old.viewHost === viewHost)
        }
        let place = min(max(0, index ?? subviews.count), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        view.layoutState.indexHint = Int32(place)
        if !view.layoutState.autoresizingMask.isEmpty { flags.insert(.hasAutoresizingSubviews) }
        subviewsChanged(from: place)
        view.noteOverflow()
        view.moveTree(to: viewHost, depth: layoutState.depth &+ 1)
        if viewHost == nil { engineOfTree()?.adoptTree(view) }
        view.layoutAttachment?.superviewDidChange()
        view.queueForDisplay()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func detach(_ view: View, at index: Int, keepsHost: Bool = false) {
        view.damageAll()
        view.leaveLayout(of: self)
        subviews.remove(at: index)
        view.superview = nil
        subviewsChanged(from: index)
        if !keepsHost { view.moveTree(to: nil, depth: 0) }
    }

    private func reorder(from old: Int, to new: Int) {
        if old == new { return }
        let view = subviews.remove(at: old)
        subviews.insert(view, at: new)
        view.layoutState.indexHint = Int32(new)
        subviewsChanged(from: min(old, new))
        view.damageAll()
    }

    /// Puts the subviews in the order of `order`, which holds the same ones; nothing happens when it does not.
    ///
    /// O(subviews). What has another place among them is drawn again.
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
    /// O(their number). What has another place among the subviews is drawn again.
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

    private func subviewsChanged(from index: Int) {
        rare?.childIndex?.invalidate(from: index)
        // With or without subviews, a translucent view is blended in another way.
        if displayState.alpha < 1, subviews.count < 2 { queueForDisplay() }
        setNeedsLayout()
    }

    /// The host of this tree is being destroyed: nobody must find it any more.
    func loseHost(_ host: ViewHost) {
        host.layoutEngineIfMade?.dissolve()
        // It may have been released, and be shown elsewhere.
        guard viewHost === host else { return }
        forgetHost(host)
        tellOfLostHost(scaleChanged: host.scale != 1)
    }

    /// First nobody knows the host any more, then hooks are called: none of them can reach it.
    private func forgetHost(_ host: ViewHost) {
        if viewHost === host {
            viewHost = nil
            flags.subtract(.hostBound)
            flags.insert(.needsDisplay)
            displayState.list = nil
        }
        for subview in subviews { subview.forgetHost(host) }
    }

    private func tellOfLostHost(scaleChanged: Bool) {
        if scaleChanged { contentScaleChanged() }
        willMove(toWindow: nil)
        rare?.viewController?.viewWillMove(toWindow: false)
        for subview in subviews { subview.tellOfLostHost(scaleChanged: scaleChanged) }
        didMoveToWindow()
        rare?.viewController?.viewDidMove(toWindow: false)
    }

    /// What was measured for another scale is measured again.
    private func contentScaleChanged() {
        (self as? any AppearanceObserving)?.appearanceDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Tells the tree below (and with) this view that `host` shows it from now on, at `depth`.
    func moveTree(to host: ViewHost?, depth: UInt16) {
        let old = viewHost
        if old === host, layoutState.depth == depth, old != nil || host == nil { return }
        let changes = old !== host
        let oldScale = contentScaleFactor
        let newWindow = host?.rootView as? Window
        let controller = changes ? rare?.viewController : nil
        if changes { willMove(toWindow: newWindow) }
        controller?.viewWillMove(toWindow: host != nil)
        if changes { old?.forget(self) }
        // A hook may have taken the view out again.
        if let host, host.rootView !== self, superview?.viewHost !== host { return }
        if changes, let layoutAttachment {
            old?.layoutEngineIfMade?.abandonAll(of: self)
            layoutAttachment.wasPlaced = false
        }
        viewHost = host
        layoutState.depth = depth
        if changes, let node = layoutAttachment?.node {
            node.isPlacedByConstraints = isPlacedByConstraints
            host?.layoutEngine.adoptIfUsed(self)
        }
        if changes {
            flags.subtract(.hostBound)
            displayState.list = nil
            flags.formUnion(host == nil ? .needsDisplay : [.needsDisplay, .isNew])
        }
        host?.pipeline.adopt(self)
        if changes, oldScale != contentScaleFactor { contentScaleChanged() }
        for subview in subviews where subview.isSubview(of: self) {
            // One subview's hook may have taken out the next.
            subview.moveTree(to: viewHost, depth: depth &+ 1)
        }
        if changes { didMoveToWindow() }
        controller?.viewDidMove(toWindow: host != nil)
    }
}
