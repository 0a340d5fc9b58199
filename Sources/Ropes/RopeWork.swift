/// Counts of the work of operations on a ``Rope``: tests prove costs by them, not by clocks.
///
///     var work = RopeWork()
///     rope.set(element, at: 4, &work)
///     work.nodesMade  // the nodes from the root to a leaf
public struct RopeWork: Hashable, Sendable {
    /// Nodes that were looked into.
    public var nodesVisited = 0
    /// Nodes that were created or changed; all others are shared with the rope before.
    public var nodesMade = 0

    /// No work.
    @inlinable public init() {}
}
