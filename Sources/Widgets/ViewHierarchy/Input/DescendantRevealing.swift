/// A view that scrolls a descendant into its visible area when the descendant gains the keyboard focus, or is typed into.
package protocol DescendantRevealing: View {
    /// Scrolls by the smallest distance that makes `part` of `descendant` visible, in points of the descendant; with nil, its focused part.
    func reveal(_ part: Rect?, of descendant: View)
}

extension View {
    /// Scrolls every enclosing scroll view so that this view is visible, the innermost first.
    ///
    /// O(depth), not counting pending layout.
    final func scrollIntoView() { EnclosingScrollViews(of: self).reveal(nil) }
}

/// The scroll views around a view.
///
///     EnclosingScrollViews(of: field).reveal(field.caretRect)
package struct EnclosingScrollViews {
    private let view: View

    package init(of view: View) { self.view = view }

    /// Scrolls every enclosing scroll view so that `part` of the view is visible, the innermost first; with nil, the view.
    ///
    /// O(depth) if a part is visible as of the last layout.
    package func reveal(_ part: Rect?) {
        guard view.viewTree != nil else { return }
        var step = view.superview
        while let ancestor = step {
            if ancestor.flags.contains(.scrollsByPixels) {
                let isVisible =
                    part.map { ancestor.bounds.contains(ancestor.convert($0, from: view)) } ?? false
                if !isVisible { (ancestor as? any DescendantRevealing)?.reveal(part, of: view) }
            }
            step = ancestor.superview
        }
    }
}
