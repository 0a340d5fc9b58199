extension Widgets.View {
    /// The text of the view or of the first of its descendants that displays one; nil if none does.
    var firstVisibleText: String? {
        if let text = (self as? any VisibleText)?.visibleText { return text }
        for subview in subviews {
            if let text = subview.firstVisibleText { return text }
        }
        return nil
    }
}
