/// The part of a view in layout by constraints.
extension View {
    /// The view's part in layout; nil until one is needed.
    final var layoutAttachment: LayoutAttachment? {
        guard let layoutParticipant else { return nil }
        // There is no other kind of participant; a debug build checks it.
        return unsafeDowncast(layoutParticipant, to: LayoutAttachment.self)
    }

    /// The view's part in layout, made when first needed.
    var attachment: LayoutAttachment {
        if let layoutAttachment { return layoutAttachment }
        let made = LayoutAttachment(view: self)
        layoutParticipant = made
        return made
    }

    var layoutNode: LayoutNode { attachment.node }

    /// The engine of the view's tree, made when first needed; nil for a tree without host that has not been laid out.
    func engineOfTree() -> LayoutEngine? {
        if let viewTree { return viewTree.layoutEngine }
        if DetachedLayouts.isEmpty { return nil }
        return rootOfTree.layoutAttachment?.detachedEngine
    }

    /// The engine of the view's tree; made now if the tree has none yet.
    final func requiredEngine() -> LayoutEngine {
        if let engine = engineOfTree() { return engine }
        let root = rootOfTree
        let engine = LayoutEngine(tree: nil)
        root.attachment.detachedEngine = engine
        engine.adoptTree(root)
        return engine
    }

    /// Where constraints put the view: its untransformed frame, in the superview's space.
    func placeByLayout(origin: Point, size: Size) {
        guard origin.isFinite, size.isFinite else { return }
        guard let attachment = layoutAttachment else { return }
        attachment.isBeingPlaced = true
        place(origin: origin, size: size)
        attachment.isBeingPlaced = false
        attachment.wasPlaced = true
    }

    /// Deactivates the constraints of this view and its descendants that reach out of `root`; `around` belongs to the superview.
    final func deactivateConstraintsReachingOut(of root: View, around: LayoutAttachment?) {
        if let attachment = layoutAttachment {
            attachment.node.deactivateUsesReachingOut(of: root, own: attachment, around: around)
            if attachment.hasGuides {
                for guide in attachment.allGuides {
                    guide.node.deactivateUsesReachingOut(of: root, own: attachment, around: around)
                }
            }
        }
        for subview in subviews {
            subview.deactivateConstraintsReachingOut(of: root, around: layoutAttachment)
        }
    }
}

extension LayoutNode {
    /// Deactivates constraints held outside of `root`; skips those of `own` and `around`, nearly all: both are inside.
    // No closures that the standard library calls: each would be asked for its thread.
    fileprivate func deactivateUsesReachingOut(
        of root: View, own: LayoutAttachment, around: LayoutAttachment?
    ) {
        var reaching: [LayoutConstraint] = []
        for use in uses where !use.isHeld(by: own) && !use.isHeld(by: around) {
            let constraint = use.constraint
            if let holder = constraint.state.holder?.node.ownView, holder.isDescendant(of: root) { continue }
            reaching.append(constraint)
        }
        for constraint in reaching { constraint.deactivate() }
    }
}
