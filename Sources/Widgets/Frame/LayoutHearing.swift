/// A view that wants to know when one of its subviews has laid out what is inside of it.
package protocol LayoutHearing: View {
    func subviewWasLaidOut(_ subview: View)
}

extension View {
    /// From now on the view, which is ``LayoutHearing``, is told.
    package final func hearOfLayoutInside() {
        flags.insert(.hearsOfLayoutInside)
        LayoutHearers.exist = true
    }

    /// A view placed by constraints has another content size: whoever hears of what is inside is laid out.
    final func tellLayoutHearer() {
        if !LayoutHearers.exist { return }
        var step = superview
        while let view = step {
            if view.flags.contains(.hearsOfLayoutInside) { return view.setNeedsLayout() }
            step = view.superview
        }
    }
}

/// So that programs without such views pay nothing.
enum LayoutHearers {
    static var exist = false
}
