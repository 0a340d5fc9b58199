/// The order in which Tab visits the views of a tree that can have the focus: depth first, in the order of subviews, but by
/// rows in a list.
enum FocusNavigator {
    /// Returns the views that can have the focus, in order.
    ///
    /// O(views).
    static func order(in root: View) -> [View] {
        var found: [View] = []
        collect(root, &found, keeping: nil)
        return found
    }

    /// Returns the view that gets the focus after `current` (before it when `backwards`), wrapping around at the ends.
    static func next(after current: View?, in root: View, backwards: Bool) -> View? {
        var order: [View] = []
        collect(root, &order, keeping: current)
        guard let current, let index = order.firstIndex(where: { $0 === current }) else {
            return backwards ? order.last : order.first
        }
        let count = order.count
        return order[(index + (backwards ? count - 1 : 1)) % count]
    }

    private static func collect(_ view: View, _ found: inout [View], keeping current: View?) {
        if view.flags.contains(.isHidden) || view.flags.contains(.ignoresUserInteraction) { return }
        if view.displayState.alpha < 0.01 { return }
        let place = found.count
        let isScrollView = view.flags.contains(.scrollsByPixels)
        if !isScrollView, view.canBecomeFirstResponder, view === current || isTabStop(view) {
            found.append(view)
        }
        let subviews =
            (isScrollView ? (view as? any FocusOrdering)?.subviewsInFocusOrder : nil) ?? view.subviews
        for subview in subviews { collect(subview, &found, keeping: current) }
        // Tab stops at a scroll view only where it would not stop inside.
        if isScrollView, found.count == place || (view as? any TabStopDeciding)?.isTabStop == true,
            view.canBecomeFirstResponder
        {
            found.insert(view, at: place)
        }
    }

    private static func isTabStop(_ view: View) -> Bool { (view as? any TabStopDeciding)?.isTabStop ?? true }
}

/// A view that decides by its state whether Tab stops at it.
///
/// Of a group in which Tab stops once, one view is a tab stop, and the arrow keys focus the others. A scroll view is a tab stop in
/// addition to its descendants when this is true; otherwise only when none of them is.
///
///     extension Tab: TabStopDeciding {
///         var isTabStop: Bool { isSelected }
///     }
package protocol TabStopDeciding: View {
    /// Whether Tab stops here, while the view can have the focus.
    var isTabStop: Bool { get }
}

/// A view whose subviews Tab visits in another order than that of `subviews`.
///
///     extension Timeline: FocusOrdering {
///         var subviewsInFocusOrder: [View] { subviews.sorted { $0.frame.minX < $1.frame.minX } }
///     }
package protocol FocusOrdering: View {
    /// The subviews in the order in which Tab visits them.
    var subviewsInFocusOrder: [View] { get }
}
