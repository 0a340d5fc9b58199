/// How much the updates of a layout have touched, since it was activated.
///
///     activation.statistics.viewsAdded == 0
public nonisolated struct ActivationStatistics: Hashable, Sendable {
    /// The number of updates.
    public var updates = 0
    /// The number of views that were added to a superview.
    public var viewsAdded = 0
    /// The number of views that were removed from a superview.
    public var viewsRemoved = 0
    /// Views that stayed inside their superview, at another place among its subviews.
    public var viewsReordered = 0
    /// The number of constraints that were activated.
    public var constraintsActivated = 0
    /// The number of constraints that were deactivated.
    public var constraintsDeactivated = 0
    /// Constraints that stayed active with another constant or priority.
    public var constraintsChanged = 0

    public init() {}

    /// Returns the counts since `earlier` was taken: the difference of the two.
    public func since(_ earlier: ActivationStatistics) -> ActivationStatistics {
        var difference = self
        difference.updates -= earlier.updates
        difference.viewsAdded -= earlier.viewsAdded
        difference.viewsRemoved -= earlier.viewsRemoved
        difference.viewsReordered -= earlier.viewsReordered
        difference.constraintsActivated -= earlier.constraintsActivated
        difference.constraintsDeactivated -= earlier.constraintsDeactivated
        difference.constraintsChanged -= earlier.constraintsChanged
        return difference
    }
}
