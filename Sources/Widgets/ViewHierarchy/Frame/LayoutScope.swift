/// The views that one run of ``LayoutLoop`` lays out, and where it finds their marks.
///
/// | scope | marks are taken from | conflicts are reported | the report goes to |
/// |---|---|---|---|
/// | `tree` | the queues of the tree | yes | the frame |
/// | `part` | the queues of the tree, for `root` and its descendants | no: other views still wait, and may resolve them | the next frame |
/// | `detached` | the flags of `root` and its descendants, which no queue knows | yes: no frame follows | nobody |
///
/// A detached tree has no rebuilds: a view with descriptions that no host shows is marked for layout instead.
enum LayoutScope {
    /// All views that a host shows.
    case tree(ViewTree)
    /// `root` and its descendants in the tree of a host: `layoutIfNeeded()`.
    case part(ViewTree, root: View)
    /// `root` and its descendants in a tree without a host: `layoutIfNeeded()`.
    case detached(root: View)

    /// The outermost view of the scope; nil for a whole tree.
    var root: View? {
        switch self {
        case .tree: nil
        case .part(_, let root), .detached(let root): root
        }
    }

    /// The layout by constraints; nil while no constraint needs one.
    var layout: (any TreeLayout)? {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.constraintLayout
        case .detached(let root): root.requiredLayoutOfDetachedTree()
        }
    }

    var reportsConflicts: Bool { if case .part = self { false } else { true } }

    /// Whether `view`, which was marked, is still where the scope lays out.
    func contains(_ view: View) -> Bool {
        switch self {
        case .tree(let tree), .part(let tree, _): view.viewTree === tree
        case .detached(let root): view.viewTree?.host == nil && view.isDescendant(of: root)
        }
    }

    /// True when a round of the loop has something to do.
    ///
    /// O(1) for a tree, O(queued views x depth) for a part, O(views) without a host.
    var hasWork: Bool {
        switch self {
        case .tree(let tree):
            return !tree.constraintsQueue.isEmpty || !tree.layoutQueue.isEmpty
                || tree.rebuildQueue.contains { $0.isReadyToRebuild }
                || tree.constraintLayout?.needsUpdate == true
        case .part(let tree, let root):
            return tree.constraintsQueue.contains(within: root) || tree.layoutQueue.contains(within: root)
                || tree.rebuildQueue.contains { $0.isReadyToRebuild && $0.isDescendant(of: root) }
                || tree.constraintLayout?.needsUpdate(within: root) == true
        case .detached(let root):
            return root.hasMark([.needsUpdateConstraints, .needsLayout])
                || layout?.needsUpdate(within: root) == true
        }
    }

    // MARK: - Taking what is marked

    /// The views for whose layout an update waits.
    func takeDeferredLayouts() -> [View] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeDeferredLayouts(within: root)
        case .detached(let root): root.marked(.hasDeferredLayout)
        }
    }

    /// The updates that the tree retains until its next layout.
    func takeRetainedDeferredLayouts() -> [RetainedDeferredLayout] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeRetainedDeferredLayouts(within: root)
        case .detached: []
        }
    }

    func takeConfigurations() -> [View] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeConfigurations(within: root)
        case .detached(let root): root.marked(.needsConfigurationUpdate)
        }
    }

    func takeRebuilds() -> [any DescriptionHosting] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeRebuilds(within: root)
        case .detached: []
        }
    }

    func takeConstraints() -> DepthQueue {
        switch self {
        case .tree(let tree), .part(let tree, _): return tree.constraintsQueue.take(within: root)
        case .detached(let root): return DepthQueue(root.marked(.needsUpdateConstraints))
        }
    }

    func takeLayout() -> DepthQueue {
        switch self {
        case .tree(let tree), .part(let tree, _): return tree.layoutQueue.take(within: root)
        case .detached(let root): return DepthQueue(root.marked(.needsLayout))
        }
    }
}

extension View {
    /// Whether this view or a descendant has one of `flags`.
    fileprivate final func hasMark(_ flags: ViewFlags) -> Bool {
        if !self.flags.isDisjoint(with: flags) { return true }
        for subview in subviews where subview.hasMark(flags) { return true }
        return false
    }

    /// This view and its descendants, as far as they have `flag`; superviews come before their subviews.
    fileprivate final func marked(_ flag: ViewFlags) -> [View] {
        var found: [View] = []
        addMarked(flag, to: &found)
        return found
    }

    private final func addMarked(_ flag: ViewFlags, to found: inout [View]) {
        if flags.contains(flag) { found.append(self) }
        for subview in subviews { subview.addMarked(flag, to: &found) }
    }
}
