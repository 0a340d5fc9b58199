/// The views that one run of ``LayoutLoop`` lays out, and the source of their invalidations.
///
/// | scope | source of the invalid views | reports conflicts | destination of the frame report |
/// |---|---|---|---|
/// | `tree` | the queues of the tree | yes | the current frame |
/// | `part` | the queues of the tree, within `root` | no: pending updates of other views may resolve them | the next frame |
/// | `detached` | the flags of `root` and its descendants, which are in no queue | yes: no frame follows | discarded |
///
/// Within a layout pass of the same tree, the views of a `part` are found by their flags as well: the pass that runs has taken them from the
/// queues.
///
/// Declarative views of a detached tree are not rebuilt: the layout of the view that hosts them is invalidated instead.
enum LayoutScope {
    /// All views that a host shows.
    case tree(ViewTree)
    /// `root` and its descendants in the tree of a host: `layoutIfNeeded()`.
    case part(ViewTree, root: View)
    /// `root` and its descendants in a tree without a host: `layoutIfNeeded()`.
    ///
    /// The scope is empty as soon as the tree belongs to a host.
    case detached(root: View)

    /// The root of the laid out part; nil for a whole tree.
    var root: View? {
        switch self {
        case .tree: nil
        case .part(_, let root), .detached(let root): root
        }
    }

    private var tree: ViewTree? {
        switch self {
        case .tree(let tree), .part(let tree, _): tree
        case .detached: nil
        }
    }

    /// Runs `body`, a pass that takes views from the queues of the tree.
    func duringPass(_ body: () -> Void) {
        let wasInPass = tree?.isInLayoutPass ?? false
        tree?.isInLayoutPass = true
        body()
        tree?.isInLayoutPass = wasInPass
    }

    /// The constraint layout; nil while no constraint needs one.
    var layout: (any TreeLayout)? {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.constraintLayout
        case .detached(let root): root.viewTree?.host == nil ? root.requiredLayoutOfDetachedTree() : nil
        }
    }

    var reportsConflicts: Bool { if case .part = self { false } else { true } }

    /// Returns whether `view`, which was taken as invalid, still belongs to the scope.
    func contains(_ view: View) -> Bool {
        switch self {
        case .tree(let tree), .part(let tree, _): view.viewTree === tree
        case .detached(let root): view.viewTree?.host == nil && view.isDescendant(of: root)
        }
    }

    /// Whether another round of the loop has something to do.
    ///
    /// O(1) for a tree, O(queued views x depth) for a part, O(views) without a host and within a layout pass.
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
                || tree.isInLayoutPass
                    && InvalidViews.contains([.needsUpdateConstraints, .needsLayout], in: root)
        case .detached(let root):
            return root.viewTree?.host == nil
                && (InvalidViews.contains([.needsUpdateConstraints, .needsLayout], in: root)
                    || layout?.needsUpdate(within: root) == true)
        }
    }

    // MARK: - Taking invalid views

    /// Removes and returns the views with deferred layout updates.
    func takeDeferredLayouts() -> [View] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeDeferredLayouts(within: root)
        case .detached(let root): detachedViews(with: .hasDeferredLayout, in: root)
        }
    }

    /// Removes and returns the updates that the tree retains until its next layout.
    func takeRetainedDeferredLayouts() -> [RetainedDeferredLayout] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeRetainedDeferredLayouts(within: root)
        case .detached: []
        }
    }

    func takeConfigurations() -> [View] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeConfigurations(within: root)
        case .detached(let root): detachedViews(with: .needsConfigurationUpdate, in: root)
        }
    }

    func takeRebuilds() -> [any DeclarativeViewHosting] {
        switch self {
        case .tree(let tree), .part(let tree, _): tree.takeRebuilds(within: root)
        case .detached: []
        }
    }

    func takeConstraints() -> DepthQueue {
        switch self {
        case .tree(let tree): return tree.constraintsQueue.take(within: nil)
        case .part(let tree, let root):
            return take(\.constraintsQueue, of: tree, .needsUpdateConstraints, root)
        case .detached(let root): return DepthQueue(detachedViews(with: .needsUpdateConstraints, in: root))
        }
    }

    func takeLayout() -> DepthQueue {
        switch self {
        case .tree(let tree): return tree.layoutQueue.take(within: nil)
        case .part(let tree, let root): return take(\.layoutQueue, of: tree, .needsLayout, root)
        case .detached(let root): return DepthQueue(detachedViews(with: .needsLayout, in: root))
        }
    }

    /// Returns the views of a tree without a host that have `flag`.
    private func detachedViews(with flag: ViewFlags, in root: View) -> [View] {
        root.viewTree?.host == nil ? InvalidViews.with(flag, in: root) : []
    }

    /// Removes and returns the views of a part from a queue; within a layout pass, all with `flag`.
    private func take(
        _ queue: ReferenceWritableKeyPath<ViewTree, DepthQueue>, of tree: ViewTree, _ flag: ViewFlags,
        _ root: View
    ) -> DepthQueue {
        var views = tree[keyPath: queue].take(within: root)
        // Duplicates are harmless: the first of them clears the flag.
        if tree.isInLayoutPass { for view in InvalidViews.with(flag, in: root) { views.add(view) } }
        return views
    }

    /// Adds the views that have been invalidated since `queue` was taken.
    func addInvalidatedViews(_ queue: inout DepthQueue) {
        switch self {
        case .tree(let tree), .part(let tree, _):
            var more = tree.layoutQueue.take(within: root)
            while let views = more.takeShallowest() {
                for view in views { queue.add(view) }
            }
        // The flags also include the views that are still in `queue`.
        case .detached: queue = takeLayout()
        }
    }
}

/// Searches for the invalid views of a tree without a host by their flags.
private enum InvalidViews {
    /// Returns whether `view` or one of its descendants has one of `flags`.
    static func contains(_ flags: ViewFlags, in view: View) -> Bool {
        if !view.flags.isDisjoint(with: flags) { return true }
        for subview in view.subviews where contains(flags, in: subview) { return true }
        return view.mask.map { contains(flags, in: $0) } ?? false
    }

    /// Returns `root` and its descendants that have `flag`, superviews before their subviews.
    static func with(_ flag: ViewFlags, in root: View) -> [View] {
        var found: [View] = []
        add(root, flag, to: &found)
        return found
    }

    private static func add(_ view: View, _ flag: ViewFlags, to found: inout [View]) {
        if view.flags.contains(flag) { found.append(view) }
        view.forEachChild { add($0, flag, to: &found) }
    }
}
