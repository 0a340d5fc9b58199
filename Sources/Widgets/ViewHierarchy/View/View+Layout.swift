/// The steps that the view tree takes for layout by constraints.
extension View {
    /// The layout of this view's tree, which no host shows; nil while it has none.
    final var layoutOfDetachedTree: (any TreeLayout)? {
        if DetachedLayouts.isEmpty { return nil }
        return rootOfTree.layoutParticipant?.layoutOfDetachedTree
    }

    /// The layout of this view's tree, which no host shows, created when a constraint places one of its views; else nil.
    final func requiredLayoutOfDetachedTree() -> (any TreeLayout)? {
        if let layoutOfDetachedTree { return layoutOfDetachedTree }
        let root = rootOfTree
        return root.constrainedParticipant?.makeLayout(ofDetachedTree: root)
    }

    /// The first participant, depth first, that keeps constraints or is placed by some.
    private var constrainedParticipant: (any LayoutParticipant)? {
        if let layoutParticipant, layoutParticipant.holdsConstraints || layoutParticipant.placesView {
            return layoutParticipant
        }
        for subview in subviews {
            if let found = subview.constrainedParticipant { return found }
        }
        return nil
    }

    /// Takes `view`, which is about to be removed from this view, out of the layout of the tree, as UIKit does it: constraints
    /// between its inside and its outside are deactivated.
    final func leaveLayout(_ view: View) {
        // No constraint refers to it: so it is with each of thousands that are removed at once.
        if view.layoutParticipant == nil, view.subviews.isEmpty { return }
        var step: View? = self
        while let ancestor = step {
            if let participant = ancestor.layoutParticipant, participant.holdsConstraints {
                participant.deactivateConstraints(reachingOutOf: view)
                break
            }
            step = ancestor.superview
        }
        if viewTree == nil { layoutOfDetachedTree?.abandonTree(view) }
    }

    /// Updates the margins of this view and its descendants after a change of the safe area or of the direction.
    final func safeAreaChanged() {
        layoutParticipant?.marginsDidChange(of: self)
        setNeedsLayout()
        for subview in subviews { subview.safeAreaChanged() }
    }

    /// Updates the constraints of this view and its descendants after a change of the user interface's direction.
    final func layoutDirectionChanged() {
        layoutParticipant?.layoutDirectionDidChange()
        for subview in subviews { subview.layoutDirectionChanged() }
    }
}

/// Which way a user interface runs: `UIUserInterfaceLayoutDirection`.
///
///     let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
public nonisolated enum UserInterfaceLayoutDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
}
