/// The constraint layout state of a view.
///
/// It is owned by the view, and deallocated with it.
@MainActor
final class LayoutAttachment: LayoutParticipant {
    let node: LayoutNode
    /// The active constraints held by this view, which is the nearest common ancestor of their items.
    @exclusivity(unchecked) var held: [LayoutConstraint] = []
    @exclusivity(unchecked) var guides: [LayoutGuide] = []
    @exclusivity(unchecked) var marginsGuide: LayoutGuide?
    @exclusivity(unchecked) var safeAreaGuide: LayoutGuide?
    @exclusivity(unchecked) var readableGuide: LayoutGuide?
    /// The guides of a scroll view; nil until one is requested.
    @exclusivity(unchecked) var scrollGuides: (content: LayoutGuide, frame: LayoutGuide)?
    @exclusivity(unchecked) var margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    @exclusivity(unchecked) var preservesSuperviewMargins = false
    @exclusivity(unchecked) var insetsMarginsFromSafeArea = true
    @exclusivity(unchecked) var semantics = SemanticContentAttribute.unspecified
    /// Whether the engine is writing the view's frame.
    @exclusivity(unchecked) var isBeingPlaced = false
    /// Whether the engine has written a frame since the view was added to its host.
    @exclusivity(unchecked) var wasPlaced = false
    /// The engine of a tree without a host, stored at its root view.
    @exclusivity(unchecked) var detachedEngine: LayoutEngine?

    init(view: View) { node = LayoutNode(view: view) }

    /// Removes the view, which owns the attachment and is being deallocated, from constraint layout.
    ///
    /// Isolated, so that it runs on the main actor even when the view is released on another thread; the deinitialiser of a view is
    /// nonisolated and cannot do this.
    isolated deinit {
        node.die()
        for constraint in held { constraint.letGo() }
        // A guide can be retained for longer than the view.
        if hasGuides { for guide in allGuides { guide.leaveView() } }
    }

    var placesView: Bool { node.isPlacedByConstraints }
    var holdsConstraints: Bool { !held.isEmpty }
    var isPlacingFirst: Bool { isBeingPlaced && !wasPlaced }

    // MARK: - Changes of the view

    func frameDidChange() {
        guard let engine = node.engine else { return }
        if !isBeingPlaced { engine.frameChanged(node) }
        if marginsGuide != nil || safeAreaGuide != nil, let view = node.ownView {
            engine.marginsChanged(of: view)
        }
    }

    func contentSizeDidChange(of view: View) {
        node.engine?.contentChanged(node)
        (view.superview as? any ArrangesSubviews)?.arrangedContentChanged()
    }

    func marginsDidChange(of view: View) { node.engine?.marginsChanged(of: view) }

    func layoutDirectionDidChange() {
        guard let engine = node.engine else { return }
        engine.reinstall(node)
        for guide in [marginsGuide, safeAreaGuide, readableGuide] + guides {
            if let guide { engine.reinstall(guide.node) }
        }
    }

    // MARK: - Changes of the tree

    /// Queues the view for writing, because the residuals of pixel snapping and the inherited margins depend on the superview.
    func superviewDidChange() {
        guard let engine = node.engine, let view = node.ownView else { return }
        if node.isPlacedByConstraints { engine.queueForWriting(node) }
        if hasGuides { engine.marginsChanged(of: view) }
    }

    func view(_ view: View, willLeave tree: ViewTree?) {
        tree?.layoutEngineIfLoaded?.abandonAll(of: view)
        wasPlaced = false
    }

    func view(_ view: View, didMoveTo tree: ViewTree?) {
        node.isPlacedByConstraints = view.isPlacedByConstraints
        tree?.layoutEngine.adoptIfUsed(view)
    }

    func deactivateConstraints(reachingOutOf view: View) {
        view.deactivateConstraintsCrossing(of: view, around: nil)
    }

    // MARK: - Trees without a host

    var layoutOfDetachedTree: (any TreeLayout)? { detachedEngine }
    func makeLayout(ofDetachedTree root: View) -> (any TreeLayout)? { root.requiredEngine() }

    func endLayoutOfDetachedTree() {
        detachedEngine?.dissolve()
        detachedEngine = nil
    }

    // MARK: - Constraints

    /// Removes `constraint` from the list of held constraints; O(1), because the last one takes its place.
    func drop(_ constraint: LayoutConstraint) {
        let index = constraint.state.indexInHolder
        let last = held.removeLast()
        if index == held.count { return }
        held[index] = last
        last.state.indexInHolder = index
    }
}

extension LayoutAttachment {
    var hasGuides: Bool {
        !guides.isEmpty || marginsGuide != nil || safeAreaGuide != nil || readableGuide != nil
            || scrollGuides != nil
    }

    /// The guides that were added to the view, and its built-in guides.
    var allGuides: [LayoutGuide] {
        if marginsGuide == nil, safeAreaGuide == nil, readableGuide == nil, scrollGuides == nil {
            return guides
        }
        return guides
            + [marginsGuide, safeAreaGuide, readableGuide, scrollGuides?.content, scrollGuides?.frame]
            .compactMap { $0 }
    }
}
