/// The maintenance of layout by constraints when the view tree changes.
extension View {
    /// The constraint layout of this view's tree while no host shows it; nil if it has none.
    final var layoutOfDetachedTree: (any TreeLayout)? {
        if DetachedLayouts.isEmpty { return nil }
        return rootOfTree.layoutParticipant?.layoutOfDetachedTree
    }

    /// Returns the constraint layout of this view's tree while no host shows it, creating it if constraints place one of its
    /// views; otherwise nil.
    final func requiredLayoutOfDetachedTree() -> (any TreeLayout)? {
        if let layoutOfDetachedTree { return layoutOfDetachedTree }
        let root = rootOfTree
        return root.constrainedParticipant?.makeLayout(ofDetachedTree: root)
    }

    /// The first participant in depth-first order that holds constraints or is placed by them.
    private var constrainedParticipant: (any LayoutParticipant)? {
        if let layoutParticipant, layoutParticipant.holdsConstraints || layoutParticipant.placesView {
            return layoutParticipant
        }
        for subview in subviews {
            if let found = subview.constrainedParticipant { return found }
        }
        return mask?.constrainedParticipant
    }

    /// Removes `view`, which is about to be removed from this view, from the constraint layout: as in UIKit, constraints
    /// between its subtree and views outside of it are deactivated.
    final func removeFromLayout(_ view: View) {
        // Fast path for a view that no constraint refers to; thousands of these may be removed at once.
        if view.layoutParticipant == nil, view.subviews.isEmpty, view.mask == nil { return }
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
        forEachChild { $0.safeAreaChanged() }
    }

    /// Updates the constraints of this view and its descendants after a change of the user interface's direction.
    final func layoutDirectionChanged() {
        layoutParticipant?.layoutDirectionDidChange()
        forEachChild { $0.layoutDirectionChanged() }
    }
}

/// The direction in which a user interface flows: `UIUserInterfaceLayoutDirection`.
///
///     let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
public nonisolated enum UserInterfaceLayoutDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
}
