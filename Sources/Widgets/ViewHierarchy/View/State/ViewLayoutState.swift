/// The state of a view in the layout pass.
package nonisolated struct ViewLayoutState {
    /// The top left of the untransformed frame, in the superview's space, in points.
    ///
    /// Stored instead of the centre, so that reading a frame returns exactly the one that was set.
    package var origin = Point.zero
    /// The bounds in the view's own space, in points.
    package var bounds = Rect.zero
    /// The depth of the view in its tree; 0 for the root.
    package var depth: UInt16 = 0
    /// An upper bound of the height of the subtree: the number of views on the longest path below this view; at most
    /// `View.maximumHierarchyDepth`.
    var heightBound: UInt16 = 0
    var autoresizingMask: AutoresizingMask = []
    /// The number of layouts in the run of the layout loop identified by `lastLayoutRun`; the loop limits it.
    // Declared here, it fits into padding.
    var layoutsInRun: UInt8 = 0
    /// The index in the superview's `subviews` when last determined; a hint, verified before use.
    package var indexHint: Int32 = 0
    var lastLayoutRun: UInt32 = 0
    /// The number of layout passes since the view was created, for tests and the inspector.
    package var layoutCount: UInt32 = 0
    package var constraintUpdateCount: UInt32 = 0
}
