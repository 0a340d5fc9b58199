/// A view that is notified after one of its subviews has laid out its own subviews.
package protocol LayoutHearing: View {
    func subviewWasLaidOut(_ subview: View)
}

extension View {
    /// Registers the view, which is ``LayoutHearing``, for notifications, and for layout when the content size of a
    /// descendant placed by constraints changes.
    package final func hearOfLayoutInside() {
        flags.insert(.hearsOfLayoutInside)
        LayoutHearers.exist = true
    }

    /// Invalidates the layout of the nearest observing ancestor, after the content size of this view has changed.
    ///
    /// Constraints may keep the frame, and yet the ancestor's fitting size may have changed.
    package final func tellHearers() {
        guard LayoutHearers.exist else { return }
        var step = superview
        while let view = step {
            if view.flags.contains(.hearsOfLayoutInside) { return view.setNeedsLayout() }
            step = view.superview
        }
    }
}

/// Programs without such views do not look for them.
private enum LayoutHearers {
    static var exist = false
}
