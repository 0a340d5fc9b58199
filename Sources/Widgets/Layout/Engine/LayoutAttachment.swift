/// The state of a view that takes part in layout by constraints.
///
/// Dies with the view.
@MainActor
final class LayoutAttachment {
    let node: LayoutNode
    /// The active constraints that this view keeps: those of which it is the nearest common ancestor.
    @exclusivity(unchecked) var held: [LayoutConstraint] = []
    @exclusivity(unchecked) var guides: [LayoutGuide] = []
    @exclusivity(unchecked) var marginsGuide: LayoutGuide?
    @exclusivity(unchecked) var safeAreaGuide: LayoutGuide?
    @exclusivity(unchecked) var readableGuide: LayoutGuide?
    /// Of a scroll view.
    @exclusivity(unchecked) var scrollGuides: (content: LayoutGuide, frame: LayoutGuide)?
    @exclusivity(unchecked) var margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    @exclusivity(unchecked) var preservesSuperviewMargins = false
    @exclusivity(unchecked) var insetsMarginsFromSafeArea = true
    @exclusivity(unchecked) var semantics = SemanticContentAttribute.unspecified
    /// True while the engine writes the frame.
    @exclusivity(unchecked) var isBeingPlaced = false
    /// The engine has written a frame since the view came to its host.
    @exclusivity(unchecked) var wasPlaced = false
    /// The engine of a tree that no host shows, kept at its root.
    @exclusivity(unchecked) var detachedEngine: LayoutEngine?

    init(view: View) { node = LayoutNode(view: view) }

    /// Takes the view, which owns the attachment and is being deallocated, out of its layout.
    ///
    /// On the main actor even when the view was released on another thread: the deinitialiser of a view is nonisolated, and
    /// cannot do it.
    isolated deinit {
        node.die()
        for constraint in held { constraint.letGo() }
        // Somebody may keep a guide for longer than the view.
        if hasGuides { for guide in allGuides { guide.leaveView() } }
    }

    /// The view's frame has changed.
    func frameDidChange() {
        guard let engine = node.engine else { return }
        if !isBeingPlaced { engine.frameChanged(node) }
        if marginsGuide != nil || safeAreaGuide != nil, let view = node.ownView {
            engine.marginsChanged(of: view)
        }
    }

    /// Other margins reach into the view, and other pixels are cut off, than where it came from.
    func superviewDidChange() {
        guard let engine = node.engine, let view = node.ownView else { return }
        if node.isPlacedByConstraints { engine.queueWriting(node) }
        if hasGuides { engine.marginsChanged(of: view) }
    }

    /// Takes `constraint` off the list; O(1), the last one takes its place.
    func drop(_ constraint: LayoutConstraint) {
        let index = constraint.state.indexInHolder
        let last = held.removeLast()
        if index == held.count { return }
        held[index] = last
        last.state.indexInHolder = index
    }
}

extension LayoutAttachment {
    /// The root of a tree without host is put into another tree, or gets a host.
    func leaveDetachedEngine() {
        detachedEngine?.dissolve()
        detachedEngine = nil
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

extension View {
    /// The view is about to leave `superview`: constraints between what is inside it and what is not are deactivated, as
    /// UIKit does it.
    func leaveLayout(of superview: View) {
        // No constraint speaks of it: so it is with each of thousands that go at once.
        if layoutAttachment == nil, subviews.isEmpty { return }
        var step: View? = superview
        var holds = false
        while let view = step, !holds {
            if let attachment = view.layoutAttachment { holds = !attachment.held.isEmpty }
            step = view.superview
        }
        if holds { deactivateConstraintsReachingOut(of: self, around: nil) }
        if viewHost == nil, let engine = superview.engineOfTree() { abandonTree(engine) }
    }

    private func deactivateConstraintsReachingOut(of root: View, around: LayoutAttachment?) {
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

    private func abandonTree(_ engine: LayoutEngine) {
        engine.abandonAll(of: self)
        for subview in subviews { subview.abandonTree(engine) }
    }

    /// The view's part in layout, made when first needed.
    var attachment: LayoutAttachment {
        if let layoutAttachment { return layoutAttachment }
        let made = LayoutAttachment(view: self)
        layoutAttachment = made
        return made
    }

    var layoutNode: LayoutNode { attachment.node }

    /// The engine of the view's tree, made when first needed; nil for a tree without host that has not been laid out.
    func engineOfTree() -> LayoutEngine? {
        if let viewHost { return viewHost.layoutEngine }
        if LayoutEngine.detachedCount == 0 { return nil }
        return rootOfTree.layoutAttachment?.detachedEngine
    }
}
