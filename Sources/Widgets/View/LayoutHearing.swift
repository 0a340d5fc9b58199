/// A view that wants to know when one of its subviews has laid out what is inside of it.
package protocol LayoutHearing: View {
    func subviewWasLaidOut(_ subview: View)
}

extension View {
    /// From now on the view, which is ``LayoutHearing``, is told; and laid out when a content size inside has changed that
    /// constraints place.
    package final func hearOfLayoutInside() {
        flags.insert(.hearsOfLayoutInside)
        LayoutHearers.exist = true
    }

    /// The view's content has another size, and its frame is the constraints' matter.
    ///
    /// They may leave the frame as it is, and yet whoever asks for a fitting size would hear of another one.
    final func tellHearers() {
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
