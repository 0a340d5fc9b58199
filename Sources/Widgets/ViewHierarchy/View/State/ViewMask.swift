/// The mask of a view: a view that is painted instead of being a subview, and takes part in frames and themes like one.
///
///     ViewMask(of: photo).set(gradient)
@MainActor
struct ViewMask {
    private let owner: View

    init(of owner: View) { self.owner = owner }

    /// Replaces the mask; a view that is or contains the owner is refused with a diagnostic.
    func set(_ mask: View?) {
        if mask === owner.mask { return }
        if let mask {
            if let refusal = refusal(of: mask) { return report(refusal) }
            mask.removeFromSuperview()
            // A hook may have changed either tree.
            if mask.superview != nil { return report("\(mask.name), which a hook has added elsewhere") }
            if let refusal = refusal(of: mask) { return report(refusal) }
        }
        if owner.mask != nil { remove() }
        if let mask { attach(mask) }
    }

    private func attach(_ mask: View) {
        let theme = ThemeInheritance.isUsed ? mask.effectiveAppearance : nil
        mask.willMove(toSuperview: owner)
        guard mask.superview == nil, owner.mask == nil, refusal(of: mask) == nil else { return }
        if mask.superview == nil { mask.layoutParticipant?.endLayoutOfDetachedTree() }
        mask.superview = owner
        owner.layer.changeEffects { $0.mask = mask }
        owner.raiseHeights(over: mask)
        mask.moveTree(to: owner.viewTree, depth: owner.layoutState.depth &+ 1)
        guard mask.isMask else { return }
        if owner.viewTree == nil { owner.layoutOfDetachedTree?.adoptTree(mask) }
        mask.layoutParticipant?.superviewDidChange()
        if let theme { ThemeInheritance(of: mask).mayHaveChanged(from: theme) }
        mask.didMoveToSuperview()
    }

    /// Removes the mask, which then has no superview.
    func remove() {
        guard let mask = owner.mask else { return }
        mask.willMove(toSuperview: nil)
        guard owner.mask === mask else { return }
        let theme = ThemeInheritance.isUsed ? mask.effectiveAppearance : nil
        owner.removeFromLayout(mask)
        owner.layer.changeEffects { $0.mask = nil }
        mask.superview = nil
        mask.moveTree(to: nil, depth: 0)
        if let theme { ThemeInheritance(of: mask).mayHaveChanged(from: theme) }
        mask.didMoveToSuperview()
    }

    private func refusal(of mask: View) -> String? {
        if mask === owner { return "itself" }
        if owner.isDescendant(of: mask) { return "\(mask.name), which contains or masks it" }
        if !owner.isWithinMaximumDepth(for: mask) {
            return "\(mask.name), more than \(View.maximumHierarchyDepth) views deep"
        }
        return nil
    }

    private func report(_ refusal: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: "\(owner.hierarchyPath.suffix(80))",
                message: "was to be masked by \(refusal)",
                cure: "the mask was not changed; use a view that is not an ancestor of the masked one"))
    }
}

extension View {
    /// The view whose alpha masks this view and its descendants; nil, the default, for none.
    ///
    /// `UIView.mask`. Its frame is in this view's coordinate space. It is not a subview, and is neither hit nor accessible; this view
    /// is its `superview`, whose theme and host it shares. A view that is, contains or masks this one is refused with a diagnostic.
    /// The masked view is painted through a layer, which costs a copy of its pixels.
    ///
    ///     photo.mask = GradientLayerView(colors: [.black, .clear])
    public final var mask: View? {
        get { rare?.effects?.mask }
        set { ViewMask(of: self).set(newValue) }
    }

    /// Whether the view is the mask of its superview.
    final var isMask: Bool { superview?.mask === self }

    /// Calls `body` with the subviews and the mask.
    @inline(__always) final func forEachChild(_ body: (View) -> Void) {
        for subview in subviews { body(subview) }
        if let mask { body(mask) }
    }
}
