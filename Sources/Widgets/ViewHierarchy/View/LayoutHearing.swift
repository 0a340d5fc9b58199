/// A view that is notified after one of its subviews has laid out its own subviews.
package protocol LayoutHearing: View {
    func subviewWasLaidOut(_ subview: View)
}

extension View {
    /// Registers this ``LayoutHearing`` view for the notifications, and for layout when the content size of a descendant placed
    /// by constraints, or the constant of a constraint, changes.
    ///
    /// The registration cannot be undone.
    package final func observeDescendantLayout() {
        flags.insert(.observesDescendantLayout)
        LayoutObservers.exist = true
    }

    /// Invalidates the layout of the nearest observing ancestor after the content size or a constraint of this view has changed.
    ///
    /// Needed because constraints may keep the frame while the fitting size of the ancestor changes.
    package final func invalidateObservingAncestor() {
        guard LayoutObservers.exist else { return }
        var step = superview
        while let view = step {
            if view.flags.contains(.observesDescendantLayout) { return view.setNeedsLayout() }
            step = view.superview
        }
    }
}

/// Whether any view observes; lets programs without observers skip the search of ancestors.
private enum LayoutObservers {
    static var exist = false
}
