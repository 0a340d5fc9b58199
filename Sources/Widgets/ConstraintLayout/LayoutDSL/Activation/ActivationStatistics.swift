/// The number of changes made by the updates of a layout since its activation.
///
///     activation.statistics.viewsAdded == 0
public nonisolated struct ActivationStatistics: Hashable, Sendable {
    /// The number of updates.
    public var updates = 0
    /// The number of views that were added to a superview.
    public var viewsAdded = 0
    /// The number of views that were removed from a superview.
    public var viewsRemoved = 0
    /// The number of views that stayed in their superview at another index.
    public var viewsReordered = 0
    /// The number of constraints that were activated.
    public var constraintsActivated = 0
    /// The number of constraints that were deactivated.
    public var constraintsDeactivated = 0
    /// The number of constraints that stayed active with a changed constant or priority.
    public var constraintsChanged = 0

    public init() {}

    /// Returns the changes since `earlier`, as the difference of the counts.
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
