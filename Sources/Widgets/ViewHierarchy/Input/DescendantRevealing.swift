/// A view that scrolls a descendant into its visible area when the descendant gets the keyboard focus.
package protocol DescendantRevealing: View {
    /// Scrolls so far that `descendant` is visible.
    func revealFocused(_ descendant: View)
}

extension View {
    /// Scrolls every enclosing view that scrolls so that this view is visible, the innermost first.
    ///
    /// O(depth) besides the layout that is pending.
    final func scrollIntoView() {
        guard viewTree != nil else { return }
        var step = superview
        while let view = step {
            if view.flags.contains(.scrollsByPixels) {
                (view as? any DescendantRevealing)?.revealFocused(self)
            }
            step = view.superview
        }
    }
}
