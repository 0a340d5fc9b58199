/// The runs of bytes that a text consists of, in order; each begins and ends between scalars.
///
///     var letters = 0
///     for chunk in buffer.chunks { letters += chunk.count { $0 != 0x20 } }
public struct TextChunks: Sequence, IteratorProtocol, Sendable {
    /// Inner nodes on the way to the next leaf, and which child is next.
    private var path: [(node: TextNode, next: Int)] = []
    /// The next leaf, if it is already found.
    private var leaf: TextNode?
    /// How many bytes of the next leaf are before the range.
    private var skipped: Int
    /// How many bytes are to come.
    private var rest: Int

    init(_ root: TextNode, in range: TextRange) {
        rest = range.length
        skipped = range.start
        var node = root
        while rest > 0 && !node.isLeaf {
            let (index, start) = node.child(at: skipped + 1)
            path.append((node, index + 1))
            skipped -= start
            node = node.children[index]
        }
        leaf = node
    }

    /// The next run, nil after the last.
    public mutating func next() -> ArraySlice<UInt8>? {
        guard rest > 0 else { return nil }
        if leaf == nil { advance() }
        guard let bytes = leaf?.bytes else { return nil }
        let chunk = bytes[skipped..<Swift.min(bytes.count, skipped + rest)]
        rest -= chunk.count
        skipped = 0
        leaf = nil
        return chunk
    }

    private mutating func advance() {
        while let (node, next) = path.last, next >= node.children.count { path.removeLast() }
        guard let (node, next) = path.last else { return }
        path[path.count - 1].next = next + 1
        var child = node.children[next]
        while !child.isLeaf {
            path.append((child, 1))
            child = child.children[0]
        }
        leaf = child
    }
}
