/// Counts of the work of operations on a tree of text: tests prove costs by them, not by clocks.
///
///     var buffer = EditBuffer("one two")
///     buffer.insert("and ", at: 4)
///     buffer.work.nodesMade  // 1
public struct TreeWork: Hashable, Sendable {
    /// Nodes that were looked into.
    public var nodesVisited = 0
    /// Nodes that were created; all others are shared with the text before.
    public var nodesMade = 0
    /// Bytes that went into new leaves.
    public var bytesCopied = 0

    /// No work.
    public init() {}
}
