/// The order in which Tab visits the focusable views of a tree: depth first in the order of subviews, but by rows in a list.
enum FocusNavigator {
    /// Returns the focusable views in tab order.
    ///
    /// O(views).
    static func order(in root: View) -> [View] {
        var found: [View] = []
        collect(root, &found, keeping: nil)
        return found
    }

    /// Returns the view that gains the focus after `current` (before it if `backwards`), wrapping around at the ends.
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
        let insertionIndex = found.count
        let isScrollView = view.flags.contains(.scrollsByPixels)
        if !isScrollView, view.canBecomeFirstResponder, view === current || isTabStop(view) {
            found.append(view)
        }
        let subviews =
            (isScrollView ? (view as? any FocusOrdering)?.subviewsInFocusOrder : nil) ?? view.subviews
        for subview in subviews { collect(subview, &found, keeping: current) }
        // A scroll view itself is a tab stop only if it contains none, or if it requests to be one.
        if isScrollView, found.count == insertionIndex || (view as? any TabStopDeciding)?.isTabStop == true,
            view.canBecomeFirstResponder
        {
            found.insert(view, at: insertionIndex)
        }
    }

    private static func isTabStop(_ view: View) -> Bool { (view as? any TabStopDeciding)?.isTabStop ?? true }
}

/// A view whose state determines whether it is a tab stop.
///
/// In a group with a single tab stop, one view is the tab stop, and the arrow keys focus the others. A scroll view is a tab
/// stop in addition to its descendants if this is true; otherwise only if it contains no tab stop.
///
///     extension Tab: TabStopDeciding {
///         var isTabStop: Bool { isSelected }
///     }
package protocol TabStopDeciding: View {
    /// Whether Tab stops at the view, provided that it can become first responder.
    var isTabStop: Bool { get }
}

/// A view whose subviews Tab visits in an order other than that of `subviews`.
///
///     extension Timeline: FocusOrdering {
///         var subviewsInFocusOrder: [View] { subviews.sorted { $0.frame.minX < $1.frame.minX } }
///     }
package protocol FocusOrdering: View {
    /// The subviews in tab order.
    var subviewsInFocusOrder: [View] { get }
}
