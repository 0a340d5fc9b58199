/// The state of a view in constraint layout.
extension View {
    /// The view's layout state; nil until it is needed.
    final var layoutAttachment: LayoutAttachment? {
        guard let layoutParticipant else { return nil }
        // LayoutAttachment is the only type of participant, which a debug build checks.
        return unsafeDowncast(layoutParticipant, to: LayoutAttachment.self)
    }

    /// The view's layout state, created on the first access.
    var attachment: LayoutAttachment {
        if let layoutAttachment { return layoutAttachment }
        let newAttachment = LayoutAttachment(view: self)
        layoutParticipant = newAttachment
        return newAttachment
    }

    var layoutNode: LayoutNode { attachment.node }

    /// Returns the engine of the view's tree, created on the first call; nil for a tree without a host that has not been laid out.
    func engineOfTree() -> LayoutEngine? {
        if let viewTree { return viewTree.layoutEngine }
        if DetachedLayouts.isEmpty { return nil }
        return rootOfTree.layoutAttachment?.detachedEngine
    }

    /// Returns the engine of the view's tree, creating it if necessary.
    final func requiredEngine() -> LayoutEngine {
        if let engine = engineOfTree() { return engine }
        let root = rootOfTree
        let engine = LayoutEngine(tree: nil)
        root.attachment.detachedEngine = engine
        engine.adoptTree(root)
        return engine
    }

    /// Sets the untransformed frame computed by constraints, in the superview's coordinate space; ignores values that are not finite.
    func placeByLayout(origin: Point, size: Size) {
        guard origin.isFinite, size.isFinite else { return }
        guard let attachment = layoutAttachment else { return }
        attachment.isBeingPlaced = true
        place(origin: origin, size: size)
        attachment.isBeingPlaced = false
        attachment.wasPlaced = true
    }

    /// Deactivates the constraints of this view and its descendants that refer to items outside of `root`; `around` is the superview's
    /// attachment.
    final func deactivateConstraintsCrossing(of root: View, around: LayoutAttachment?) {
        if let attachment = layoutAttachment {
            attachment.node.deactivateUsesReachingOut(of: root, own: attachment, around: around)
            if attachment.hasGuides {
                for guide in attachment.allGuides {
                    guide.node.deactivateUsesReachingOut(of: root, own: attachment, around: around)
                }
            }
        }
        for subview in subviews {
            subview.deactivateConstraintsCrossing(of: root, around: layoutAttachment)
        }
    }
}

extension LayoutNode {
    /// Deactivates the constraints held outside of `root`; those held by `own` and `around`, which are most of them, are known to be
    /// inside.
    // Avoids closures called by the standard library, which check their actor isolation at run time.
    fileprivate func deactivateUsesReachingOut(
        of root: View, own: LayoutAttachment, around: LayoutAttachment?
    ) {
        var external: [LayoutConstraint] = []
        for use in uses where !use.isHeld(by: own) && !use.isHeld(by: around) {
            let constraint = use.constraint
            if let holder = constraint.state.holder?.node.ownView, holder.isDescendant(of: root) { continue }
            external.append(constraint)
        }
        for constraint in external { constraint.deactivate() }
    }
}
