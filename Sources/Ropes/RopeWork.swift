/// Counters of the work of operations on a ``Rope``, with which tests verify costs independently of time.
///
///     var work = RopeWork()
///     rope.set(element, at: 4, &work)
///     work.nodesMade  // the number of nodes from the root to a leaf
public struct RopeWork: Hashable, Sendable {
    /// The number of visited nodes.
    public var nodesVisited = 0
    /// The number of created nodes; all others are shared with the rope before the change.
    public var nodesMade = 0

    /// Creates counters with the value zero.
    @inlinable public init() {}
}
