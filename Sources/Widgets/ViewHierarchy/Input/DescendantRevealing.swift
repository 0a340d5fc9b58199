/// A view that scrolls a descendant into its visible area when the descendant gains the keyboard focus.
package protocol DescendantRevealing: View {
    /// Scrolls by the smallest distance that makes `descendant` visible.
    func revealFocused(_ descendant: View)
}

extension View {
    /// Scrolls every enclosing scroll view so that this view is visible, the innermost first.
    ///
    /// O(depth), not counting pending layout.
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
