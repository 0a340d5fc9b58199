/// The state of a view in the layout pass.
package nonisolated struct ViewLayoutState {
    /// Top left of the untransformed frame, in the superview's space.
    ///
    /// Kept instead of the centre, so that a frame that was set reads back exactly.
    package var origin = Point.zero
    /// In the view's own space.
    package var bounds = Rect.zero
    /// Steps from the root of the tree.
    package var depth: UInt16 = 0
    /// At least the number of views on the longest way down from this one, itself not counted; at most `View.maximumDepth`.
    var heightBound: UInt16 = 0
    var autoresizingMask: AutoresizingMask = []
    /// The number of layouts in the run of the layout loop `lastLayoutRun`, which is bounded.
    // Declared here, it fits into padding.
    var layoutsInRun: UInt8 = 0
    /// Where the view stood in its superview's `subviews` when last asked; checked before use.
    package var indexHint: Int32 = 0
    var lastLayoutRun: UInt32 = 0
    /// Passes since the view was made, for tests and the inspector.
    package var layoutCount: UInt32 = 0
    package var constraintUpdateCount: UInt32 = 0
}
