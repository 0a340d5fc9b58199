extension View {
    /// Updates the constraints and the layout of this view and its descendants immediately, if they are invalid.
    public final func layoutIfNeeded() {
        LayoutLoop.layOut(self)
    }

    /// Updates the constraints of this view and its descendants immediately, if they are invalid, subviews before their
    /// superviews.
    public final func updateConstraintsIfNeeded() {
        if let host = viewTree?.host {
            host.updateConstraints(within: self)
        } else {
            var report = FrameReport()
            LayoutLoop(.detached(root: self)).updateConstraints(&report)
        }
    }
}
