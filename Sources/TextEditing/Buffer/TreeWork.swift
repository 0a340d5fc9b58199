internal import Ropes

/// Counts of the work of operations on a tree of text: tests prove costs by them, not by clocks.
///
///     var buffer = EditBuffer("one two")
///     buffer.insert("and ", at: 4)
///     buffer.work.nodesMade  // 1
public struct TreeWork: Hashable, Sendable {
    var nodes = RopeWork()

    /// Nodes that were looked into.
    public var nodesVisited: Int {
        get { nodes.nodesVisited }
        set { nodes.nodesVisited = newValue }
    }
    /// Nodes that were created; all others are shared with the text before.
    public var nodesMade: Int {
        get { nodes.nodesMade }
        set { nodes.nodesMade = newValue }
    }
    /// Bytes that went into new chunks.
    public var bytesCopied = 0

    /// No work.
    public init() {}
}
