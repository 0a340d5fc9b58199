internal import Ropes

/// Counters of the work of tree operations, with which tests verify costs independently of time.
///
///     var buffer = EditBuffer("one two")
///     buffer.insert("and ", at: 4)
///     buffer.work.nodesMade  // 1
public struct TreeWork: Hashable, Sendable {
    var nodes = RopeWork()

    /// The number of visited nodes.
    public var nodesVisited: Int {
        get { nodes.nodesVisited }
        set { nodes.nodesVisited = newValue }
    }
    /// The number of created nodes; all others are shared with the text before the edit.
    public var nodesMade: Int {
        get { nodes.nodesMade }
        set { nodes.nodesMade = newValue }
    }
    /// The number of bytes copied into new chunks.
    public var bytesCopied = 0

    /// Creates counters with the value zero.
    public init() {}
}
