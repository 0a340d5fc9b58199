/// The thickness of one pane of a split view along the axis of the split, with its limits, in points.
nonisolated struct SplitPane: Equatable {
    var thickness = 0.0
    /// Whether `thickness` is known; a pane without a thickness receives an equal share of the length when it is first distributed.
    var isSized = false
    var minimum = 0.0
    var maximum = Double.infinity
    /// Panes with a lower priority change their thickness first when the split view is resized.
    var holdingPriority = LayoutPriority.defaultLow
    var isCollapsed = false

    /// Returns the nearest thickness within the limits; the minimum takes precedence.
    func limited(_ thickness: Double) -> Double { max(min(thickness, maximum), minimum) }
}
